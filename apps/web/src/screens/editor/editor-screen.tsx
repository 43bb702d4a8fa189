import { idempotencyKey, isPopoteError, type Recipe } from '@popote/client';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import { profile } from '../../api/session.js';
import { writeKept } from '../../offline/kept.js';
import { go } from '../../navigation/router.js';
import { Loading, Page } from '../../ui/page.js';
import { attempt } from '../../ui/tell.js';
import { words } from '../../words/words.js';
import { ConflictDialog } from './conflict-dialog.js';
import { DraftNotice, useKeptDraft } from './kept-draft.js';
import { Editor } from './editor.js';
import { bodyOf, differencesOf, draftOf, EMPTY_DRAFT, type RecipeDraft } from './recipe-draft.js';
import { savePhoto } from './save-photo.js';

export function NewRecipe() {
  const kept = useKeptDraft('draft/new');
  const key = useMemo(idempotencyKey, []);
  const save = async (draft: RecipeDraft) => {
    const { data } = await popote.createRecipe({ body: bodyOf(draft, []), headers: key });
    await writeKept('draft/new', undefined);
    await savePhoto(data.id, draft);
    go(`cookbook/${String(data.id)}`, { replace: true });
  };
  return (
    <Page title={words.editor.newRecipe} back="cookbook" class="editor-page">
      <DraftNotice kept={kept} />
      {kept.isRead && (
        <Editor
          key={kept.count}
          first={kept.draft ?? EMPTY_DRAFT}
          draftKey="draft/new"
          action={words.app.save}
          onSave={save}
        />
      )}
    </Page>
  );
}

/** A recipe as the service has it, and its `ETag`. */
interface Version {
  readonly recipe: Recipe;
  readonly draft: RecipeDraft;
  readonly etag: string;
}

export function EditRecipe({ recipeId }: { readonly recipeId: number }) {
  const path = { recipeId };
  const draftKey = `draft/${String(recipeId)}`;
  const kept = useKeptDraft(draftKey);
  const stored = useSignal<Version | undefined>(undefined);
  const mine = useSignal<RecipeDraft | undefined>(undefined);
  const error = useSignal<unknown>(undefined);
  const read = async () => {
    try {
      const { data, response } = await popote.getRecipe({ path });
      stored.value = {
        recipe: data,
        draft: draftOf(data),
        etag: response.headers.get('etag') ?? '',
      };
    } catch (caught) {
      error.value = caught;
    }
  };
  useEffect(() => void read(), []);
  const version = stored.value;
  useEffect(() => {
    const { draft } = kept; // the recipe may have changed since it was begun
    if (version && draft?.base && differencesOf(draft.base, version.draft).length > 0)
      mine.value = draft;
  }, [version, kept.draft]);

  if (version === undefined || !kept.isRead)
    return (
      <Page title={words.app.edit} back={`cookbook/${String(recipeId)}`}>
        <Loading error={error.value} read={read} />
      </Page>
    );
  const { recipe, draft: first } = version;
  const send = async (draft: RecipeDraft) => {
    const { recipe: current, etag } = stored.value ?? version;
    const body = bodyOf(draft, current.steps);
    await popote.updateRecipe({ path, body, headers: { 'If-Match': etag } });
    await writeKept(draftKey, undefined);
    await savePhoto(recipeId, draft);
    go(`cookbook/${String(recipeId)}`, { replace: true });
  };
  /** A favourite or a detection changes the `ETag`, too: only other texts are a conflict. */
  const save = async (draft: RecipeDraft) => {
    try {
      await send(draft);
    } catch (caught) {
      if (!isPopoteError(caught, 'PRECONDITION_FAILED')) throw caught;
      await read();
      const isConflict = differencesOf(first, stored.value?.draft ?? first).length > 0;
      if (isConflict) mine.value = draft;
      else await send(draft);
    }
  };
  return (
    <Page title={recipe.name} back={`cookbook/${String(recipeId)}`} class="editor-page">
      <DraftNotice kept={kept} />
      <Editor
        key={kept.count}
        first={kept.draft ?? { ...first, base: first }}
        photo={recipe.photo}
        derived={recipe.courseSource === 'DERIVED' ? recipe.course : null}
        isAuthor={recipe.authorId === profile.value?.id}
        onSave={save}
        {...{ draftKey, action: words.app.save }}
      />
      {mine.value !== undefined && (
        <ConflictDialog
          mine={mine.value}
          theirs={first}
          onKeep={() => void attempt(() => send(mine.value ?? first))}
          onTake={() => void kept.discard()}
          onClose={() => (mine.value = undefined)}
        />
      )}
    </Page>
  );
}
