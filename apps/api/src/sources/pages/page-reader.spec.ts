import type { SourceRecipe } from '#domain/sources/draft.js';
import { PageReader, type PageReaderOptions } from './page-reader.js';

/** Creates a page. Its bytes are moved when it is read, so each page is read once. */
const page = (html: string) => ({
  url: new URL('https://cuisine.example/'),
  bytes: new Uint8Array(Buffer.from(html)),
  charset: 'utf-8',
});
const tart = () =>
  page('<script type="application/ld+json">{"@type":"Recipe","name":"Tarte"}</script>');
/** 5 MB of ordinary markup. */
const long = () =>
  page(
    `<script type="application/ld+json">{"@type":"Recipe","name":"Tarte"}</script>${'<div class="card"><a href="/recettes/1">Tarte <em>Tatin</em></a></div>'.repeat(70_000)}`,
  );
/** Takes seconds to read, and tens of megabytes. */
const large = () =>
  page(
    `<div itemscope itemtype="http://schema.org/Recipe">${'<b itemprop=name title="0">Tarte</b>'.repeat(99_000)}`,
  );

describe('PageReader', () => {
  const readers: PageReader[] = [];

  function readerWith(options: PageReaderOptions): PageReader {
    const reader = new PageReader({ deadline: 60_000, ...options });
    readers.push(reader);
    return reader;
  }

  const nameOf = (recipe: SourceRecipe | null) => recipe?.name;

  afterAll(() => Promise.all(readers.map((reader) => reader.onApplicationShutdown())));

  it('reads the longest pages', async () => {
    const reader = readerWith({});
    await expect(reader.readItem('web', long()).then(nameOf)).resolves.toBe('Tarte');
  });

  it('reads pages of results', async () => {
    const document = page('<a href="/recettes/recette_tatin_2.aspx">Tatin</a>');
    await expect(readerWith({}).readSearch('marmiton', document)).resolves.toMatchObject([
      { externalId: 'recette_tatin_2', name: 'Tatin' },
    ]);
  });

  it('rejects a page that exceeds the memory of a thread, and reads the next ones', async () => {
    const reader = readerWith({ heap: 24, threads: 1 });
    const names = [large(), tart(), large(), tart()].map((page) => reader.readItem('web', page));
    await expect(Promise.allSettled(names)).resolves.toMatchObject([
      { reason: { code: 'ERR_WORKER_OUT_OF_MEMORY' } },
      { value: { name: 'Tarte' } },
      { reason: { code: 'ERR_WORKER_OUT_OF_MEMORY' } },
      { value: { name: 'Tarte' } },
    ]);
  });

  it('rejects a page at its deadline, and pages that wait still get a thread', async () => {
    const reader = readerWith({ deadline: 1, threads: 1 });
    const pages = [large(), large(), large()].map((page) => reader.readItem('web', page));
    await expect(Promise.allSettled(pages)).resolves.toMatchObject([
      { reason: { name: 'AbortError' } },
      { reason: { name: 'AbortError' } },
      { reason: { name: 'AbortError' } },
    ]);
  });

  it('rejects pages with 503 when too many wait', async () => {
    const reader = readerWith({ threads: 1, maxWaiting: 1 });
    const pages = [tart(), tart(), tart()].map((page) => reader.readItem('web', page));
    await expect(Promise.allSettled(pages)).resolves.toMatchObject([
      { value: { name: 'Tarte' } },
      { value: { name: 'Tarte' } },
      { reason: { errorName: 'SERVICE_UNAVAILABLE' } },
    ]);
  });
});
