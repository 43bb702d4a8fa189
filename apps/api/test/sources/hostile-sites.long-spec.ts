import { readMetrics } from '../monitoring/read-metrics.js';
import { signUpWithSources } from '../support/people.js';
import { recipePage, requested, type RecipeSite, startRecipeSite } from '../support/recipe-site.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { TestResponse } from '../support/test-client.js';
import { until } from '../support/until.js';

/** A page of microdata whose text belongs to `depth` nested elements. */
const nestedProperties = (depth: number) => ({
  body: `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Tarte</h1>${'<div itemprop="a b c d e f g h">'.repeat(depth)}${'mot '.repeat(1_075_000)}`,
});
const deepData = {
  body: `<script type="application/ld+json">${'['.repeat(2_500_000)}${']'.repeat(2_500_000)}</script>`,
};
/** A page of results whose links all have the text of the page. */
const nestedLinks = {
  body: `${'<a href="/recettes/recette_a_1.aspx">'.repeat(400)}${'mot '.repeat(1_000_000)}`,
};

describe('hostile sites and pages', () => {
  let site: RecipeSite;
  let app: TestApp;
  const log: string[] = [];

  beforeAll(async () => {
    site = await startRecipeSite();
    app = await startTestApp(
      { ...site.env, RATE_LIMIT: 'on' },
      { write: (line) => log.push(line) },
    );
  });
  afterAll(async () => {
    await app.close();
    site.close();
  });
  beforeEach(() => {
    site.pages.clear();
    site.requests.length = 0;
  });

  const itemPath = (path: string) =>
    `/sources/web/items/${Buffer.from(site.url + path).toString('base64url')}`;
  /** A promise, and the function that resolves it. */
  const gate = () => {
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    return { opened, open };
  };
  const unavailable = { status: 502, body: { code: 5020 } };
  const tooMany = { status: 429, body: { code: 4290 } };

  it.each([
    ['50 nested properties', nestedProperties(50)],
    ['500 nested properties', nestedProperties(500)],
    ['deep JSON-LD', deepData],
  ])(
    'return 502/5020 for a page with %s, and serve others meanwhile and after',
    async (_, page) => {
      const { client } = await signUpWithSources(app);
      site.pages.set('/hostile', page);
      site.pages.set('/tarte', recipePage({ name: 'Tarte' }));
      const [hostile, health] = await Promise.all([
        client.get(itemPath('/hostile')),
        requested(site, 1).then(() => app.client().get('/health')),
      ]);
      expect(hostile).toMatchObject(unavailable);
      expect(health.status).toBe(200);
      await until(async () => (await client.get(itemPath('/tarte'))).status === 200);
    },
  );

  it('return 502/5020 for a hostile page of results', async () => {
    const { client } = await signUpWithSources(app);
    site.pages.set('/recettes/recherche.aspx?aqt=a&page=1', nestedLinks);
    expect(await client.get('/sources/marmiton/items?search=a')).toMatchObject(unavailable);
  });

  it('one request to the site for previews of one item, until ten minutes have passed', async () => {
    const { client } = await signUpWithSources(app);
    const other = await signUpWithSources(app);
    site.pages.set('/commune', recipePage({ name: 'Tarte' }));
    const previews = await Promise.all(
      [client, other.client, client].map((viewer) => viewer.get(itemPath('/commune'))),
    );
    expect(previews.map(({ status }) => status)).toEqual([200, 200, 200]);
    site.pages.clear();
    expect(await other.client.get(itemPath('/commune#haut'))).toMatchObject({ status: 200 });
    expect(site.requests).toEqual(['/commune']);
  });

  it('a kept preview is returned only to houses that have enabled the source', async () => {
    const { client } = await signUpWithSources(app);
    const other = await signUpWithSources(app, 'marmiton');
    site.pages.set('/privee', recipePage({ name: 'Tarte' }));
    expect(await client.get(itemPath('/privee'))).toMatchObject({ status: 200 });
    expect(await other.client.get(itemPath('/privee'))).toMatchObject({
      status: 403,
      body: { code: 4032 },
    });
  });

  it('a failure of a site is not kept', async () => {
    const { client } = await signUpWithSources(app);
    site.pages.set('/panne', { status: 500 });
    expect(await client.get(itemPath('/panne'))).toMatchObject(unavailable);
    site.pages.set('/panne', recipePage({ name: 'Tarte' }));
    expect(await client.get(itemPath('/panne'))).toMatchObject({ status: 200 });
  });

  it('a failure of a site is logged once, as a warning', async () => {
    const { client } = await signUpWithSources(app);
    site.pages.set('/defaut', { status: 500 });
    log.length = 0;
    expect(await client.get(itemPath('/defaut'))).toMatchObject(unavailable);
    const lines = log.map((line) => JSON.parse(line) as { level: number; event: string });
    expect(lines.filter(({ level }) => level > 30)).toMatchObject([{ event: 'source-not-read' }]);
  });

  it('two requests of a house run at once, 16 wait, others get 429/4290; other houses are served', async () => {
    const { client } = await signUpWithSources(app);
    const other = await signUpWithSources(app);
    const slowPages = gate();
    const refusals = gate();
    const pages = Array.from({ length: 22 }, (_, i) => `/lente-${String(i)}`);
    for (const path of pages) {
      site.pages.set(path, { ...recipePage({ name: 'Tarte' }), after: slowPages.opened });
    }
    site.pages.set('/autre', recipePage({ name: 'Tarte' }));

    const refused: TestResponse<unknown>[] = [];
    const responses = pages.map(async (path) => {
      const response = await client.get(itemPath(path));
      if (response.status === 429) refused.push(response);
      if (refused.length === 4) refusals.open();
      return response;
    });
    await requested(site, 2);
    expect(await other.client.get(itemPath('/autre'))).toMatchObject({ status: 200 });
    await refusals.opened;
    expect(site.requests.filter((path) => path.startsWith('/lente'))).toHaveLength(2);
    slowPages.open();
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    // On a slow machine, a page that waits may exceed its deadline: 502.
    expect(statuses.filter((status) => status !== 429)).toHaveLength(18);
    for (const response of refused) {
      expect(response).toMatchObject(tooMany);
      expect(response.headers.get('retry-after')).toBe('2');
    }
    const metrics = await readMetrics(app.url);
    expect(metrics.value('rate_limit_refusals_total{limit="source_requests"}')).toBe(4);
  });

  it('300 searches and previews of a house an hour, then 429/4290 with Retry-After', async () => {
    const { client, houseId } = await signUpWithSources(app);
    const other = await signUpWithSources(app);
    site.pages.set('/limite', recipePage({ name: 'Tarte' }));
    expect(await client.get(itemPath('/limite'))).toMatchObject({ status: 200 });
    const key = `source:house:${String(houseId)}`;
    await app.sql('update attempt_counter set count = 299 where key = $1', [key]);
    expect(await client.get(itemPath('/limite'))).toMatchObject({ status: 200 });

    for (const path of [itemPath('/limite'), '/sources/marmiton/items?search=a']) {
      const refused = await client.get(path);
      expect(refused).toMatchObject({ status: 429, body: { code: 4290 } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    }
    expect(await other.client.get(itemPath('/limite'))).toMatchObject({ status: 200 });
  });

  it('a preview in flight is finished when the service stops', async () => {
    const stopping = await startTestApp(site.env);
    const { client } = await signUpWithSources(stopping);
    const { opened, open } = gate();
    site.pages.set('/tarte', recipePage({ name: 'Tarte' }));
    await until(async () => (await client.get(itemPath('/tarte'))).status === 200); // starts a thread
    site.requests.length = 0;
    site.pages.set('/lente', { ...recipePage({ name: 'Tarte' }), after: opened });
    const preview = client.get(itemPath('/lente'));
    await requested(site, 1);
    const closed = stopping.close();
    await until(() => !stopping.app.getHttpServer().listening);
    open();
    expect(await preview).toMatchObject({ status: 200, body: { name: 'Tarte' } });
    await closed;
  });
});
