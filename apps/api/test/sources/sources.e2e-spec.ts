import { randomBytes } from 'node:crypto';
import { isInServerLog } from '../support/database/server-log.js';
import { type Member, signUpMember, signUpWithSources } from '../support/people.js';
import { recipePage, type RecipeSite, startRecipeSite } from '../support/recipe-site.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { SOUP } from '../support/database/soup.js';
import { refusal } from '../support/refusal.js';

const TART = {
  name: 'Tarte aux pommes',
  recipeYield: '6 personnes',
  prepTime: 'PT20M',
  cookTime: 'PT45M',
  image: 'https://img.example/tarte.jpg',
  recipeIngredient: ['200 g de farine', '3 œufs', '50 g de farine', 'trucmuche'],
  recipeInstructions: ['Étape 1 : Mélanger la farine et les œufs.', '2', 'Cuire 45 minutes.'],
};
const ITEM = 'recette_tarte-aux-pommes_18588';

describe('sources', () => {
  let site: RecipeSite;
  let app: TestApp;
  let flour: number;
  let egg: number;
  let gram: number;
  let piece: number;

  beforeAll(async () => {
    site = await startRecipeSite();
    app = await startTestApp(site.env);
    const idOf = async (table: string, key: string) => {
      const [row] = await app.sql<{ id: number }>(`select id from ${table} where key = $1`, [key]);
      return row?.id ?? 0;
    };
    [flour, egg] = [await idOf('ingredient', 'flour'), await idOf('ingredient', 'egg')];
    [gram, piece] = [await idOf('unit', 'gram'), await idOf('unit', 'piece')];
  });
  afterAll(async () => {
    await app.close();
    site.close();
  });
  beforeEach(() => {
    site.pages.clear();
    site.requests.length = 0;
  });

  const webId = (path: string) => Buffer.from(site.url + path).toString('base64url');

  describe('access', () => {
    it('returns 403/4032 for a source that is not enabled, 404/4049 for an unknown one', async () => {
      const { client } = await signUpWithSources(app, 'web');
      expect(await client.get('/sources/marmiton/items')).toMatchObject(refusal(403, 4032));
      expect(await client.get('/sources/marmiton/items/x')).toMatchObject(refusal(403, 4032));
      expect(await client.get('/sources/nowhere/items')).toMatchObject(refusal(404, 4049));
      expect(await client.get('/sources/constructor/items/x')).toMatchObject(refusal(404, 4049));
    });
  });

  describe('GET /sources/:sourceKey/items', () => {
    it('lists the results of the site and marks items that the house has imported', async () => {
      const { client, id, houseId } = await signUpWithSources(app);
      site.pages.set('/recettes/recherche.aspx?aqt=tarte&page=2', {
        body: `<a href="/recettes/${ITEM}.aspx"><img data-src="https://img.example/a.jpg"><h4>Tarte aux pommes</h4></a>
          <a href="/recettes/recette_tatin_2.aspx">Tarte Tatin</a>`,
      });
      await app.sql(
        `insert into recipe
           (${SOUP.columns}, visibility, author_id, author_house_id, source_id, external_id)
         select ${SOUP.values}, 'HOUSE', $1, $2, id, 'recette_tatin_2'
         from source where key = 'marmiton'`,
        [id, houseId],
      );

      expect(await client.get('/sources/marmiton/items?search=%20tarte&page=2')).toMatchObject({
        status: 200,
        body: [
          {
            externalId: ITEM,
            name: 'Tarte aux pommes',
            imageUrl: 'https://img.example/a.jpg',
            url: `${site.url}/recettes/${ITEM}.aspx`,
            alreadyImported: false,
          },
          { externalId: 'recette_tatin_2', imageUrl: null, alreadyImported: true },
        ],
      });
      const stranger = await signUpWithSources(app);
      const { body } = await stranger.client.get('/sources/marmiton/items?search=tarte&page=2');
      expect(body).toMatchObject([{ alreadyImported: false }, { alreadyImported: false }]);
    });

    it('uses the API of a source that has one', async () => {
      const { client } = await signUpWithSources(app);
      site.pages.set('/api/json/v1/1/search.php?s=', {
        type: 'application/json',
        body: '{"meals":[{"idMeal":"52772","strMeal":"Teriyaki","strMealThumb":null}]}',
      });
      expect(await client.get('/sources/theMealDb/items?search=&page=')).toMatchObject({
        status: 200,
        body: [{ externalId: '52772', name: 'Teriyaki', url: `${site.url}/meal/52772` }],
      });
      expect((await client.get('/sources/theMealDb/items?page=2')).body).toEqual([]);
      expect(site.requests).toHaveLength(1);
    });

    it('returns an empty list for the source web, which has no search', async () => {
      const { client } = await signUpWithSources(app);
      expect(await client.get('/sources/web/items?search=tarte')).toMatchObject({
        status: 200,
        body: [],
      });
    });

    it.each([
      'page=0',
      'page=x',
      'page=1.5',
      'page=1001',
      `search=${'a'.repeat(201)}`,
      'search=a&search=b',
      'search=%00',
    ])('returns 400/4000 for %s', async (query) => {
      const { client } = await signUpWithSources(app);
      expect(await client.get(`/sources/web/items?${query}`)).toMatchObject(refusal(400, 4000));
    });

    it('returns 502/5020 without the address of the site when the site fails', async () => {
      const { client } = await signUpWithSources(app);
      site.pages.set('/recettes/recherche.aspx?aqt=tarte&page=1', { status: 503 });
      const response = await client.get('/sources/marmiton/items?search=tarte');
      expect(response).toMatchObject(refusal(502, 5020));
      expect(JSON.stringify(response.body)).not.toContain('127.0.0.1');
    });
  });

  describe('GET /sources/:sourceKey/items/:externalId', () => {
    it('returns a draft with catalogue ids', async () => {
      const { client } = await signUpWithSources(app);
      site.pages.set(`/recettes/${ITEM}.aspx`, recipePage(TART));
      const { status, body } = await client.get(`/sources/marmiton/items/${ITEM}`);
      expect({ status, body }).toMatchObject({
        status: 200,
        body: {
          name: 'Tarte aux pommes',
          visibility: 'HOUSE',
          portions: 6,
          yieldText: null,
          dietIds: [],
          locale: 'fr',
          imageUrl: 'https://img.example/tarte.jpg',
          prepMinutes: 20,
          cookMinutes: 45,
          sourceUrl: `${site.url}/recettes/${ITEM}.aspx`,
          steps: [
            { description: 'Mélanger la farine et les œufs.' },
            { description: 'Cuire 45 minutes.' },
          ],
        },
      });
      expect(body.ingredients).toEqual([
        {
          rawText: '200 g de farine + 50 g de farine',
          ingredientId: flour,
          quantity: 250,
          unitId: gram,
          flags: [],
          candidates: expect.any(Array),
        },
        {
          rawText: '3 œufs',
          ingredientId: egg,
          quantity: 3,
          unitId: piece,
          flags: [],
          candidates: expect.any(Array),
        },
        {
          rawText: 'trucmuche',
          ingredientId: null,
          quantity: null,
          unitId: null,
          flags: ['UNRESOLVED_INGREDIENT', 'MISSING_QUANTITY', 'MISSING_UNIT'],
          candidates: expect.any(Array),
        },
      ]);
    });

    it('reads any web page and detects its language', async () => {
      const { client } = await signUpWithSources(app);
      site.pages.set(
        '/tart?id=3',
        recipePage({ name: 'Apple tart', inLanguage: 'en', recipeIngredient: [] }),
      );
      expect(
        await client.get(`/sources/web/items/${webId('/tart?id=3&utm_source=x#top')}`),
      ).toMatchObject({
        status: 200,
        body: { name: 'Apple tart', locale: 'en', portions: 4, sourceUrl: `${site.url}/tart?id=3` },
      });
    });

    it('keeps a yield that is no number of portions as text', async () => {
      const { client } = await signUpWithSources(app);
      site.pages.set('/jam', recipePage({ ...TART, recipeYield: '900 g of jam' }));
      expect(await client.get(`/sources/web/items/${webId('/jam')}`)).toMatchObject({
        status: 200,
        body: { portions: 4, yieldText: '900 g of jam' },
      });
    });

    it('follows redirects, and returns 404/4054 when there is no recipe', async () => {
      const { client } = await signUpWithSources(app);
      site.pages.set('/old', { status: 301, location: '/new' });
      site.pages.set('/new', recipePage({ name: 'Tarte' }));
      site.pages.set('/empty', { body: '<h1>Tarte</h1>' });
      site.pages.set('/api/json/v1/1/lookup.php?i=1', {
        type: 'application/json',
        body: '{"meals":null}',
      });
      expect(await client.get(`/sources/web/items/${webId('/old')}`)).toMatchObject({
        status: 200,
        body: { name: 'Tarte' },
      });
      for (const path of [
        `web/items/${webId('/empty')}`,
        `web/items/${webId('/gone')}`,
        'theMealDb/items/1',
      ]) {
        expect(await client.get(`/sources/${path}`)).toMatchObject(refusal(404, 4054));
      }
    });

    it.each([
      'marmiton/items/x',
      'marmiton/items/..%2F..%2Fadmin',
      'theMealDb/items/abc',
      'cuisineAz/items/a%00-1',
      'web/items/x',
      'web/items/%F0%9F%8D%8E',
      `web/items/${Buffer.from('not an address').toString('base64url')}`,
    ])('returns 404/4054 for %s without a request to the site', async (path) => {
      const { client } = await signUpWithSources(app);
      expect(await client.get(`/sources/${path}`)).toMatchObject(refusal(404, 4054));
      expect(site.requests).toEqual([]);
    });

    it.each([
      'http://127.0.0.1:9/',
      'http://localhost/',
      'http://[::1]/',
      'http://169.254.169.254/latest/meta-data/',
      'http://10.0.0.1/',
      'https://[::ffff:10.0.0.1]/',
      'file:///etc/passwd',
      'ftp://example.org/',
    ])('returns 502/5020 for %s', async (address) => {
      const { client } = await signUpWithSources(app);
      const id = Buffer.from(address).toString('base64url');
      expect(await client.get(`/sources/web/items/${id}`)).toMatchObject(refusal(502, 5020));
    });

    it.each<[string, Parameters<RecipeSite['pages']['set']>[1]]>([
      ['that fails', { status: 500 }],
      ['that blocks requests', { status: 403 }],
      ['that sends another content type', { type: 'image/png', body: 'PNG' }],
      ['that sends invalid JSON', { type: 'application/json', body: '<html>' }],
      ['that redirects to a private address', { status: 302, location: 'http://127.0.0.1:9/' }],
    ])('returns 502/5020 for a site %s', async (_, page) => {
      const { client } = await signUpWithSources(app);
      site.pages.set('/api/json/v1/1/lookup.php?i=1', page);
      site.pages.set('/page', page.type === 'application/json' ? { status: 500 } : page);
      expect(await client.get('/sources/theMealDb/items/1')).toMatchObject(refusal(502, 5020));
      expect(await client.get(`/sources/web/items/${webId('/page')}`)).toMatchObject(
        refusal(502, 5020),
      );
    });
  });

  describe('POST /sources/:sourceKey/import/:externalId', () => {
    const path = `/sources/marmiton/import/${ITEM}`;

    /** An approved draft: every line is resolved. */
    const approved = (changes: object = {}) => ({
      name: 'Tarte aux pommes',
      visibility: 'HOUSE',
      portions: 6,
      dietIds: [],
      ingredients: [
        {
          rawText: '200 g de farine',
          ingredientId: flour,
          quantity: 200,
          unitId: gram,
          flags: [],
          candidates: [flour],
        },
      ],
      steps: [{ description: 'Mélanger la farine et le beurre.' }],
      locale: 'fr',
      imageUrl: null,
      prepMinutes: 20,
      cookMinutes: null,
      sourceUrl: 'https://evil.example/',
      ...changes,
    });

    it('creates a recipe with its source, without a request to the site', async () => {
      const { client, id, houseId } = await signUpWithSources(app);
      const imported = await client.post(path, approved());
      expect(imported).toMatchObject({
        status: 201,
        body: {
          name: 'Tarte aux pommes',
          visibility: 'HOUSE',
          authorId: id,
          authorHouseId: houseId,
          sourceId: expect.any(Number),
          externalId: ITEM,
          sourceUrl: `${site.url}/recettes/${ITEM}.aspx`,
          locale: 'fr',
          ingredients: [{ ingredientId: flour, quantity: 200, unitId: gram }],
        },
      });
      expect(await client.get(`/recipes/${String(imported.body.id)}`)).toMatchObject({
        status: 200,
        body: imported.body,
      });
      expect(site.requests).toEqual([]);
    });

    it('uses the language of the source, or of the page for the source web', async () => {
      const { client } = await signUpWithSources(app);
      expect((await client.post('/sources/theMealDb/import/52772', approved())).body).toMatchObject(
        {
          locale: 'en',
          sourceUrl: `${site.url}/meal/52772`,
        },
      );
      const id = webId('/tart#top');
      const page = await client.post(`/sources/web/import/${id}`, approved({ locale: 'en' }));
      expect(page.body).toMatchObject({
        locale: 'en',
        externalId: webId('/tart'),
        sourceUrl: `${site.url}/tart`,
      });
      const steps = [{ description: 'Bake the tart for 10 minutes.' }];
      const other = approved({ name: 'Apple tart', locale: 'auto', steps });
      const found = await client.post(`/sources/web/import/${webId('/other')}`, other);
      expect(found.body.locale).toBe('en');
      const again = await client.post(
        `/sources/web/import/${webId('/tart?utm_source=y')}`,
        approved(),
      );
      expect(again).toMatchObject(refusal(409, 4022));
      expect(await isInServerLog(app, webId('/tart'))).toBe(false);
    });

    it('imports a page once, however its address is written, and drafts name its recipe', async () => {
      const { client } = await signUpWithSources(app);
      const stranger = await signUpWithSources(app);
      const load = (address: string) =>
        client.post(`/sources/web/import/${webId(address)}`, approved());
      const { body } = await load('/unique/?a=1&utm_source=x#top');
      site.pages.set('/unique?a=1', recipePage(TART));
      const draftOf = async (person: Pick<Member, 'client'>) =>
        (await person.client.get(`/sources/web/items/${webId('/unique?a=1&fbclid=2')}`)).body;
      expect(await draftOf({ client })).toMatchObject({ alreadyImported: body.id });
      expect(await draftOf(stranger)).toMatchObject({ alreadyImported: null });
      expect(await load('/unique?a=1')).toMatchObject(refusal(409, 4022));
      expect(await load('/unique?a=2')).toMatchObject({ status: 201 });
    });

    it('returns 409/4022 for an item that the house has imported, until the recipe is deleted', async () => {
      const administrator = await signUpWithSources(app);
      const member = await signUpMember(app, administrator);
      const other = await signUpWithSources(app);
      const { body } = await administrator.client.post(path, approved());
      expect(await member.client.post(path, approved({ visibility: 'PERSONAL' }))).toMatchObject(
        refusal(409, 4022),
      );
      expect(await other.client.post(path, approved())).toMatchObject({ status: 201 });
      await administrator.client.delete(`/recipes/${String(body.id)}`);
      expect(await member.client.post(path, approved())).toMatchObject({ status: 201 });
    });

    it('creates one recipe when 50 imports of an item are concurrent', async () => {
      const { client } = await signUpWithSources(app);
      const responses = await Promise.all(
        Array.from({ length: 50 }, () => client.post(path, approved())),
      );
      const refused = responses.filter(({ status }) => status !== 201);
      expect(refused).toHaveLength(49);
      for (const response of refused) expect(response).toMatchObject(refusal(409, 4022));
    });

    it('accepts an unchanged draft whose lines are all resolved', async () => {
      const { client } = await signUpWithSources(app);
      site.pages.set(
        '/recettes/recette_resolue_1.aspx',
        recipePage({ ...TART, recipeIngredient: ['200 g de farine'] }),
      );
      const { body: draft } = await client.get('/sources/marmiton/items/recette_resolue_1');
      expect(await client.post('/sources/marmiton/import/recette_resolue_1', draft)).toMatchObject({
        status: 201,
        body: {
          name: draft.name,
          portions: draft.portions,
          imageUrl: draft.imageUrl,
          sourceUrl: draft.sourceUrl,
          steps: draft.steps,
        },
      });
    });

    it('returns 400/4000 for an unresolved or repeated line', async () => {
      const { client } = await signUpWithSources(app);
      const [line] = approved().ingredients;
      for (const change of [{ ingredientId: null }, { quantity: null }, { unitId: null }]) {
        const ingredients = [{ ...line, ...change }];
        expect(await client.post(path, approved({ ingredients }))).toMatchObject(
          refusal(400, 4000),
        );
      }
      const twice = approved({ ingredients: [line, line] });
      expect(await client.post(path, twice)).toMatchObject(refusal(400, 4000));
    });

    it('accepts an address of 2,000 characters once it is percent-encoded, and no longer one', async () => {
      const { client } = await signUpWithSources(app);
      const start = `${site.url}/`;
      const digits = randomBytes(1000).toString('hex'); // cannot be compressed by the database
      const longest = start + digits.slice(0, 2000 - start.length);
      const importPage = (address: string) =>
        client.post(
          `/sources/web/import/${Buffer.from(address).toString('base64url')}`,
          approved(),
        );
      expect(await importPage(longest)).toMatchObject({
        status: 201,
        body: { sourceUrl: longest },
      });
      for (const address of [
        `${longest}0`,
        start + 'é'.repeat(1000),
        start + '\u{1f34e}'.repeat(500),
      ]) {
        expect(await importPage(address)).toMatchObject(refusal(404, 4054));
        const id = Buffer.from(address).toString('base64url');
        expect(await client.get(`/sources/web/items/${id}`)).toMatchObject(refusal(404, 4054));
      }
      expect(site.requests).toEqual([]);
    });

    it.each(['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x'])(
      'returns 404/4054 for %s',
      async (address) => {
        const { client } = await signUpWithSources(app);
        const id = Buffer.from(address).toString('base64url');
        expect(await client.post(`/sources/web/import/${id}`, approved())).toMatchObject(
          refusal(404, 4054),
        );
      },
    );
  });
});
