import { Fixtures } from '../../support/fixtures.js';
import {
  signUpAdministrator,
  signUpMember,
  signUpPerson,
  type Person,
  type Member,
} from '../../support/people.js';
import { MAX_ID } from '../../../src/http/fields/id.fields.js';
import { namesByPage } from '../../support/test-client.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

describe('GET /recipes', () => {
  let app: TestApp;
  let fixtures: Fixtures;
  beforeAll(async () => {
    app = await startTestApp();
    fixtures = await Fixtures.load(app);
  });
  afterAll(() => app.close());

  const names = async ({ client }: Person, query = ''): Promise<string[]> => {
    const { status, body } = await client.get(`/recipes?${query}`);
    if (status !== 200) throw new Error(`${query}: ${String(status)} ${String(body.message)}`);
    return body.map(({ name }: any) => name);
  };
  const write = ({ client }: Person, name: string, overrides: object = {}) =>
    fixtures.write(client, { name, visibility: 'PERSONAL', ...overrides });

  describe('tab', () => {
    let author: Member;
    let member: Member;
    let stranger: Person;
    beforeAll(async () => {
      author = await signUpAdministrator(app);
      member = await signUpMember(app, author);
      stranger = await signUpPerson(app);
      await write(author, 'à moi');
      await write(author, 'à nous', { visibility: 'HOUSE' });
      await write(member, 'à mon colocataire');
      await write(member, 'à nous aussi', { visibility: 'HOUSE' });
      await write(author, 'à tous', { visibility: 'PUBLIC' });
      await write(stranger, 'à tous aussi', { visibility: 'PUBLIC' });
    });

    it.each<[string, string[]]>([
      ['', ['à tous aussi', 'à tous', 'à nous aussi', 'à nous', 'à moi']],
      ['tab=perso', ['à tous', 'à nous', 'à moi']],
      ['tab=foyer', ['à nous aussi', 'à nous']],
      ['tab=publique', ['à tous aussi', 'à tous']],
      ['tab=favoris', []],
    ])('%s lists the recipes that the viewer may see, newest first', async (query, expected) => {
      expect(await names(author, query)).toEqual(expected);
    });

    it('lists no HOUSE recipe for a viewer without a house', async () => {
      expect(await names(stranger)).toEqual(['à tous aussi', 'à tous']);
      expect(await names(stranger, 'tab=foyer')).toEqual([]);
    });

    it('lists favourites only while the viewer may see them', async () => {
      const { id } = await write(author, 'passagère', { visibility: 'PUBLIC' });
      await stranger.client.post(`/recipes/${String(id)}/favorite`);
      expect(await names(stranger, 'tab=favoris')).toEqual(['passagère']);
      await author.client.put(
        `/recipes/${String(id)}`,
        fixtures.recipe({ name: 'passagère', visibility: 'PERSONAL' }),
      );
      expect(await names(stranger, 'tab=favoris')).toEqual([]);
    });

    it('returns summaries with the favourite flag of the viewer', async () => {
      const written = await write(author, 'résumée', { dietIds: [fixtures.id('diets', 'vegan')] });
      const { id } = written;
      await author.client.post(`/recipes/${String(id)}/favorite`);
      const { body } = await author.client.get('/recipes?tab=favoris');
      expect({ ...written, favourite: true }).toMatchObject(body[0]);
      expect(Object.keys(body[0])).toEqual([
        'id',
        'name',
        'visibility',
        'authorId',
        'authorFirstName',
        'authorHouseId',
        'portions',
        'course',
        'courseSource',
        'dietIds',
        'favourite',
        'lastCookedOn',
        'timesCooked',
        'rating',
        'houseRating',
        'sourceId',
        'externalId',
        'imageUrl',
        'photo',
        'prepMinutes',
        'cookMinutes',
        'createdAt',
        'updatedAt',
        'frozen',
      ]);
      await author.client.delete(`/recipes/${String(id)}`);
    });

    it('returns the first name of the author in list, favourites, detail and planning', async () => {
      const writer = { client: app.client() };
      await writer.client.signUp({ firstName: 'Marie-Antoinette' });
      const written = await fixtures.write(writer.client, { name: 'Brioche dorée' });
      expect(written.authorFirstName).toBe('Marie-Antoinette');
      const reader = await signUpAdministrator(app);
      const path = `/recipes/${String(written.id)}`;
      await reader.client.post(`${path}/favorite`);
      const listed = await reader.client.get('/recipes?name=brioche+doree');
      const favourites = await reader.client.get('/recipes?tab=favoris');
      const detail = await reader.client.get(path);
      const item = { recipeId: written.id, date: '2026-07-06', slot: 'LUNCH', portions: 2 };
      const planned = await reader.client.post('/planning/items', item);
      for (const seen of [listed.body[0], favourites.body[0], detail.body, planned.body.recipe]) {
        expect(seen).toMatchObject({ id: written.id, authorFirstName: 'Marie-Antoinette' });
      }
      await writer.client.delete(path);
    });
  });

  it('lists an imported recipe only for houses that have enabled its source', async () => {
    const author = await signUpAdministrator(app);
    const { id } = await write(author, 'importée', { visibility: 'PUBLIC' });
    const sourceId = fixtures.id('sources', 'marmiton');
    await app.sql(`update recipe set source_id = $2, external_id = '1' where id = $1`, [
      id,
      sourceId,
    ]);
    await author.client.post(`/recipes/${String(id)}/favorite`);
    const withoutHouse = await signUpPerson(app);
    const statusFor = async (person: Person) =>
      (await person.client.get(`/recipes/${String(id)}`)).status;
    const tabs = ['', 'tab=perso', 'tab=publique', 'tab=favoris', 'name=importee'];
    const listed = (person: Person) =>
      Promise.all(tabs.map(async (tab) => (await names(person, tab)).includes('importée')));

    expect(await listed(author)).toEqual([false, false, false, false, false]);
    expect([await statusFor(author), await statusFor(withoutHouse)]).toEqual([200, 404]);
    await author.client.patch('/house/current/sources', { sourceIds: [sourceId] });
    expect(await listed(author)).toEqual([true, true, true, true, true]);
    expect(await listed(withoutHouse)).toEqual([false, false, false, false, false]);
    const member = await signUpMember(app, author);
    expect([await statusFor(member), await statusFor(withoutHouse)]).toEqual([200, 404]);
  });

  describe('name', () => {
    let author: Person;
    beforeAll(async () => {
      author = await signUpPerson(app);
      await write(author, 'Gratin de courgettes');
      await write(author, 'Crème brûlée à l’orange');
      await write(author, 'Bœuf bourguignon');
      await write(author, 'Tarte 100% chocolat_noir');
    });

    it.each<[string, string[]]>([
      ['courg', ['Gratin de courgettes']],
      ['COURGETTES gratin', ['Gratin de courgettes']],
      ['ourgettes', []],
      ['creme brulee', ['Crème brûlée à l’orange']],
      ['crème br', ['Crème brûlée à l’orange']],
      ['orange', ['Crème brûlée à l’orange']],
      ['boeuf', ['Bœuf bourguignon']],
      ['bœu', ['Bœuf bourguignon']],
      ['100', ['Tarte 100% chocolat_noir']],
      ['noir', ['Tarte 100% chocolat_noir']],
      ["gratin' | 'tarte", []],
      ['gratin tarte', []],
    ])('%s lists the names that contain every word as a prefix', async (name, expected) => {
      expect(await names(author, `tab=perso&name=${encodeURIComponent(name)}`)).toEqual(expected);
    });

    it.each(['', ' ', '%', '_', '!?'])('%j contains no word and lists everything', async (name) => {
      expect(await names(author, `tab=perso&name=${encodeURIComponent(name)}`)).toHaveLength(4);
    });

    it('finds a renamed recipe by its new name only', async () => {
      const { id } = await write(author, 'Avant');
      await author.client.put(`/recipes/${String(id)}`, fixtures.recipe({ name: 'Après' }));
      expect(await names(author, 'tab=perso&name=avant')).toEqual([]);
      expect(await names(author, 'tab=perso&name=apres')).toEqual(['Après']);
      await author.client.delete(`/recipes/${String(id)}`);
    });
  });

  describe('filters', () => {
    let author: Person;
    beforeAll(async () => {
      author = await signUpPerson(app);
      const lines = (...keys: string[]) => ({ ingredients: keys.map((key) => fixtures.line(key)) });
      const diets = (...keys: string[]) => ({
        dietIds: keys.map((key) => fixtures.id('diets', key)),
      });
      const steps = (description: string) => ({ steps: [{ description }] });
      await write(author, 'gratin', {
        ...lines('potato', 'cream', 'garlic'),
        ...diets('vegetarian'),
        ...steps('Éplucher les pommes de terre, puis cuire au four.'),
      });
      await write(author, 'salade', {
        ...lines('tomato', 'garlic', 'oliveOil'),
        ...diets('vegan', 'vegetarian'),
        ...steps('Éplucher les tomates.'),
      });
    });
    it('ingredientIds lists recipes that contain all of them', async () => {
      const garlic = String(fixtures.id('ingredients', 'garlic'));
      const cream = String(fixtures.id('ingredients', 'cream'));
      const list = (query: string) => names(author, `tab=perso&${query}`);
      expect(await list(`ingredientIds=${garlic}`)).toEqual(['salade', 'gratin']);
      expect(await list(`ingredientIds=${garlic},${cream}`)).toEqual(['gratin']);
      expect(await list(`ingredientIds=${garlic}&ingredientIds=${cream}`)).toEqual(['gratin']);
      expect(await list(`ingredientIds=${garlic},${garlic}`)).toEqual(['salade', 'gratin']);
      expect(await list(`ingredientIds=${garlic},2147483647`)).toEqual([]);
      expect(await list('ingredientIds=')).toEqual(['salade', 'gratin']);
    });

    it('dietIds lists recipes that have all of them', async () => {
      const vegan = String(fixtures.id('diets', 'vegan'));
      const vegetarian = String(fixtures.id('diets', 'vegetarian'));
      expect(await names(author, `tab=perso&dietIds=${vegetarian}`)).toEqual(['salade', 'gratin']);
      expect(await names(author, `tab=perso&dietIds=${vegetarian},${vegan}`)).toEqual(['salade']);
    });

    it('techStepKeys lists recipes that use all of them', async () => {
      expect(await names(author, 'tab=perso&techStepKeys=peel')).toEqual(['salade', 'gratin']);
      expect(await names(author, 'tab=perso&techStepKeys=peel,flambe')).toEqual([]);
      expect(await names(author, 'tab=perso&techStepKeys=teleport')).toEqual([]);
    });

    it('excludeUtensilKeys lists recipes that use none of them', async () => {
      expect(await names(author, 'tab=perso&excludeUtensilKeys=oven')).toEqual(['salade']);
      expect(await names(author, 'tab=perso&excludeUtensilKeys=cauldron')).toEqual([
        'salade',
        'gratin',
      ]);
    });

    it('anyIngredientIds and excludeIngredientIds list recipes with one and with none', async () => {
      const [cream, oil, beef] = ['cream', 'oliveOil', 'beef'].map((key) =>
        String(fixtures.id('ingredients', key)),
      );
      const list = (query: string) => names(author, `tab=perso&${query}`);
      expect(await list(`anyIngredientIds=${cream ?? ''},${oil ?? ''}`)).toEqual([
        'salade',
        'gratin',
      ]);
      expect(await list(`anyIngredientIds=${cream ?? ''},${beef ?? ''}`)).toEqual(['gratin']);
      expect(await list(`anyIngredientIds=${beef ?? ''}`)).toEqual([]);
      expect(await list(`excludeIngredientIds=${cream ?? ''}`)).toEqual(['salade']);
      expect(await list(`excludeIngredientIds=${beef ?? ''}`)).toEqual(['salade', 'gratin']);
    });

    it('tags lists recipes that have all of them, without regard to case', async () => {
      const cook = await signUpPerson(app);
      await write(cook, 'un', { tags: ['Hiver', "l'été, c'est \\ trop"] });
      await write(cook, 'deux', { tags: ['hiver'] });
      const list = (...tags: string[]) =>
        names(
          cook,
          new URLSearchParams(tags.map((tag): [string, string] => ['tags', tag])).toString(),
        );
      expect(await list('HIVER')).toEqual(['deux', 'un']);
      expect(await list('hiver', "L'ÉTÉ, c'est \\ trop")).toEqual(['un']);
      expect(await list('hive')).toEqual([]);
    });

    it('maxMinutes lists recipes with a time whose sum is at most that', async () => {
      const cook = await signUpPerson(app);
      await write(cook, 'sans temps');
      await write(cook, 'zéro', { prepMinutes: 0 });
      await write(cook, 'trente', { prepMinutes: 10, cookMinutes: 10, restMinutes: 10 });
      await write(cook, 'repos', { restMinutes: 31 });
      expect(await names(cook, 'maxMinutes=30')).toEqual(['trente', 'zéro']);
      expect(await names(cook, 'maxMinutes=0')).toEqual(['zéro']);
    });

    it('authorId lists what the viewer may see of an author, in any tab', async () => {
      const writer = await signUpPerson(app);
      const { authorId } = await write(writer, 'caché');
      const shown = await write(writer, 'montré', { visibility: 'PUBLIC' });
      const list = (person: Person, tab = '') =>
        names(person, `authorId=${String(authorId)}${tab}`);
      expect(await list(writer)).toEqual(['montré', 'caché']);
      expect(await list(author)).toEqual(['montré']);
      expect(await list(author, '&tab=favoris')).toEqual([]);
      expect(await list(author, '&tab=perso')).toEqual([]);
      await writer.client.delete(`/recipes/${String(shown.id)}`);
      expect(await list(author)).toEqual([]);
    });

    it('can be combined', async () => {
      const garlic = String(fixtures.id('ingredients', 'garlic'));
      const query = `ingredientIds=${garlic}&techStepKeys=peel&excludeUtensilKeys=oven&name=sal`;
      expect(await names(author, query)).toEqual(['salade']);
    });
  });

  it('name finds a word in each of its spellings', async () => {
    const cook = await signUpPerson(app);
    for (const name of ['Müsli', 'Muesli', 'Weißkohl', 'Smørrebrød']) await write(cook, name);
    const list = (name: string) => names(cook, `tab=perso&name=${encodeURIComponent(name)}`);
    expect(await list('müs')).toEqual(['Muesli', 'Müsli']);
    expect(await list('mues')).toEqual(['Muesli', 'Müsli']);
    expect(await list('musli')).toEqual(['Müsli']);
    expect(await list('weiss')).toEqual(['Weißkohl']);
    expect(await list('smor')).toEqual(['Smørrebrød']);
  });

  describe('sort', () => {
    const sorted = ['Abricots', 'Échalotes', 'ecrevisses', 'Zestes'];
    let cook: Person;
    beforeAll(async () => {
      cook = await signUpPerson(app);
      for (const name of ['ecrevisses', 'Zestes', 'Abricots', 'Échalotes']) {
        await write(cook, name, { tags: ['triés'] });
      }
    });

    it.each(['tab=perso', 'tags=triés', 'q=triés'])(
      'name orders the list with %s',
      async (filter) => {
        expect(await names(cook, `${filter}&sort=name`)).toEqual(sorted);
        const pages = await namesByPage(cook.client, `/recipes?${filter}&sort=name&limit=1`);
        expect(pages.flat()).toEqual(sorted);
      },
    );

    it.each(['newest', 'relevance'])('%s without q is newest first', async (sort) => {
      expect(await names(cook, `tab=perso&sort=${sort}`)).toEqual(
        ['ecrevisses', 'Zestes', 'Abricots', 'Échalotes'].toReversed(),
      );
    });

    it.each(['lastCooked', 'rating'])('%s orders the found recipes of a tab', async (sort) => {
      expect(
        await names(cook, `tab=perso&name=zest&sort=${sort}&cursor=${String(MAX_ID)}`),
      ).toEqual(['Zestes']);
    });

    it.each(['tab=perso', 'tags=notés', 'q=notés', ''])(
      'lastCooked and rating order the list with %s, those without a value last and newest first',
      async (filter) => {
        const member = await signUpAdministrator(app);
        const ids: Record<string, number> = {};
        for (const name of ['a', 'b', 'c', 'd', 'e']) {
          const visibility = filter === '' ? 'HOUSE' : 'PERSONAL';
          ids[name] = (await write(member, name, { tags: ['notés'], visibility })).id;
        }
        const on = (name: string) => `/recipes/${String(ids[name])}`;
        await member.client.succeed('POST', `${on('b')}/cooked`, { date: '2026-01-03' });
        await member.client.succeed('POST', `${on('a')}/cooked`, { date: '2026-03-01' });
        await member.client.succeed('PUT', `${on('b')}/rating`, { stars: 5 });
        await member.client.succeed('PUT', `${on('d')}/rating`, { stars: 2 });
        for (const [sort, expected] of [
          ['lastCooked', ['a', 'b', 'e', 'd', 'c']],
          ['rating', ['b', 'd', 'e', 'c', 'a']],
        ] as const) {
          for (const limit of [1, 2, 5]) {
            const path = `/recipes?${filter}&sort=${sort}&limit=${String(limit)}`;
            const pages = await namesByPage(member.client, path);
            expect(pages.flat().slice(0, 5)).toEqual(expected);
          }
        }
      },
    );
  });

  describe('pagination', () => {
    const pages = ({ client }: Person, path: string) => namesByPage(client, path);

    it('returns every recipe once, in order, for any limit', async () => {
      const author = await signUpPerson(app);
      const written = Array.from({ length: 7 }, (_, n) => `page ${String(n)}`);
      for (const name of written) await write(author, name);
      const newestFirst = written.toReversed();
      for (const filter of ['', '&name=pag', '&techStepKeys=peel']) {
        for (const limit of [1, 3, 7, 8]) {
          const found = await pages(author, `/recipes?tab=perso&limit=${String(limit)}${filter}`);
          expect(found.flat()).toEqual(newestFirst);
          expect(found.map((page) => page.length).slice(0, -1)).toEqual(
            found.slice(1).map(() => limit),
          );
        }
      }
    });

    it('keeps the parameters after a name with a question mark', async () => {
      const author = await signUpPerson(app);
      for (const name of ['quoi 1', 'autre', 'quoi 2', 'quoi 3']) await write(author, name);
      expect(await pages(author, '/recipes?name=Quoi?&tab=perso&limit=2')).toEqual([
        ['quoi 3', 'quoi 2'],
        ['quoi 1'],
      ]);
    });

    it('returns each recipe once while others are created, renamed and deleted', async () => {
      const author = await signUpPerson(app);
      const ids: string[] = [];
      for (let n = 0; n < 7; n++) ids.push(String((await write(author, `avant ${String(n)}`)).id));
      const first = await author.client.get('/recipes?tab=perso&name=avant&limit=3');
      await write(author, 'avant ou après');
      await author.client.put(`/recipes/${ids[3] ?? ''}`, fixtures.recipe({ name: 'renommée' }));
      await author.client.delete(`/recipes/${ids[4] ?? ''}`);
      await author.client.delete(`/recipes/${ids[2] ?? ''}`);
      const next = /^<(.*)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1];
      expect(first.body.map(({ name }: any) => name)).toEqual(['avant 6', 'avant 5', 'avant 4']);
      expect(await pages(author, next ?? '')).toEqual([['avant 1', 'avant 0']]);
    });
  });

  it.each([
    'tab=secret',
    'tab=perso&tab=foyer',
    'limit=0',
    'limit=101',
    'limit=1.5',
    'limit=many',
    'cursor=abc',
    'cursor=-1',
    'cursor=0',
    'cursor=2147483648',
    'cursor=1%00',
    'sort=oldest',
    'maxMinutes=-1',
    'authorId=0',
    'tags=',
    `tags=${'x'.repeat(41)}`,
    'ingredientIds=abc',
    'ingredientIds=1,,2',
    'dietIds=0',
    'ingredientIds=2147483648',
    'suitableForHousehold=yes',
    'techStepKeys=a-b',
    'name=%00',
    'name=a&name=b',
    'expand=everything',
    'expand=suitability,everything',
    'expand=Suitability',
  ])('returns 400/4000 for %s', async (query) => {
    const { client } = await signUpPerson(app);
    const response = await client.get(`/recipes?${query}`);
    expect(response).toMatchObject({ status: 400, body: { code: 4000 } });
  });
});
