import { type Archive, idempotencyKey } from '@popote/client';
import { useMemo } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { Empty, Loading, Page } from '../../ui/page.js';
import { words } from '../../words/words.js';
import { readArchive } from './archive.js';
import { DraftForm } from './draft-form.js';
import './import.css';

interface ArchiveDraftProps {
  readonly archiveId: number;
  readonly draftId: number;
}

/** A recipe of a file, before it is imported. */
export function ArchiveDraft({ archiveId, draftId }: ArchiveDraftProps) {
  const back = `cookbook/archives/${String(archiveId)}`;
  const key = useMemo(idempotencyKey, []);
  const { data, error, read } = useResource<Archive>(`archive/${String(archiveId)}`, () =>
    readArchive(archiveId),
  );
  const draft = data?.drafts.find(({ id }) => id === draftId);
  const nameOf = (part: { readonly draftId: number }) =>
    data?.drafts.find(({ id }) => id === part.draftId)?.name ?? '';
  if (draft === undefined)
    return (
      <Page title={words.imports.archive} back={back}>
        {data === undefined ? (
          <Loading {...{ error, read }} />
        ) : (
          <Empty icon="book" title={words.app.notFound} />
        )}
      </Page>
    );
  return (
    <Page title={draft.name} back={back} class="editor-page">
      <DraftForm
        draft={draft}
        parts={draft.parts.map(nameOf).join(', ')}
        draftKey={`draft/archive/${String(draftId)}`}
        next={back}
        onImport={(body) =>
          popote.importDraft({ path: { archiveId, draftId }, body, headers: key })
        }
      />
    </Page>
  );
}
