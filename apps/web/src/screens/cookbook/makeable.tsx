import type { MakeableRecipe } from '@popote/client';
import { popote } from '../../api/popote.js';
import { go, place } from '../../navigation/router.js';
import { Check } from '../../ui/form.js';
import { Empty } from '../../ui/page.js';
import { FoodList } from '../../ui/food/food-list.js';
import { RecipeCard } from '../../ui/recipe/recipe-card.js';
import { foodName } from '../../words/food.js';
import { words } from '../../words/words.js';
import { addressWith, filtersOf } from './filters.js';
import { RecipeList } from './recipe-list.js';
import { usePages } from './use-pages.js';

/** What can be cooked with what is in the pantry, and what the person names besides. */
export function Makeable() {
  const { query } = place.value;
  const { ingredientIds } = filtersOf(query);
  const suitableForHousehold = !query.has('all');
  const pages = usePages<MakeableRecipe>(
    `makeable/${query.toString()}`,
    (cursor) =>
      popote.listMakeableRecipes({
        query: {
          ingredientIds,
          cursor,
          limit: 24,
          ...(suitableForHousehold && { suitableForHousehold }),
        },
      }),
    false,
  );
  const change = (changes: Parameters<typeof addressWith>[1]) =>
    go(addressWith(query, changes), { replace: true });
  return (
    <>
      <FoodList
        label={words.cookbook.atHand}
        ids={ingredientIds ?? []}
        onChange={(ids) => change({ ingredientIds: ids })}
      />
      <Check
        label={words.cookbook.suitable}
        defaultChecked={suitableForHousehold}
        onChange={(event) => change({ all: event.currentTarget.checked ? [] : [1] })}
      />
      <RecipeList pages={pages} empty={<Empty icon="jar" title={words.cookbook.emptyMakeable} />}>
        {(recipe) => (
          <RecipeCard key={recipe.id} recipe={suitableForHousehold ? asSuitable(recipe) : recipe}>
            <small class="quiet-text">{lacksOf(recipe)}</small>
          </RecipeCard>
        )}
      </RecipeList>
    </>
  );
}

/** The list has no verdicts of its own: with the filter, it has suitable recipes alone. */
const asSuitable = (recipe: MakeableRecipe) => ({
  ...recipe,
  suitability: { suitable: true, verdict: 'SUITABLE' as const, conflicts: [], unread: [] },
});

function lacksOf({ missingIngredientIds }: MakeableRecipe): string {
  const foods = missingIngredientIds.map((id) => foodName(id)).join(', ');
  return foods === '' ? words.cookbook.complete : words.cookbook.lacks(foods);
}
