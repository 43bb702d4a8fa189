import type { TrashedRecipe } from '@popote/client';
import { popote } from '../../api/popote.js';
import { profile } from '../../api/session.js';
import { Button } from '../../ui/button.js';
import { AskButton } from '../../ui/dialog.js';
import { MenuRow } from '../../ui/menu.js';
import { Empty, Page } from '../../ui/page.js';
import { tell } from '../../ui/tell.js';
import { nameOfDay } from '../../words/dates.js';
import { words } from '../../words/words.js';
import { RecipeList } from './recipe-list.js';
import { usePages } from './use-pages.js';

/** Deleted recipes, until they are gone: they come back with their places in the plan. */
export function TrashScreen() {
  const pages = usePages<TrashedRecipe>(
    'trash',
    (cursor) => popote.listTrash({ query: { cursor } }),
    false,
  );
  const restore = async ({ id, name }: TrashedRecipe) => {
    await popote.restoreRecipe({ path: { recipeId: id } });
    tell(words.cookbook.restored(name));
    await pages.read();
  };
  const remove = async (recipeId: number) => {
    await popote.deleteRecipe({ path: { recipeId }, query: { forever: true } });
    await pages.read();
  };
  const aboutOf = ({ deletedAt, deletedUntil }: TrashedRecipe) =>
    words.cookbook.deletedUntil(nameOfDay(deletedAt), nameOfDay(deletedUntil));
  return (
    <Page title={words.cookbook.trash} back="cookbook">
      <p class="hint">{words.cookbook.trashHint}</p>
      <RecipeList
        {...{ pages, list: 'menu card' }}
        empty={<Empty icon="trash" title={words.cookbook.trashEmpty} />}
      >
        {(recipe) => (
          <MenuRow {...{ key: recipe.id, title: recipe.name, hint: aboutOf(recipe) }}>
            <Button run={() => restore(recipe)}>{words.cookbook.restore}</Button>
            {recipe.authorId === profile.value?.id && (
              <AskButton
                small
                title={words.cookbook.deleteForEver(recipe.name)}
                text={words.cookbook.deleteForEverAsk}
                onConfirm={() => remove(recipe.id)}
              />
            )}
          </MenuRow>
        )}
      </RecipeList>
    </Page>
  );
}
