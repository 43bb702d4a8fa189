import { idempotencyKey, type Recipe } from '@popote/client';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import { profile } from '../../api/session.js';
import { go } from '../../navigation/router.js';
import { Ask, Dialog } from '../../ui/dialog.js';
import { Icon, type IconName } from '../../ui/icon.js';
import { shareLink } from '../../ui/share.js';
import { attempt, tell } from '../../ui/toast.js';
import { words } from '../../words/words.js';

interface MoreDialogProps {
  readonly recipe: Recipe;
  readonly onClose: () => void;
}

/** What a person does with a recipe now and then. */
export function MoreDialog({ recipe, onClose }: MoreDialogProps) {
  const { id, name, authorId } = recipe;
  const path = { recipeId: id };
  const isAsking = useSignal(false);
  const isAuthor = authorId === profile.value?.id;
  const key = useMemo(idempotencyKey, []);
  const share = async () => {
    const { data } = await popote.shareRecipe({ path });
    onClose();
    await shareLink(data.url, name);
  };
  const unshare = async () => {
    await popote.unshareRecipe({ path });
    tell(words.recipe.unshared);
  };
  const copy = async () => {
    const { data } = await popote.copyRecipe({ path, headers: key });
    go(`cookbook/${String(data.id)}`);
    tell(words.recipe.copied);
  };
  const remove = async () => {
    await popote.deleteRecipe({ path });
    go('cookbook', { replace: true });
    tell(words.recipe.deleted(name));
  };
  const entry = (icon: IconName, text: string, run: () => Promise<unknown>, hint?: string) => (
    <li>
      <button
        type="button"
        class="menu-row person"
        onClick={() => void attempt(run).then((isDone) => isDone && onClose())}
      >
        <Icon name={icon} />
        <span>
          {text}
          {hint !== undefined && <small class="hint">{hint}</small>}
        </span>
      </button>
    </li>
  );
  if (isAsking.value)
    return (
      <Ask
        title={words.recipe.delete}
        text={words.recipe.deleteAsk}
        onClose={onClose}
        onConfirm={remove}
      />
    );
  return (
    <Dialog title={name} onClose={onClose}>
      <ul class="menu recipe-menu">
        {isAuthor && entry('share', words.recipe.shareLink, share, words.recipe.shareHint)}
        {isAuthor && entry('link', words.recipe.unshare, unshare)}
        {entry('copy', words.recipe.copy, copy)}
        {entry('print', words.recipe.print, () => {
          onClose();
          setTimeout(print, 100); // after the dialog has gone
          return Promise.resolve();
        })}
        {isAuthor && (
          <li>
            <button type="button" class="menu-row person" onClick={() => (isAsking.value = true)}>
              <Icon name="trash" />
              <span>{words.recipe.delete}</span>
            </button>
          </li>
        )}
      </ul>
    </Dialog>
  );
}
