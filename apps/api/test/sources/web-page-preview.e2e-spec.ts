import { signUpWithSources } from '../support/people.js';
import { recipePage, type RecipeSite, startRecipeSite } from '../support/recipe-site.js';
import { refusal } from '../support/refusal.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { recordSensitive } from '../support/test-log.js';

const PREVIEW = '/sources/web/preview';
const KIB = 1024;
const MIB = 1024 * KIB;
const TART = {
  name: 'Tarte aux pommes',
  recipeYield: '6 personnes',
  prepTime: 'PT20M',
  image: '/tarte.jpg',
  recipeIngredient: ['200 g de farine', '3 œufs', 'trucmuche'],
  recipeInstructions: ['Mélanger la farine et les œufs.', 'Cuire 45 minutes.'],
};
const URL_OF_PAGE = 'https://cuisine.example/tarte';

describe('POST /sources/web/preview', () => {
  let site: RecipeSite;
  let app: TestApp;

  beforeAll(async () => {
    site = await startRecipeSite();
    app = await startTestApp({ ...site.env, RATE_LIMIT: 'on' });
  });
  afterAll(async () => {
    await app.close();
    site.close();
  });
  beforeEach(() => {
    site.pages.clear();
    site.requests.length = 0;
  });

  const idOf = (address: string) => Buffer.from(address).toString('base64url');
  const htmlOf = (recipe: object) => String(recipePage({ ...recipe }).body);
  const page = (changes: object = {}) => ({ url: URL_OF_PAGE, html: htmlOf(TART), ...changes });

  it('returns the draft of GET for the same page, with its external id, and fetches nothing', async () => {
    const { client } = await signUpWithSources(app);
    const url = `${site.url}/tarte`;
    const sent = await client.post(PREVIEW, page({ url }));
    expect(site.requests).toEqual([]);
    site.pages.set('/tarte', recipePage(TART));
    const fetched = await client.get(`/sources/web/items/${idOf(url)}`);
    expect(fetched).toMatchObject({ status: 200, body: { name: 'Tarte aux pommes', portions: 6 } });
    expect(sent).toMatchObject({ status: 200, body: { externalId: idOf(url) } });
    expect(sent.body).toEqual({ ...fetched.body, externalId: idOf(url) });
  });

  it('returns a draft that is imported unchanged, once for each house', async () => {
    const { client } = await signUpWithSources(app);
    const { body: draft } = await client.post(
      PREVIEW,
      page({
        url: `${URL_OF_PAGE}?utm_source=x#recette`,
        html: htmlOf({ ...TART, recipeIngredient: ['200 g de farine'] }),
      }),
    );
    expect(draft).toMatchObject({ externalId: idOf(URL_OF_PAGE), sourceUrl: URL_OF_PAGE });
    const path = `/sources/web/import/${String(draft.externalId)}`;
    expect(await client.post(path, draft)).toMatchObject({
      status: 201,
      body: {
        name: draft.name,
        portions: draft.portions,
        prepMinutes: draft.prepMinutes,
        imageUrl: 'https://cuisine.example/tarte.jpg',
        steps: draft.steps,
        externalId: draft.externalId,
        sourceUrl: URL_OF_PAGE,
      },
    });
    expect(await client.post(path, draft)).toMatchObject(refusal(409, 4022));
    expect(site.requests).toEqual([]);
  });

  it('makes one line a food of a text with several foods, and says whether the draft is ready', async () => {
    const { client } = await signUpWithSources(app);
    const ingredients = await client.get('/reference/ingredients');
    const units = await client.get('/reference/units');
    const keyOf = (rows: unknown, id: unknown) =>
      (rows as { id: number; key: string }[]).find((row) => row.id === id)?.key ?? null;
    const draftOf = async (recipeIngredient: readonly string[]) => {
      const soup = {
        ...TART,
        name: 'Soup',
        recipeInstructions: 'Simmer until the leeks are soft.',
      };
      const html = `<html lang="en">${htmlOf({ ...soup, recipeIngredient })}</html>`;
      const { body } = await client.post(PREVIEW, page({ html }));
      const lines = body.ingredients as Record<string, unknown>[];
      const rows = lines.map(({ rawText, ingredientId, quantity, unitId, flags }) => [
        rawText,
        keyOf(ingredients.body, ingredientId),
        quantity,
        keyOf(units.body, unitId),
        flags,
      ]);
      return { ready: body.ready, rows };
    };
    const text = '3 onions and 1 cup milk';
    expect(await draftOf([text])).toEqual({
      ready: true,
      rows: [
        [text, 'onion', 3, 'piece', []],
        [text, 'milk', 240, 'milliliter', []],
      ],
    });
    expect(await draftOf(['200 flour', 'butter or margarine'])).toEqual({
      ready: false,
      rows: [
        ['200 flour', 'flour', 200, null, ['MISSING_UNIT', 'UNLIKELY_UNIT']],
        [
          'butter or margarine',
          'butter',
          null,
          null,
          ['MISSING_QUANTITY', 'MISSING_UNIT', 'ALTERNATIVE'],
        ],
      ],
    });
    expect(await draftOf([])).toEqual({ ready: false, rows: [] });
    const long = `2 onions ${'fresh '.repeat(100)}and 1 cup milk`;
    expect((await draftOf([long])).ready).toBe(false);
  });

  it('reads the text as it is, whatever charset the page declares', async () => {
    const { client } = await signUpWithSources(app);
    const html = `\ufeff<meta charset="iso-8859-1">${htmlOf({ ...TART, name: 'Pâte brisée 🥧' })}`;
    expect(await client.post(PREVIEW, page({ html }))).toMatchObject({
      status: 200,
      body: { name: 'Pâte brisée 🥧', locale: 'fr' },
    });
  });

  it('does not show a page to others: another preview of the address requests the site', async () => {
    const { client } = await signUpWithSources(app);
    const other = await signUpWithSources(app);
    const url = `${site.url}/abonnes`;
    await client.post(PREVIEW, page({ url, html: htmlOf({ ...TART, name: 'Tarte privée' }) }));
    site.pages.set('/abonnes', recipePage({ ...TART, name: 'Tarte publique' }));
    for (const viewer of [other.client, client]) {
      expect(await viewer.get(`/sources/web/items/${idOf(url)}`)).toMatchObject({
        status: 200,
        body: { name: 'Tarte publique' },
      });
    }
    expect(site.requests).toEqual(['/abonnes']);
    expect(await other.client.post(PREVIEW, page({ url }))).toMatchObject({
      body: { name: 'Tarte aux pommes' },
    });
  });

  it('stores and logs nothing of the page', async () => {
    const { client } = await signUpWithSources(app);
    const marker = 'farine de châtaigne du grand-père Anselme';
    recordSensitive('page', marker);
    const recipe = { ...TART, recipeIngredient: [`200 g de ${marker}`] };
    const hostile = `${'<div>'.repeat(600)}${marker}`;
    const broken = `<script type="application/ld+json">{"@type":"Recipe",${marker}</script>`;
    expect(await client.post(PREVIEW, page({ html: htmlOf(recipe) }))).toMatchObject({
      status: 200,
    });
    expect(await client.post(PREVIEW, page({ html: hostile }))).toMatchObject(refusal(502, 5020));
    expect(await client.post(PREVIEW, page({ html: broken }))).toMatchObject(refusal(404, 4054));
    expect(await client.post(PREVIEW, page({ url: marker }))).toMatchObject(refusal(400, 4000));
    const tables = await app.sql<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of tables) {
      const rows = await app.sql(
        `select from ${name} as stored where stored::text like '%Anselme%'`,
        [],
      );
      expect([name, rows]).toEqual([name, []]);
    }
  });

  it('counts as a preview of the house: 300 an hour, then 429/4290 with Retry-After', async () => {
    const { client, houseId } = await signUpWithSources(app);
    const other = await signUpWithSources(app);
    expect(await client.post(PREVIEW, page())).toMatchObject({ status: 200 });
    await app.sql('update attempt_counter set count = 300 where key = $1', [
      `source:house:${String(houseId)}`,
    ]);
    const refused = await client.post(PREVIEW, page());
    expect(refused).toMatchObject(refusal(429, 4290));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(await client.get('/sources/marmiton/items?search=a')).toMatchObject(refusal(429, 4290));
    expect(await other.client.post(PREVIEW, page())).toMatchObject({ status: 200 });
  });

  it.each<[string, object]>([
    ['no url', { url: undefined }],
    ['a url that is a list', { url: [URL_OF_PAGE] }],
    ['an empty url', { url: '' }],
    ['a text that is no URL', { url: 'tarte aux pommes' }],
    ['a URL without a scheme', { url: '//cuisine.example/tarte' }],
    ['a file', { url: 'file:///etc/passwd' }],
    ['a script', { url: 'javascript:alert(1)' }],
    ['a scheme that starts with http', { url: 'httpx://cuisine.example/' }],
    ['a URL with a user name', { url: 'https://camille@cuisine.example/' }],
    ['a URL of more than 2,000 characters', { url: `${URL_OF_PAGE}?${'é'.repeat(400)}` }],
    ['a URL of more than 4,000 characters', { url: `${URL_OF_PAGE}?utm_id=${'x'.repeat(4000)}` }],
    ['NUL in the url', { url: `${URL_OF_PAGE}\0` }],
    ['no html', { html: undefined }],
    ['html that is null', { html: null }],
    ['html that is an object', { html: {} }],
  ])('returns 400/4000 for %s', async (_, changes) => {
    const { client } = await signUpWithSources(app);
    expect(await client.post(PREVIEW, page(changes))).toMatchObject(refusal(400, 4000));
  });

  it('accepts an address that has less than 2,000 characters without tracking parameters', async () => {
    const { client } = await signUpWithSources(app);
    const url = `${URL_OF_PAGE}?fbclid=${'x'.repeat(3000)}`;
    expect(await client.post(PREVIEW, page({ url }))).toMatchObject({
      status: 200,
      body: { sourceUrl: URL_OF_PAGE },
    });
  });

  it.each([
    ['an empty page', ''],
    ['a page without a recipe', '<h1>Tarte</h1>'],
    ['NUL and lone surrogates', '\0<h1>\ud800</h1>'],
  ])('returns 404/4054 for %s', async (_, html) => {
    const { client } = await signUpWithSources(app);
    expect(await client.post(PREVIEW, page({ html }))).toMatchObject(refusal(404, 4054));
  });

  it.each([
    ['deep JSON-LD', `<script type="application/ld+json">${'['.repeat(MIB + 1)}</script>`],
    ['many elements', `<div itemscope>${'<b>'.repeat(600)}`],
    ['many attributes', `<p ${'a="1" '.repeat(2000)}>`],
    [
      'nested properties',
      `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Tarte</h1>${'<div itemprop="a b c d e f g h">'.repeat(50)}${'mot '.repeat(400_000)}`,
    ],
  ])('returns 502/5020 for a page with %s, and reads the next one', async (_, html) => {
    const { client } = await signUpWithSources(app);
    expect(await client.post(PREVIEW, page({ html }))).toMatchObject(refusal(502, 5020));
    expect(await client.post(PREVIEW, page())).toMatchObject({ status: 200 });
  });

  it('returns the headings of the ingredients with the lines that they stand before', async () => {
    const { client } = await signUpWithSources(app);
    const recipeIngredient = [
      'Pâte',
      '200 g de farine',
      '100 g de farine',
      'Crème pâtissière',
      '3 œufs',
    ];
    const { body } = await client.post(
      PREVIEW,
      page({ html: htmlOf({ ...TART, recipeIngredient }) }),
    );
    expect(body).toMatchObject({
      ingredients: [{ rawText: '200 g de farine + 100 g de farine' }, { rawText: '3 œufs' }],
      otherLines: [
        { kind: 'HEADING', text: 'Pâte', before: 0 },
        { kind: 'HEADING', text: 'Crème pâtissière', before: 1 },
      ],
    });
  });

  it('has no counterpart for other sources', async () => {
    const { client } = await signUpWithSources(app);
    for (const key of ['marmiton', 'nowhere', 'WEB']) {
      const path = `/sources/${key}/preview`;
      expect(await client.post(path, page())).toMatchObject(refusal(404, 4040));
    }
    expect(await client.get(PREVIEW)).toMatchObject(refusal(404, 4040));
  });

  describe('limit of the html', () => {
    /** Sends a body that is already JSON. */
    async function post(json: string, cookie: string | undefined) {
      const response = await fetch(app.url + PREVIEW, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: cookie ?? '' },
        body: json,
      });
      return { status: response.status, body: await response.json() };
    }

    it.each<[string, string, number]>([
      ['letters', 'x', 2 * MIB],
      ['quotes', '"', 2 * MIB],
      ['line breaks', '\n', 2 * MIB],
      ['letters of two bytes', 'é', MIB],
    ])('is 2 MiB of UTF-8 for %s', async (_, character, count) => {
      const { client } = await signUpWithSources(app);
      const json = (html: string) => JSON.stringify({ url: URL_OF_PAGE, html });
      const longest = character.repeat(count);
      expect(await post(json(longest), client.cookie)).toMatchObject(refusal(404, 4054));
      expect(await post(json(`${longest}x`), client.cookie)).toMatchObject(refusal(413, 4130));
    });

    it('applies to the body, too', async () => {
      const { client } = await signUpWithSources(app);
      const padded = JSON.stringify({ ...page(), padding: 'x'.repeat(4 * MIB + 64 * KIB) });
      expect(await post(padded, client.cookie)).toMatchObject(refusal(413, 4130));
    });
  });
});
