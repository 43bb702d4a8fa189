import {
  type Draft,
  idempotencyKey,
  isPopoteError,
  type SourceKey,
  type WebPageDraft,
} from '@popote/client';
import { useMemo } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { Loading, Page } from '../../ui/page.js';
import { words } from '../../words/words.js';
import { DraftForm } from './draft-form.js';
import { addressOf } from './web-address.js';
import { PastedPage } from './pasted-page.js';
import './import.css';

interface SourceDraftProps {
  readonly sourceKey: string;
  readonly externalId: string;
}

/** A recipe of another site, before it is imported. */
export function SourceDraft({ sourceKey, externalId }: SourceDraftProps) {
  const path = { sourceKey: sourceKey as SourceKey, externalId };
  const name = `${sourceKey}/${externalId}`;
  const key = useMemo(idempotencyKey, []);
  const { data, error, read, show } = useResource<Draft | WebPageDraft>(`source/${name}`, () =>
    popote.previewSourceItem({ path }),
  );
  const isRefused = sourceKey === 'web' && isPopoteError(error);
  return (
    <Page
      title={data?.name ?? words.imports.title}
      back="cookbook/import"
      class={data === undefined ? '' : 'editor-page'}
    >
      {data === undefined ? (
        <>
          {error === undefined && <p class="hint">{words.imports.reading}</p>}
          <Loading {...{ error, read }} rows={6} />
          {isRefused && <PastedPage url={addressOf(externalId)} onRead={show} />}
        </>
      ) : (
        <DraftForm
          draft={data}
          draftKey={`draft/${name}`}
          onImport={(body) =>
            popote.importSourceItem({
              path: 'externalId' in data ? { ...path, externalId: data.externalId } : path,
              body,
              headers: key,
            })
          }
        />
      )}
    </Page>
  );
}
