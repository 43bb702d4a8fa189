import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpWithSources } from '../support/people.js';
import { recipePage } from '../support/recipe-site.js';
import { useSharedApp } from '../support/shared-app.js';

const DATE = '2026-07-06';

describe('the course of a recipe', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let member: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    member = await signUpWithSources(app, 'web');
  });

  const write = (name: string, fields: object = {}) =>
    fixtures.write(member.client, { name, visibility: 'HOUSE', ...fields });
  const listed = async (courses: string): Promise<string[]> =>
    (await member.client.succeed('GET', `/recipes?tab=foyer&courses=${courses}`)).map(
      ({ name }: any) => name,
    );

  it('is what the author says, else what the service derives, else null', async () => {
    const foods = [fixtures.line('egg', 3)];
    const [stated, derived, unknown] = [
      await write('Tarte aux poireaux', { course: 'STARTER' }),
      await write('Tarte aux poireaux', { ingredients: [fixtures.line('leek', 3)] }),
      await write('Chez mamie', { ingredients: foods, course: null }),
    ];
    expect(stated).toMatchObject({ course: 'STARTER', courseSource: 'STATED' });
    expect(derived).toMatchObject({ course: 'MAIN', courseSource: 'DERIVED' });
    expect(unknown).toMatchObject({ course: null, courseSource: null });
    const summaries = await member.client.succeed('GET', '/recipes?tab=foyer');
    expect(summaries.map(({ course }: any) => course)).toEqual([null, 'MAIN', 'STARTER']);
  });

  it('stays in a PUT without it, is derived anew when it is cleared, and follows the name', async () => {
    const { id } = await write('Gâteau au chocolat', { course: 'SNACK' });
    const put = (fields: object) =>
      member.client.succeed('PUT', `/recipes/${String(id)}`, fixtures.recipe({ visibility: 'HOUSE', ...fields })); // prettier-ignore
    const name = 'Gâteau au chocolat';
    expect(await put({ name })).toMatchObject({ course: 'SNACK', courseSource: 'STATED' });
    expect(await put({ name, course: null })).toMatchObject({ course: 'DESSERT', courseSource: 'DERIVED' }); // prettier-ignore
    expect(await listed('DESSERT')).toEqual([name]);
    expect(await put({ name: 'Limonade' })).toMatchObject({ course: 'DRINK' });
    expect([await listed('DESSERT'), await listed('DRINK')]).toEqual([[], ['Limonade']]);
  });

  it('filters lists, stated or derived', async () => {
    await write('Poulet rôti');
    await write('Soupe', { course: 'MAIN' });
    await write('Brownie', { course: 'SNACK' });
    expect(await listed('MAIN')).toEqual(['Soupe', 'Poulet rôti']);
    expect(await listed('SNACK,MAIN')).toEqual(['Brownie', 'Soupe', 'Poulet rôti']);
    expect(await listed('DESSERT')).toEqual([]);
  });

  it('is refused when there is none of that name', async () => {
    const refused = { status: 400, body: { code: 4000 } };
    const body = fixtures.recipe({ course: 'LUNCH' });
    expect(await member.client.post('/recipes', body)).toMatchObject(refused);
    expect(await member.client.get('/recipes?courses=MAIN,LUNCH')).toMatchObject(refused);
  });

  it('is taken from the categories of a page, and stated by its import', async () => {
    const preview = (fields: object) =>
      member.client.succeed('POST', '/sources/web/preview', {
        url: 'https://cuisine.example/quiche',
        html: String(recipePage({ recipeIngredient: ['3 œufs'], ...fields }).body),
      });
    const draft = await preview({ name: 'Quiche', recipeCategory: 'Entrée', keywords: 'dessert' });
    expect(draft).toMatchObject({ course: 'STARTER' });
    expect(await preview({ name: 'Quiche', keywords: 'rapide, Plat principal' })).toMatchObject({
      course: 'MAIN',
    });
    expect(await preview({ name: 'Quiche', recipeCategory: 'Œufs' })).toMatchObject({
      course: null,
    });
    const path = `/sources/web/import/${String(draft.externalId)}`;
    const imported = await member.client.succeed('POST', path, draft);
    expect(imported).toMatchObject({ course: 'STARTER', courseSource: 'STATED' });
  });

  it('decides what is proposed for a cell: main courses and dishes without one at lunch', async () => {
    const dishes: [string, object][] = [
      ['Poulet rôti', {}],
      ['Gâteau au chocolat', {}],
      ['Chez mamie', { ingredients: [fixtures.line('egg', 3)] }],
      ['Porridge', {}],
      ['Purée pour bébé', {}],
      ['Mojito', {}],
    ];
    for (const [name, fields] of dishes) await write(name, fields);
    const names = new Map<number, string>(
      (await member.client.succeed('GET', '/recipes?tab=foyer')).map(({ id, name }: any) => [id, name]), // prettier-ignore
    );
    const proposed = async (slot: string, courses?: (string | null)[]) => {
      // As many cells as recipes: each that fits is proposed.
      const cells = dishes.map((_, index) => ({
        ...{ date: `2026-07-0${String(index + 1)}`, slot, portions: 2 },
        ...(courses && { courses }),
      }));
      const body = await member.client.succeed('POST', '/planning/proposals', { cells });
      return body.proposals[0].items.map(({ recipeId }: any) => names.get(recipeId)).sort();
    };
    expect(await proposed('DINNER')).toEqual(['Chez mamie', 'Poulet rôti']);
    expect(await proposed('BREAKFAST')).toEqual(['Porridge']);
    expect(await proposed('SNACK')).toEqual(['Gâteau au chocolat']);
    expect(await proposed('LUNCH', ['DRINK', null])).toEqual(['Chez mamie', 'Mojito']);
    const cells = [{ date: DATE, slot: 'LUNCH', courses: [] }];
    expect(await member.client.post('/planning/proposals', { cells })).toMatchObject({
      status: 400,
      body: { code: 4000 },
    });
  });

  it('holds for stock too, and strangers are proposed only when they are asked for', async () => {
    const cake = await write('Gâteau au chocolat');
    const cooking = { recipeId: cake.id, date: DATE, portions: 4 };
    await member.client.succeed('POST', '/planning/cookings', cooking);
    const stranger = await signUpWithSources(app);
    const name = 'Poulet des voisins';
    const { id } = await fixtures.write(stranger.client, { name, visibility: 'PUBLIC' });
    const propose = async (fields: object = {}) => {
      const cells = [{ date: '2026-07-07', slot: 'LUNCH', portions: 2 }];
      const body = await member.client.succeed('POST', '/planning/proposals', { cells, ...fields });
      return body.proposals[0].items;
    };
    expect(await propose()).toEqual([]);
    expect(await propose({ tabs: ['publique'] })).toHaveLength(1);
    await member.client.succeed('POST', `/recipes/${String(id)}/favorite`);
    expect(await propose()).toMatchObject([{ recipeId: id }]);
  });
});
