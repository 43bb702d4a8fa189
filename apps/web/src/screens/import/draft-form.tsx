import type { Draft, Recipe, RecipeDto } from '@popote/client';
import { useMemo } from 'preact/hooks';
import { writeKept } from '../../offline/kept.js';
import { go } from '../../navigation/router.js';
import { Icon } from '../../ui/icon.js';
import { words } from '../../words/words.js';
import { Editor } from '../editor/editor.js';
import { DraftNotice, useKeptDraft } from '../editor/kept-draft.js';
import { bodyOf, draftOf, type RecipeDraft } from '../editor/recipe-draft.js';
import { savePhoto } from '../editor/save-photo.js';

interface DraftFormProps {
  readonly draft: Omit<Draft, 'sourceUrl' | 'alreadyImported'> & {
    readonly sourceUrl: string | null;
  };
  readonly draftKey: string;
  /** The names of the recipes that it contains. */
  readonly parts?: string;
  readonly onImport: (body: RecipeDto) => Promise<{ readonly data: Recipe }>;
  /** Where the person goes then; the recipe, if absent. */
  readonly next?: string;
}

/** What was read of a page or a file, to check and to import. */
export function DraftForm({ draft, draftKey, parts, onImport, next }: DraftFormProps) {
  const kept = useKeptDraft(draftKey);
  const first = useMemo(() => draftOf({ ...draft, parts: [] }), [draft]);
  const { imageUrl, locale, sourceUrl, ready } = draft;
  const save = async (draftWritten: RecipeDraft) => {
    const { parts: written, ...body } = bodyOf(draftWritten, []);
    const own = written?.length === 0 ? body : { ...body, parts: written }; // absent: those of the file
    const { data } = await onImport({ ...own, imageUrl, locale });
    await writeKept(draftKey, undefined);
    await savePhoto(data.id, draftWritten);
    go(next ?? `cookbook/${String(data.id)}`, { replace: true });
  };
  return (
    <>
      <p class={ready ? 'notice good' : 'notice'}>
        <Icon name={ready ? 'check' : 'help'} />
        <span>{ready ? words.imports.ready : words.imports.checkLines}</span>
      </p>
      {sourceUrl !== null && (
        <p>
          <a href={sourceUrl} target="_blank" rel="noreferrer">
            {words.recipe.source}
          </a>
        </p>
      )}
      {parts !== undefined && parts !== '' && <p class="hint">{words.imports.withParts(parts)}</p>}
      <DraftNotice kept={kept} />
      {kept.isRead && (
        <Editor
          key={kept.count}
          first={kept.draft ?? first}
          draftKey={draftKey}
          action={words.imports.import}
          onSave={save}
        />
      )}
    </>
  );
}
