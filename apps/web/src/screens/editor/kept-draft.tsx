import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readKept, writeKept } from '../../offline/kept.js';
import { Button } from '../../ui/button.js';
import { tellUndo } from '../../ui/tell.js';
import { words } from '../../words/words.js';
import type { RecipeDraft } from './recipe-draft.js';

/** What the person has written and not saved, also before a reload. `count` grows when it is another. */
export function useKeptDraft(key: string) {
  const state = useSignal<{ draft?: RecipeDraft | undefined; isRead: boolean; count: number }>({
    ...{ isRead: false, count: 0 },
  });
  const show = (draft: RecipeDraft | undefined) =>
    (state.value = { draft, isRead: true, count: state.peek().count + 1 });
  useEffect(() => void readKept<RecipeDraft>(key).then(show), []);
  const discard = async () => {
    const draft = await readKept<RecipeDraft>(key);
    await writeKept(key, undefined);
    show(undefined);
    tellUndo(words.editor.draftLost, async () => {
      await writeKept(key, draft);
      show(draft);
    });
  };
  return { ...state.value, discard };
}

/** Says that the text is a draft, which can be discarded. */
export function DraftNotice({ kept }: { readonly kept: ReturnType<typeof useKeptDraft> }) {
  if (kept.draft === undefined) return null;
  return (
    <p class="notice">
      <span>{words.editor.draftKept}</span>
      <Button kind="quiet" onClick={() => void kept.discard()}>
        {words.editor.discard}
      </Button>
    </p>
  );
}
