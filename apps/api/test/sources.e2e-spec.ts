import { signUpAdministrator, signUpMember, signUpPerson, type Member } from './support/people.js';
import { recipePage, type RecipeSite, startRecipeSite } from './support/recipe-site.js';
import { startTestApp, type TestApp } from './support/test-app.js';

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
    site.asked.length = 0;
  });

  const refusal = (status: number, code: number) => ({ status, body: { code } });

  /** Somebody whose house has switched sources on: all, or those named. */
  async function cook(...keys: string[]): Promise<Member> {
    const person = await signUpAdministrator(app);
    const { body } = await person.client.get('/reference/sources');
    const sourceIds = body
      .filter(({ key }: { key: string }) => keys.length === 0 || keys.includes(key))
      .map(({ id }: { id: number }) => id);
    await person.client.patch('/house/current/sources', { sourceIds });
    return person;
  }

  const webId = (path: string) => Buffer.from(site.url + path).toString('base64url');

  describe('are open to', () => {
    it('nobody without a session', async () => {
      const client = app.client();
      for (const path of ['/sources/web/items', '/sources/nowhere/items/x']) {
        expect(await client.get(path)).toMatchObject(refusal(401, 4011));
      }
    });

    it('nobody without a house', async () => {
      const { client } = await signUpPerson(app);
      expect(await client.get('/sources/web/items')).toMatchObject(refusal(404, 4041));
      expect(await client.get('/sources/nowhere/items/x')).toMatchObject(refusal(404, 4041));
    });

    it('no house that has not enabled them', async () => {
      const { client } = await cook('web');
      expect(await client.get('/sources/marmiton/items')).toMatchObject(refusal(403, 4032));
      expect(await client.get('/sources/marmiton/items/x')).toMatchObject(refusal(403, 4032));
      expect(await client.get('/sources/nowhere/items')).toMatchObject(refusal(404, 4049));
      expect(await client.get('/sources/constructor/items/x')).toMatchObject(refusal(404, 4049));
    });
  });

  describe('browsed', () => {
    it('list what the site finds, and what is imported already', async () => {
      const { client, id, houseId } = await cook();
      site.pages.set('/recettes/recherche.aspx?aqt=tarte&page=2', {
        body: `<a href="/recettes/${ITEM}.aspx"><img data-src="https://img.example/a.jpg"><h4>Tarte aux pommes</h4></a>
          <a href="/recettes/recette_tatin_2.aspx">Tarte Tatin</a>`,
      });
      await app.sql(
        `insert into recipe (name, name_words, visibility, author_id, author_house_id, locale,
           diet_ids, ingredient_ids, dietary_flags, source_id, external_id)
         select 'Tatin', '', 'HOUSE', $1, $2, 'fr', '{}', '{}', 0, id, 'recette_tatin_2'
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
      const stranger = await cook();
      const { body } = await stranger.client.get('/sources/marmiton/items?search=tarte&page=2');
      expect(body).toMatchObject([{ alreadyImported: false }, { alreadyImported: false }]);
    });

    it('ask an API where there is one', async () => {
      const { client } = await cook();
      site.pages.set('/api/json/v1/1/search.php?s=', {
        type: 'application/json',
        body: '{"meals":[{"idMeal":"52772","strMeal":"Teriyaki","strMealThumb":null}]}',
      });
      expect(await client.get('/sources/theMealDb/items?search=&page=')).toMatchObject({
        status: 200,
        body: [{ externalId: '52772', name: 'Teriyaki', url: `${site.url}/meal/52772` }],
      });
      expect((await client.get('/sources/theMealDb/items?page=2')).body).toEqual([]);
      expect(site.asked).toHaveLength(1);
    });

    it('answer an empty list for the web, which cannot be searched', async () => {
      const { client } = await cook();
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
    ])('refuse %s', async (query) => {
      const { client } = await cook();
      expect(await client.get(`/sources/web/items?${query}`)).toMatchObject(refusal(400, 4000));
    });

    it('tell that the site does not answer', async () => {
      const { client } = await cook();
      site.pages.set('/recettes/recherche.aspx?aqt=tarte&page=1', { status: 503 });
      const answer = await client.get('/sources/marmiton/items?search=tarte');
      expect(answer).toMatchObject(refusal(502, 5020));
      expect(JSON.stringify(answer.body)).not.toContain('127.0.0.1');
    });
  });

  describe('previewed', () => {
    it('give a draft in terms of the catalogues', async () => {
      const { client } = await cook();
      site.pages.set(`/recettes/${ITEM}.aspx`, recipePage(TART));
      const { status, body } = await client.get(`/sources/marmiton/items/${ITEM}`);
      expect({ status, body }).toMatchObject({
        status: 200,
        body: {
          name: 'Tarte aux pommes',
          visibility: 'HOUSE',
          portions: 6,
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

    it('read any page of the web, in its own language', async () => {
      const { client } = await cook();
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

    it('follow the site, and end where there is nothing', async () => {
      const { client } = await cook();
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
    ])('have no item %s, and ask nobody', async (path) => {
      const { client } = await cook();
      expect(await client.get(`/sources/${path}`)).toMatchObject(refusal(404, 4054));
      expect(site.asked).toEqual([]);
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
    ])('refuse to ask %s', async (address) => {
      const { client } = await cook();
      const id = Buffer.from(address).toString('base64url');
      expect(await client.get(`/sources/web/items/${id}`)).toMatchObject(refusal(502, 5020));
    });

    it.each<[string, Parameters<RecipeSite['pages']['set']>[1]]>([
      ['that is down', { status: 500 }],
      ['that blocks', { status: 403 }],
      ['that sends something else', { type: 'image/png', body: 'PNG' }],
      ['that sends no JSON', { type: 'application/json', body: '<html>' }],
      ['that leads inside', { status: 302, location: 'http://127.0.0.1:9/' }],
    ])('tell of a site %s', async (_, page) => {
      const { client } = await cook();
      site.pages.set('/api/json/v1/1/lookup.php?i=1', page);
      site.pages.set('/page', page.type === 'application/json' ? { status: 500 } : page);
      expect(await client.get('/sources/theMealDb/items/1')).toMatchObject(refusal(502, 5020));
      expect(await client.get(`/sources/web/items/${webId('/page')}`)).toMatchObject(
        refusal(502, 5020),
      );
    });
  });

  describe('imported', () => {
    const path = `/sources/marmiton/import/${ITEM}`;

    /** A draft as a person approved it, its lines settled. */
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

    it('become recipes that know where they are from, and nothing is fetched', async () => {
      const { client, id, houseId } = await cook();
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
      expect(site.asked).toEqual([]);
    });

    it('speak the language of their source, or of their page', async () => {
      const { client } = await cook();
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
      const again = await client.post(
        `/sources/web/import/${webId('/tart?utm_source=y')}`,
        approved(),
      );
      expect(again).toMatchObject(refusal(409, 4022));
    });

    it('are there once in a house, until deleted', async () => {
      const host = await cook();
      const mate = await signUpMember(app, host);
      const other = await cook();
      const { body } = await host.client.post(path, approved());
      expect(await mate.client.post(path, approved({ visibility: 'PERSONAL' }))).toMatchObject(
        refusal(409, 4022),
      );
      expect(await other.client.post(path, approved())).toMatchObject({ status: 201 });
      await host.client.delete(`/recipes/${String(body.id)}`);
      expect(await mate.client.post(path, approved())).toMatchObject({ status: 201 });
    });

    it('are there once however many import them at the same time', async () => {
      const { client } = await cook();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => client.post(path, approved())),
      );
      const refused = answers.filter(({ status }) => status !== 201);
      expect(refused).toHaveLength(49);
      for (const answer of refused) expect(answer).toMatchObject(refusal(409, 4022));
    });

    it('pass as the draft had them, once every line is resolved', async () => {
      const { client } = await cook();
      site.pages.set(
        `/recettes/${ITEM}.aspx`,
        recipePage({ ...TART, recipeIngredient: ['200 g de farine'] }),
      );
      const { body: draft } = await client.get(`/sources/marmiton/items/${ITEM}`);
      expect(await client.post(path, draft)).toMatchObject({
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

    it('are refused in this order', async () => {
      const nobody = app.client();
      const { client: homeless } = await signUpPerson(app);
      const { client: reader } = await cook('web');
      const { client } = await cook();
      const unknown = [{ ingredientId: 999_999, quantity: 1, unitId: gram }];
      await client.post(path, approved());

      expect(await nobody.post(path, {})).toMatchObject(refusal(401, 4011));
      expect(await homeless.post(path, {})).toMatchObject(refusal(400, 4000));
      expect(await homeless.post('/sources/nowhere/import/x', approved())).toMatchObject(
        refusal(404, 4041),
      );
      expect(await reader.post('/sources/nowhere/import/x', approved())).toMatchObject(
        refusal(404, 4049),
      );
      expect(await reader.post('/sources/marmiton/import/x', approved())).toMatchObject(
        refusal(403, 4032),
      );
      expect(await client.post('/sources/marmiton/import/x', approved())).toMatchObject(
        refusal(404, 4054),
      );
      expect(await client.post(path, approved({ ingredients: unknown }))).toMatchObject(
        refusal(404, 4044),
      );
      expect(await client.post(path, approved())).toMatchObject(refusal(409, 4022));
    });

    it('need every line resolved', async () => {
      const { client } = await cook();
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

    it.each(['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x'])(
      'never lead to %s',
      async (address) => {
        const { client } = await cook();
        const id = Buffer.from(address).toString('base64url');
        expect(await client.post(`/sources/web/import/${id}`, approved())).toMatchObject(
          refusal(404, 4054),
        );
      },
    );
  });
});
