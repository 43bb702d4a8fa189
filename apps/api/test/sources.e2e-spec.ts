import { founder, newcomer, type Resident } from './support/people.js';
import { recipePage, type RecipeSite, startRecipeSite } from './support/recipe-site.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const ITEM = 'recette_tarte-aux-pommes_18588';

describe('sources', () => {
  let site: RecipeSite;
  let app: TestApp;

  beforeAll(async () => {
    site = await startRecipeSite();
    app = await startTestApp(site.env);
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
  async function cook(...keys: string[]): Promise<Resident> {
    const person = await founder(app);
    const { body } = await person.visitor.get('/reference/sources');
    const sourceIds = body
      .filter(({ key }: { key: string }) => keys.length === 0 || keys.includes(key))
      .map(({ id }: { id: number }) => id);
    await person.visitor.patch('/house/current/sources', { sourceIds });
    return person;
  }

  const webId = (path: string) => Buffer.from(site.url + path).toString('base64url');

  describe('are open to', () => {
    it('nobody without a session', async () => {
      const visitor = app.visitor();
      for (const path of ['/sources/web/items', '/sources/nowhere/items/x']) {
        expect(await visitor.get(path)).toMatchObject(refusal(401, 4011));
      }
    });

    it('nobody without a house', async () => {
      const { visitor } = await newcomer(app);
      expect(await visitor.get('/sources/web/items')).toMatchObject(refusal(404, 4041));
      expect(await visitor.get('/sources/nowhere/items/x')).toMatchObject(refusal(404, 4041));
    });

    it('no house that has not enabled them', async () => {
      const { visitor } = await cook('web');
      expect(await visitor.get('/sources/marmiton/items')).toMatchObject(refusal(403, 4032));
      expect(await visitor.get('/sources/marmiton/items/x')).toMatchObject(refusal(403, 4032));
      expect(await visitor.get('/sources/nowhere/items')).toMatchObject(refusal(404, 4049));
      expect(await visitor.get('/sources/constructor/items/x')).toMatchObject(refusal(404, 4049));
    });
  });

  describe('browsed', () => {
    it('list what the site finds, and what is imported already', async () => {
      const { visitor, id, houseId } = await cook();
      site.pages.set('/recettes/recherche.aspx?aqt=tarte&page=2', {
        body: `<a href="/recettes/${ITEM}.aspx"><img data-src="https://img.example/a.jpg"><h4>Tarte aux pommes</h4></a>
          <a href="/recettes/recette_tatin_2.aspx">Tarte Tatin</a>`,
      });
      await app.sql(
        `insert into recipe (name, name_words, visibility, author_id, author_house_id, locale,
           diet_ids, ingredient_ids, hazards, source_id, external_id)
         select 'Tatin', '', 'HOUSE', $1, $2, 'fr', '{}', '{}', 0, id, 'recette_tatin_2'
         from source where key = 'marmiton'`,
        [id, houseId],
      );

      expect(await visitor.get('/sources/marmiton/items?search=%20tarte&page=2')).toMatchObject({
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
      const { body } = await stranger.visitor.get('/sources/marmiton/items?search=tarte&page=2');
      expect(body).toMatchObject([{ alreadyImported: false }, { alreadyImported: false }]);
    });

    it('ask an API where there is one', async () => {
      const { visitor } = await cook();
      site.pages.set('/api/json/v1/1/search.php?s=', {
        type: 'application/json',
        body: '{"meals":[{"idMeal":"52772","strMeal":"Teriyaki","strMealThumb":null}]}',
      });
      expect(await visitor.get('/sources/theMealDb/items?search=&page=')).toMatchObject({
        status: 200,
        body: [{ externalId: '52772', name: 'Teriyaki', url: `${site.url}/meal/52772` }],
      });
      expect((await visitor.get('/sources/theMealDb/items?page=2')).body).toEqual([]);
      expect(site.asked).toHaveLength(1);
    });

    it('answer an empty list for the web, which cannot be searched', async () => {
      const { visitor } = await cook();
      expect(await visitor.get('/sources/web/items?search=tarte')).toMatchObject({
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
      const { visitor } = await cook();
      expect(await visitor.get(`/sources/web/items?${query}`)).toMatchObject(refusal(400, 4000));
    });

    it('tell that the site does not answer', async () => {
      const { visitor } = await cook();
      site.pages.set('/recettes/recherche.aspx?aqt=tarte&page=1', { status: 503 });
      const answer = await visitor.get('/sources/marmiton/items?search=tarte');
      expect(answer).toMatchObject(refusal(502, 5020));
      expect(JSON.stringify(answer.body)).not.toContain('127.0.0.1');
    });
  });

  describe('previewed', () => {
    it('read any page of the web, in its own language', async () => {
      const { visitor } = await cook();
      site.pages.set(
        '/tart?id=3',
        recipePage({ name: 'Apple tart', inLanguage: 'en', recipeIngredient: [] }),
      );
      expect(
        await visitor.get(`/sources/web/items/${webId('/tart?id=3&utm_source=x#top')}`),
      ).toMatchObject({
        status: 200,
        body: { name: 'Apple tart', locale: 'en', portions: 4, sourceUrl: `${site.url}/tart?id=3` },
      });
    });

    it('follow the site, and end where there is nothing', async () => {
      const { visitor } = await cook();
      site.pages.set('/old', { status: 301, location: '/new' });
      site.pages.set('/new', recipePage({ name: 'Tarte' }));
      site.pages.set('/empty', { body: '<h1>Tarte</h1>' });
      site.pages.set('/api/json/v1/1/lookup.php?i=1', {
        type: 'application/json',
        body: '{"meals":null}',
      });
      expect(await visitor.get(`/sources/web/items/${webId('/old')}`)).toMatchObject({
        status: 200,
        body: { name: 'Tarte' },
      });
      for (const path of [
        `web/items/${webId('/empty')}`,
        `web/items/${webId('/gone')}`,
        'theMealDb/items/1',
      ]) {
        expect(await visitor.get(`/sources/${path}`)).toMatchObject(refusal(404, 4054));
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
      const { visitor } = await cook();
      expect(await visitor.get(`/sources/${path}`)).toMatchObject(refusal(404, 4054));
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
      const { visitor } = await cook();
      const id = Buffer.from(address).toString('base64url');
      expect(await visitor.get(`/sources/web/items/${id}`)).toMatchObject(refusal(502, 5020));
    });

    it.each<[string, Parameters<RecipeSite['pages']['set']>[1]]>([
      ['that is down', { status: 500 }],
      ['that blocks', { status: 403 }],
      ['that sends something else', { type: 'image/png', body: 'PNG' }],
      ['that sends no JSON', { type: 'application/json', body: '<html>' }],
      ['that leads inside', { status: 302, location: 'http://127.0.0.1:9/' }],
    ])('tell of a site %s', async (_, page) => {
      const { visitor } = await cook();
      site.pages.set('/api/json/v1/1/lookup.php?i=1', page);
      site.pages.set('/page', page.type === 'application/json' ? { status: 500 } : page);
      expect(await visitor.get('/sources/theMealDb/items/1')).toMatchObject(refusal(502, 5020));
      expect(await visitor.get(`/sources/web/items/${webId('/page')}`)).toMatchObject(
        refusal(502, 5020),
      );
    });
  });
});
