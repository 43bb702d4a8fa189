import { Fixtures } from '../../support/fixtures.js';
import { signUpPerson, type Person } from '../../support/people.js';
import { namesByPage } from '../../support/test-client.js';
import { useTestApp } from '../../support/test-app.js';

describe('GET /recipes/makeable', () => {
  const app = useTestApp();
  let fixtures: Fixtures;
  let cook: Person;
  const write = ({ client }: Person, name: string, keys: string[], overrides: object = {}) =>
    fixtures.write(client, {
      name,
      visibility: 'PERSONAL',
      ingredients: keys.map((key) => fixtures.line(key)),
      ...overrides,
    });
  const idsOf = (...keys: string[]) => keys.map((key) => fixtures.id('ingredients', key));
  const pathOf = (keys: string[], query = '') =>
    `/recipes/makeable?ingredientIds=${idsOf(...keys).join()}${query}`;
  const names = async ({ client }: Person, keys: string[], query = '') => {
    const recipes = await client.succeed('GET', pathOf(keys, query));
    return recipes.map(({ name }: any) => name as string);
  };
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    cook = await signUpPerson(app);
    await write(cook, 'sans ligne', []);
    await write(cook, 'eau seule', ['water']);
    await write(cook, 'rien', ['salmon']);
    await write(cook, 'quatre manquent', ['egg', 'rice', 'pasta', 'lentil', 'beef']);
    await write(cook, 'trois manquent', ['egg', 'rice', 'pasta', 'lentil']);
    await write(cook, 'rien ne manque', ['egg', 'water', 'butter']);
    await write(cook, 'un manque', ['flour', 'egg']);
    await write(cook, 'tout est là', ['egg']);
  });

  it('lists recipes by the number of missing ingredients, then newest first', async () => {
    const recipes = await cook.client.succeed('GET', pathOf(['egg', 'butter', 'water']));
    expect(
      recipes.map(({ name, missingIngredientIds }: any) => [name, missingIngredientIds]),
    ).toEqual([
      ['tout est là', []],
      ['rien ne manque', []],
      ['un manque', idsOf('flour')],
      ['trois manquent', idsOf('rice', 'pasta', 'lentil')],
    ]);
  });

  it('lists nothing without an ingredient that is no staple', async () => {
    expect(await names(cook, [])).toEqual([]);
    expect(await names(cook, ['water'])).toEqual([]);
  });

  it('returns every recipe once in pages', async () => {
    const pages = await namesByPage(cook.client, pathOf(['egg'], '&limit=1'));
    expect(pages.flat()).toEqual(['tout est là', 'un manque', 'rien ne manque', 'trois manquent']);
  });

  it('lists what the viewer may see, in the tab and suitable for the household', async () => {
    const stranger = await signUpPerson(app);
    expect(await names(stranger, ['egg'])).toEqual([]);
    await write(stranger, 'publique', ['egg'], { visibility: 'PUBLIC' });
    expect(await names(cook, ['egg'], '&tab=publique')).toEqual(['publique']);
    expect(await names(stranger, ['egg'])).toEqual(['publique']);
    await stranger.client.patch('/profile/disliked-ingredients', { ingredientIds: idsOf('egg') });
    expect(await names(stranger, ['egg'], '&suitableForHousehold=true')).toEqual([]);
  });

  it.each(['ingredientIds=x', 'limit=0', 'cursor=abc', 'tab=x'])(
    'returns 400/4000 for %s',
    async (query) => {
      const { status, body } = await cook.client.get(`/recipes/makeable?${query}`);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 4000 });
    },
  );
});
