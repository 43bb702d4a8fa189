import { isPopoteError, type Recipe, type Suitability } from '@popote/client';
import { useSignal } from '@preact/signals';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { profile, useHouse } from '../../api/session.js';
import { place } from '../../navigation/router.js';
import { Button } from '../../ui/button.js';
import { useDialog } from '../../ui/dialog.js';
import { Icon } from '../../ui/icon.js';
import { Empty, Loading, Page } from '../../ui/page.js';
import { Photo } from '../../ui/recipe/photo.js';
import { Verdict } from '../../ui/recipe/verdict.js';
import { attempt } from '../../ui/tell.js';
import { words } from '../../words/words.js';
import { Facts } from './facts.js';
import { Ingredients } from './ingredients.js';
import { MoreDialog } from './more-dialog.js';
import { Nutrition } from './nutrition.js';
import { PlanDialog } from './plan-dialog.js';
import { Ratings } from './ratings.js';
import { Steps } from './steps.js';
import { Conflicts } from './conflicts.js';
import '../../ui/recipe/recipe.css';
import './recipe-page.css';

interface RecipePageProps {
  readonly recipeId: number;
}

/** A recipe to read, to cook from, and to plan. `?portions=6` shows it for six. */
export function RecipePage({ recipeId }: RecipePageProps) {
  const path = { recipeId };
  const recipe = useResource<Recipe>(
    `recipe/${String(recipeId)}`,
    () => popote.getRecipe({ path, query: { expand: ['parts'] } }),
    { events: ['recipe', 'detection'], keep: true },
  );
  const { data, error } = recipe;
  if (data !== undefined && !isPopoteError(error, 'RECIPE_NOT_FOUND'))
    return <Content recipe={data} read={recipe.read} show={recipe.show} />;
  return (
    <Page title={words.app.cookbook} back="cookbook">
      {isPopoteError(error) && error.status < 500 ? (
        <Empty icon="book" title={words.recipe.gone} />
      ) : (
        <Loading {...recipe} rows={6} />
      )}
    </Page>
  );
}

interface ContentProps {
  readonly recipe: Recipe;
  readonly read: () => Promise<void>;
  readonly show: (recipe: Recipe) => void;
}

function Content({ recipe, read, show }: ContentProps) {
  const { id, name, favourite } = recipe;
  const path = { recipeId: id };
  const suitability = useResource<Suitability>(
    `suitability/${String(id)}`,
    () => popote.getRecipeSuitability({ path }),
    { events: ['recipe', 'detection', 'house'], keep: true },
  ).data;
  const portions = useSignal(Number(place.value.query.get('portions')) || recipe.portions);
  const plan = useDialog();
  const more = useDialog();
  const mayEdit = useMayEdit(recipe);
  const toggle = async () => {
    show({ ...recipe, favourite: !favourite });
    const send = () =>
      favourite ? popote.removeFavourite({ path }) : popote.addFavourite({ path });
    if (!(await attempt(send))) await read();
  };
  const factor = portions.value / recipe.portions;
  return (
    <Page
      title={name}
      back="cookbook"
      class="wide recipe"
      actions={
        <>
          <Button
            icon="heart"
            class={favourite ? 'is-favourite' : ''}
            aria-pressed={favourite}
            label={words.recipe.favourite}
            run={toggle}
          />
          {mayEdit && (
            <a
              class="button quiet icon-only"
              href={`cookbook/${String(id)}/edit`}
              aria-label={words.app.edit}
            >
              <Icon name="edit" />
            </a>
          )}
          <Button icon="more" label={words.recipe.more} onClick={() => more.open()} />
        </>
      }
    >
      <div class="recipe-head">
        <div class="recipe-photo">
          <Photo photo={recipe.photo} sizes="(width >= 60rem) 34rem, 100vw" />
        </div>
        <div class="stack">
          {suitability !== undefined && (
            <a href="#verdict" class="to-verdict" onClick={showVerdict}>
              <Verdict suitability={suitability} />
            </a>
          )}
          <Facts recipe={recipe} />
          {recipe.description !== null && <p class="recipe-description">{recipe.description}</p>}
          <div class="row">
            <Button kind="main" icon="calendar" onClick={() => plan.open()}>
              {words.recipe.plan}
            </Button>
          </div>
        </div>
      </div>
      <div class="recipe-body">
        <Ingredients recipe={recipe} portions={portions} />
        <Steps recipe={recipe} factor={factor} read={read} />
      </div>
      <Ratings recipe={recipe} read={read} />
      {suitability !== undefined && <Conflicts recipe={recipe} suitability={suitability} />}
      <Nutrition recipeId={id} />
      {plan.render(() => (
        <PlanDialog {...{ recipe, suitability, portions: portions.value, onClose: plan.close }} />
      ))}
      {more.render(() => (
        <MoreDialog {...{ recipe, mayEdit, onClose: more.close }} />
      ))}
    </Page>
  );
}

/** A link to a part of the page would open another address. */
function showVerdict(event: Event) {
  event.preventDefault();
  document.getElementById('verdict')?.scrollIntoView({ behavior: 'smooth' });
}

/** The author changes a recipe; members change one of the house, if the house allows it. */
function useMayEdit({ authorId, visibility, authorHouseId }: Recipe): boolean {
  const house = useHouse().data;
  const isOfHouse = visibility === 'HOUSE' && authorHouseId === house?.id;
  return authorId === profile.value?.id || (isOfHouse && house.sharedEditing);
}
