import { Fixtures } from './support/fixtures.js';
import {
  signUpAdministrator,
  signUpMember,
  signUpPerson,
  type Person,
  type Member,
} from './support/people.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('lists of recipes', () => {
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
  const write = ({ client }: Person, name: string, over: object = {}) =>
    fixtures.write(client, { name, visibility: 'PERSONAL', ...over });

  describe('by tab', () => {
    let author: Member;
    let mate: Member;
    let stranger: Person;
    beforeAll(async () => {
      author = await signUpAdministrator(app);
      mate = await signUpMember(app, author);
      stranger = await signUpPerson(app);
      await write(author, 'à moi');
      await write(author, 'à nous', { visibility: 'HOUSE' });
      await write(mate, 'à mon voisin');
      await write(mate, 'à nous aussi', { visibility: 'HOUSE' });
      await write(author, 'à tous', { visibility: 'PUBLIC' });
      await write(stranger, 'à tous aussi', { visibility: 'PUBLIC' });
    });

    it.each<[string, string[]]>([
      ['', ['à tous aussi', 'à tous', 'à nous aussi', 'à nous', 'à moi']],
      ['tab=perso', ['à tous', 'à nous', 'à moi']],
      ['tab=foyer', ['à nous aussi', 'à nous']],
      ['tab=publique', ['à tous aussi', 'à tous']],
      ['tab=favoris', []],
    ])('%s holds what the viewer may see, newest first', async (query, expected) => {
      expect(await names(author, query)).toEqual(expected);
    });

    it('shows somebody without a house nothing of houses', async () => {
      expect(await names(stranger)).toEqual(['à tous aussi', 'à tous']);
      expect(await names(stranger, 'tab=foyer')).toEqual([]);
    });

    it('shows favourites as long as they are visible', async () => {
      const { id } = await write(author, 'passagère', { visibility: 'PUBLIC' });
      await stranger.client.post(`/recipes/${String(id)}/favorite`);
      expect(await names(stranger, 'tab=favoris')).toEqual(['passagère']);
      await author.client.put(
        `/recipes/${String(id)}`,
        fixtures.recipe({ name: 'passagère', visibility: 'PERSONAL' }),
      );
      expect(await names(stranger, 'tab=favoris')).toEqual([]);
    });

    it('shows summaries, with the mark of the viewer', async () => {
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
        'authorHouseId',
        'portions',
        'dietIds',
        'favourite',
        'sourceId',
        'externalId',
        'imageUrl',
        'prepMinutes',
        'cookMinutes',
        'createdAt',
        'updatedAt',
      ]);
      await author.client.delete(`/recipes/${String(id)}`);
    });
  });

  it('show imported recipes only where their source is switched on', async () => {
    const author = await signUpAdministrator(app);
    const { id } = await write(author, 'importée', { visibility: 'PUBLIC' });
    const sourceId = fixtures.id('sources', 'marmiton');
    await app.sql(`update recipe set source_id = $2, external_id = '1' where id = $1`, [
      id,
      sourceId,
    ]);
    await author.client.post(`/recipes/${String(id)}/favorite`);
    const homeless = await signUpPerson(app);
    const opened = async (person: Person) =>
      (await person.client.get(`/recipes/${String(id)}`)).status;
    const tabs = ['', 'tab=perso', 'tab=publique', 'tab=favoris', 'name=importee'];
    const listed = (person: Person) =>
      Promise.all(tabs.map(async (tab) => (await names(person, tab)).includes('importée')));

    expect(await listed(author)).toEqual([false, false, false, false, false]);
    expect([await opened(author), await opened(homeless)]).toEqual([200, 404]);
    await author.client.patch('/house/current/sources', { sourceIds: [sourceId] });
    expect(await listed(author)).toEqual([true, true, true, true, true]);
    expect(await listed(homeless)).toEqual([false, false, false, false, false]);
    const mate = await signUpMember(app, author);
    expect([await opened(mate), await opened(homeless)]).toEqual([200, 404]);
  });

  describe('by name', () => {
    let cook: Person;
    beforeAll(async () => {
      cook = await signUpPerson(app);
      await write(cook, 'Gratin de courgettes');
      await write(cook, 'Crème brûlée à l’orange');
      await write(cook, 'Bœuf bourguignon');
      await write(cook, 'Tarte 100% chocolat_noir');
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
    ])('%s', async (name, expected) => {
      expect(await names(cook, `tab=perso&name=${encodeURIComponent(name)}`)).toEqual(expected);
    });

    it.each(['', ' ', '%', '_', '!?'])('%j names no word, and filters nothing', async (name) => {
      expect(await names(cook, `tab=perso&name=${encodeURIComponent(name)}`)).toHaveLength(4);
    });

    it('follows a recipe that is renamed', async () => {
      const { id } = await write(cook, 'Avant');
      await cook.client.put(`/recipes/${String(id)}`, fixtures.recipe({ name: 'Après' }));
      expect(await names(cook, 'tab=perso&name=avant')).toEqual([]);
      expect(await names(cook, 'tab=perso&name=apres')).toEqual(['Après']);
      await cook.client.delete(`/recipes/${String(id)}`);
    });
  });

  describe('by what is in them', () => {
    let cook: Person;
    beforeAll(async () => {
      cook = await signUpPerson(app);
      const lines = (...keys: string[]) => ({ ingredients: keys.map((key) => fixtures.line(key)) });
      const diets = (...keys: string[]) => ({
        dietIds: keys.map((key) => fixtures.id('diets', key)),
      });
      const steps = (description: string) => ({ steps: [{ description }] });
      await write(cook, 'gratin', {
        ...lines('potato', 'cream', 'garlic'),
        ...diets('vegetarian'),
        ...steps('Éplucher les pommes de terre, puis cuire au four.'),
      });
      await write(cook, 'salade', {
        ...lines('tomato', 'garlic', 'oliveOil'),
        ...diets('vegan', 'vegetarian'),
        ...steps('Éplucher les tomates.'),
      });
    });
    it('every one of the ingredients', async () => {
      const garlic = String(fixtures.id('ingredients', 'garlic'));
      const cream = String(fixtures.id('ingredients', 'cream'));
      const asked = (query: string) => names(cook, `tab=perso&${query}`);
      expect(await asked(`ingredientIds=${garlic}`)).toEqual(['salade', 'gratin']);
      expect(await asked(`ingredientIds=${garlic},${cream}`)).toEqual(['gratin']);
      expect(await asked(`ingredientIds=${garlic}&ingredientIds=${cream}`)).toEqual(['gratin']);
      expect(await asked(`ingredientIds=${garlic},${garlic}`)).toEqual(['salade', 'gratin']);
      expect(await asked(`ingredientIds=${garlic},2147483647`)).toEqual([]);
      expect(await asked('ingredientIds=')).toEqual(['salade', 'gratin']);
    });

    it('every one of the diets', async () => {
      const vegan = String(fixtures.id('diets', 'vegan'));
      const vegetarian = String(fixtures.id('diets', 'vegetarian'));
      expect(await names(cook, `tab=perso&dietIds=${vegetarian}`)).toEqual(['salade', 'gratin']);
      expect(await names(cook, `tab=perso&dietIds=${vegetarian},${vegan}`)).toEqual(['salade']);
    });

    it('the techniques of their steps', async () => {
      expect(await names(cook, 'tab=perso&techStepKeys=peel')).toEqual(['salade', 'gratin']);
      expect(await names(cook, 'tab=perso&techStepKeys=peel,flambe')).toEqual([]);
      expect(await names(cook, 'tab=perso&techStepKeys=teleport')).toEqual([]);
    });

    it('none of the utensils', async () => {
      expect(await names(cook, 'tab=perso&excludeUtensilKeys=oven')).toEqual(['salade']);
      expect(await names(cook, 'tab=perso&excludeUtensilKeys=cauldron')).toEqual([
        'salade',
        'gratin',
      ]);
    });

    it('all of that together', async () => {
      const garlic = String(fixtures.id('ingredients', 'garlic'));
      const query = `ingredientIds=${garlic}&techStepKeys=peel&excludeUtensilKeys=oven&name=sal`;
      expect(await names(cook, query)).toEqual(['salade']);
    });
  });

  describe('page by page', () => {
    /** Follows `Link` from page to page, and returns the names on each. */
    const pages = async ({ client }: Person, path: string): Promise<string[][]> => {
      const { headers, body } = await client.get(path);
      const next = /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
      const page = body.map(({ name }: any) => name);
      return next === undefined ? [page] : [page, ...(await pages({ client } as Person, next))];
    };

    it('holds everything once, in order', async () => {
      const cook = await signUpPerson(app);
      const written = Array.from({ length: 7 }, (_, n) => `page ${String(n)}`);
      for (const name of written) await write(cook, name);
      const newestFirst = written.toReversed();
      for (const filter of ['', '&name=pag', '&techStepKeys=peel']) {
        for (const limit of [1, 3, 7, 8]) {
          const found = await pages(cook, `/recipes?tab=perso&limit=${String(limit)}${filter}`);
          expect(found.flat()).toEqual(newestFirst);
          expect(found.map((page) => page.length).slice(0, -1)).toEqual(
            found.slice(1).map(() => limit),
          );
        }
      }
    });

    it.each([
      ['PERSONAL', 'tab=perso'],
      ['HOUSE', 'tab=foyer'],
      ['PUBLIC', 'tab=publique'],
      ['PUBLIC', ''],
    ])('goes on where few of very many fit: %s, %s', async (visibility, tab) => {
      await app.sql('delete from recipe');
      const cook = await signUpAdministrator(app);
      const vegan = fixtures.id('diets', 'vegan');
      const glutenFree = fixtures.id('diets', 'glutenFree');
      const carrot = String(fixtures.id('ingredients', 'carrot'));
      await write(cook, 'Aiguille', { visibility, dietIds: [vegan, glutenFree] });
      const { id } = await write(cook, 'Aiguillette', { visibility, dietIds: [vegan] });
      await app.sql(HAY, [id]);
      await write(cook, 'Aiguillon', { visibility, dietIds: [glutenFree, vegan] });

      const all = ['Aiguillon', 'Aiguillette', 'Aiguille'];
      const expected: [string, string[]][] = [
        ['name=aigui', all],
        [`ingredientIds=${carrot}`, all],
        ['techStepKeys=peel', all],
        ['techStepKeys=peel&name=aiguille', ['Aiguillette', 'Aiguille']],
        [`dietIds=${String(vegan)}`, all],
        [`dietIds=${String(vegan)},${String(glutenFree)}`, ['Aiguillon', 'Aiguille']],
        ['dietIds=2147483647', []],
      ];
      for (const [filter, found] of expected) {
        expect(await names(cook, `${tab}&${filter}`)).toEqual(found);
        expect((await pages(cook, `/recipes?${tab}&limit=1&${filter}`)).flat()).toEqual(found);
      }
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
    'ingredientIds=abc',
    'ingredientIds=1,,2',
    'dietIds=0',
    'ingredientIds=2147483648',
    'suitableForHousehold=yes',
    'techStepKeys=a-b',
    'name=%00',
    'name=a&name=b',
  ])('refuse %s', async (query) => {
    const { client } = await signUpPerson(app);
    const answer = await client.get(`/recipes?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 4000 } });
  });

  it('need a live session, whatever is asked', async () => {
    const { client } = await signUpPerson(app);
    await app.sql('update profile set token_version = token_version + 1');
    for (const query of ['', '?tab=secret', '?name=a']) {
      const answer = await client.get(`/recipes${query}`);
      expect(answer).toMatchObject({ status: 401, body: { code: 4011 } });
    }
  });
});

/** Far more than lists look at before they ask an index, like the recipe `$1` but for what is in it. */
const HAY = `
  insert into recipe (name, name_words, visibility, author_id, author_house_id, locale, diet_ids,
    ingredient_ids, dietary_flags)
  select 'Foin', 'foin', visibility, author_id, author_house_id, 'fr', '{}', '{}', 0
  from recipe, generate_series(1, 2500) where id = $1`;
