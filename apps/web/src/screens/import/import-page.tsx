import type { SourceItem, SourceKey, SourceRow } from '@popote/client';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { go, place } from '../../navigation/router.js';
import { Button } from '../../ui/button.js';
import { Field, Select } from '../../ui/field.js';
import { Form } from '../../ui/form.js';
import { Icon } from '../../ui/icon.js';
import { Page } from '../../ui/page.js';
import { attempt } from '../../ui/toast.js';
import { labels } from '../../words/labels.js';
import { words } from '../../words/words.js';
import { externalIdOf } from './web-address.js';
import './import.css';

/** Pages and sites with recipes. `?url=` reads a page at once. */
export function ImportPage() {
  const { query } = place.value;
  const url = query.get('url');
  const openPage = (address: string, options = {}) =>
    go(`cookbook/import/web/${externalIdOf(address)}`, options);
  useEffect(() => {
    if (url !== null) openPage(url, { replace: true });
  }, [url]);
  return (
    <Page title={words.imports.title} back="cookbook">
      <section class="card stack">
        <p>{words.signIn.pasteHint}</p>
        <Form
          action={words.signIn.read}
          onSend={({ url: address = '' }) => {
            openPage(address.trim());
            return Promise.resolve();
          }}
        >
          <Field
            label={words.signIn.address}
            name="url"
            type="url"
            placeholder="https://"
            maxlength={2000}
          />
        </Form>
      </section>
      <Search />
    </Page>
  );
}

interface Found {
  readonly sourceKey: SourceKey;
  readonly search: string;
  readonly page: number;
  readonly items: readonly SourceItem[];
  /** Whether the last page had nothing. */
  readonly isEnd: boolean;
}

/** Searches a site that the house has chosen. */
function Search() {
  const sources =
    useResource<SourceRow[]>('house-sources', () => popote.listHouseSources(), {
      events: ['house'],
    }).data ?? [];
  const found = useSignal<Found | undefined>(undefined);
  const searchable = sources.filter(({ key }) => key !== 'web');
  const read = async (sourceKey: SourceKey, search: string, page: number) => {
    const { data } = await popote.searchSource({ path: { sourceKey }, query: { search, page } });
    const former = page === 1 ? [] : (found.value?.items ?? []);
    const items = [...former, ...data];
    found.value = { sourceKey, search, page, items, isEnd: data.length === 0 };
  };
  if (searchable.length === 0) return null;
  return (
    <section class="stack">
      <h2>{words.imports.search}</h2>
      <Form
        action={words.imports.find}
        onSend={({ source, search = '' }) => read(source as SourceKey, search, 1)}
      >
        <div class="pair">
          <Field label={words.imports.words} name="search" maxlength={200} autocomplete="off" />
          <Select
            label={words.imports.site}
            name="source"
            options={searchable.map(({ key }) => ({
              id: key,
              name: labels.sources[key]?.name ?? key,
            }))}
          />
        </div>
      </Form>
      {found.value !== undefined && <Results found={found.value} onMore={read} />}
    </section>
  );
}

interface ResultsProps {
  readonly found: Found;
  readonly onMore: (sourceKey: SourceKey, search: string, page: number) => Promise<void>;
}

function Results({ found, onMore }: ResultsProps) {
  const { sourceKey, search, page, items, isEnd } = found;
  if (items.length === 0) return <p class="hint">{words.imports.nothingFound}</p>;
  return (
    <>
      <ul class="menu card">
        {items.map(({ externalId, name, alreadyImported }) => (
          <li key={externalId}>
            <a href={`cookbook/import/${sourceKey}/${encodeURIComponent(externalId)}`}>
              <span>{name}</span>
              {alreadyImported && <span class="badge">{words.imports.alreadyHere}</span>}
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
      {!isEnd && (
        <div>
          <Button onClick={() => void attempt(() => onMore(sourceKey, search, page + 1))}>
            {words.imports.morePages}
          </Button>
        </div>
      )}
    </>
  );
}
