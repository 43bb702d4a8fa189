import { idempotencyKey, type Recipe } from '@popote/client';
import { useMemo } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import { profile } from '../../api/session.js';
import { go } from '../../navigation/router.js';
import { Dialog } from '../../ui/dialog.js';
import type { IconName } from '../../ui/icon.js';
import { MenuRow } from '../../ui/menu.js';
import { shareLink } from '../../ui/share.js';
import { attempt, tell, tellUndo } from '../../ui/tell.js';
import { words } from '../../words/words.js';

interface MoreDialogProps {
  readonly recipe: Recipe;
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}

/** What a person does with a recipe now and then. */
export function MoreDialog({ recipe, mayEdit, onClose }: MoreDialogProps) {
  const { id, name, authorId } = recipe;
  const path = { recipeId: id };
  const isAuthor = authorId === profile.value?.id;
  const headers = useMemo(idempotencyKey, []);
  const share = async () => {
    const { data } = await popote.shareRecipe({ path });
    await shareLink(data.url, name);
  };
  const unshare = async () => {
    await popote.unshareRecipe({ path });
    tell(words.recipe.unshared);
  };
  const copy = async () => {
    const { data } = await popote.copyRecipe({ path, headers });
    go(`cookbook/${String(data.id)}`);
    tell(words.recipe.copied);
  };
  const remove = async () => {
    await popote.deleteRecipe({ path });
    go('cookbook', { replace: true });
    tellUndo(words.recipe.deleted(name), () => popote.restoreRecipe({ path }));
  };
  const entry = (icon: IconName, text: string, run: () => Promise<unknown>, hint?: string) => (
    <MenuRow
      {...{ icon, title: text, hint }}
      onClick={() => void attempt(run).then((isDone) => isDone && onClose())}
    />
  );
  return (
    <Dialog title={name} onClose={onClose}>
      <ul class="menu">
        {isAuthor && entry('share', words.recipe.shareLink, share, words.recipe.shareHint)}
        {isAuthor && entry('link', words.recipe.unshare, unshare)}
        {entry('copy', words.recipe.copy, copy)}
        {entry('print', words.list.print, () => {
          onClose();
          setTimeout(print, 100); // after the dialog has gone
          return Promise.resolve();
        })}
        {mayEdit && (
          <MenuRow
            {...{ icon: 'clock', title: words.recipe.versions }}
            href={`cookbook/${String(id)}/versions`}
          />
        )}
        {isAuthor && entry('trash', words.recipe.delete, remove)}
      </ul>
    </Dialog>
  );
}
