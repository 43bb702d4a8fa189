import type { SourceItem, SourceKey, SourceRow } from '@popote/client';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { go, place } from '../../navigation/router.js';
import { Button } from '../../ui/button.js';
import { Field, Form, Select } from '../../ui/form.js';
import { Page, Section } from '../../ui/page.js';
import { MenuRow } from '../../ui/menu.js';
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
          onSend={({ url: address = '' }) => openPage(address.trim())}
        >
          <Field
            {...{ label: words.signIn.address, name: 'url', type: 'url', maxlength: 2000 }}
            placeholder="https://"
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
    <Section title={words.imports.search}>
      <Form
        action={words.imports.find}
        onSend={({ source, search = '' }) => read(source as SourceKey, search, 1)}
      >
        <div class="pair">
          <Field label={words.imports.words} name="search" maxlength={200} />
          <Select
            {...{ label: words.imports.site, name: 'source' }}
            options={searchable.map(({ key: id }) => ({
              id,
              name: labels.sources[id]?.name ?? id,
            }))}
          />
        </div>
      </Form>
      {found.value !== undefined && <Results found={found.value} onMore={read} />}
    </Section>
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
          <MenuRow
            {...{ key: externalId, title: name }}
            href={`cookbook/import/${sourceKey}/${encodeURIComponent(externalId)}`}
          >
            {alreadyImported && <span class="badge">{words.imports.alreadyHere}</span>}
          </MenuRow>
        ))}
      </ul>
      {!isEnd && (
        <Button run={() => onMore(sourceKey, search, page + 1)}>{words.cookbook.more}</Button>
      )}
    </>
  );
}
