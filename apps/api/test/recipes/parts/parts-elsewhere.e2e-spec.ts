import { addDays } from '#domain/planning/week.js';
import { Fixtures } from '../../support/fixtures.js';
import { type Member, signUpAdministrator } from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';
import { until } from '../../support/until.js';

const TODAY = new Date().toISOString().slice(0, 10);
const day = (number: number) => addDays(TODAY, number);

/** What a dish needs of its parts counts in the cupboard, in proposals, in how long it keeps and in its energy. */
describe('parts elsewhere', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let cook: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    cook = await signUpAdministrator(app);
  });

  const part = (recipeId: number, portions = 4) => ({ recipeId, portions, before: 0 });
  const grams = (key: string, quantity = 100) => fixtures.line(key, quantity, 'gram');
  const write = (name: string, ingredients: object[], fields: object = {}) =>
    fixtures.write(cook.client, { name, ingredients, steps: [], ...fields });
  const put = (id: number, fields: object) =>
    cook.client.succeed('PUT', `/recipes/${String(id)}`, fixtures.recipe({ steps: [], ...fields }));
  const food = (key: string) => fixtures.id('ingredients', key);
  const unitId = () => fixtures.id('units', 'gram');
  const plan = (recipeId: number, date: string, portions = 4) =>
    cook.client.succeed('POST', '/planning/items', { recipeId, date, slot: 'LUNCH', portions });
  const store = (key: string, body: object) =>
    cook.client.succeed('PUT', `/house/current/pantry/${String(food(key))}`, body);
  const idsOf = async (query: string): Promise<number[]> => {
    const found = await cook.client.succeed('GET', `/recipes?tab=perso&${query}`);
    return found.map(({ id }: any) => id);
  };
  /** The recipes of the first proposal for some days. */
  const propose = async (days: readonly number[]): Promise<number[]> => {
    const cells = days.map((number) => ({ date: day(number), slot: 'DINNER' }));
    const body = { tabs: ['perso'], cells };
    const { proposals } = await cook.client.succeed('POST', '/planning/proposals', body);
    return (proposals[0]?.items ?? []).map(({ recipeId }: any) => recipeId);
  };
  const tree = (id: number) => cook.client.succeed('GET', `/recipes/${String(id)}?expand=parts`);
  const namesOf = ({ parts }: any): unknown[] =>
    parts.map((each: any) => [each.name, namesOf(each)]);

  it('the cupboard gives to the needs of parts, and what is left of it is less by them', async () => {
    const dough = await write('Pâte', [grams('flour', 200)], { portions: 2 });
    const tart = await write('Tarte', [grams('flour', 50)], { parts: [part(dough.id, 1)] });
    await store('flour', { quantity: 400, unitId: unitId(), asOf: day(-2) });
    await store('salt', { quantity: null, unitId: null });
    await plan(tart.id, day(-1));
    await plan(tart.id, TODAY, 8);
    const rows = await cook.client.succeed('GET', '/house/current/pantry');
    expect(rows.find((row: any) => row.ingredientId === food('flour')).remaining).toBe(250);
    const range = `from=${TODAY}&to=${TODAY}`;
    const { lines } = await cook.client.succeed('GET', `/planning/shopping-list?${range}`);
    const gram = (quantity: number) => [{ quantity, unitId: unitId() }];
    expect(lines).toMatchObject([
      { amounts: gram(300), fromPantry: gram(250), missing: gram(50), partIds: [dough.id] },
    ]);
    const makeable = `/recipes/makeable?tab=perso&ingredientIds=${String(food('carrot'))}`;
    expect((await cook.client.succeed('GET', makeable))[0]).toMatchObject({
      ...{ id: tart.id, missingIngredientIds: [] },
    });
  });

  it('proposals leave out a dish whose part nobody may eat, and prefer one whose part is at home', async () => {
    await cook.client.succeed('PATCH', '/profile/allergies', {
      allergyIds: [fixtures.id('allergies', 'milk')],
    });
    const dish = (name: string, inner: { id: number }) =>
      write(name, [grams('carrot', 50)], {
        ...{ course: 'MAIN', parts: [part(inner.id)], steps: [{ description: 'Cuire.' }] },
      });
    const base = (key: string) => write(key, [grams(key, 300)], { course: 'BASE' });
    await dish('Gratin', await base('cream'));
    const rice = await dish('Riz', await base('rice'));
    const lentils = await dish('Lentilles', await base('lentil'));
    expect((await propose([1, 2, 3])).sort()).toEqual([rice.id, lentils.id].sort());
    for (const [key, { id }] of [['rice', rice] as const, ['lentil', lentils] as const]) {
      await store(key, { quantity: 300, unitId: unitId(), bestBefore: day(1) });
      expect(await propose([1])).toEqual([id]);
      await cook.client.succeed('DELETE', `/house/current/pantry/${String(food(key))}`);
    }
  });

  it('a dish keeps no longer than its parts', async () => {
    const eatBy = async (key: string) => {
      const inner = await write('Farce', [grams(key, 400)]);
      const dish = await write('Plat', [grams('carrot')], { parts: [part(inner.id)] });
      const body = { recipeId: dish.id, date: day(1), portions: 4 };
      const { id } = await cook.client.succeed('POST', '/planning/cookings', body);
      const item = { cookingId: id, date: day(2), slot: 'LUNCH', portions: 2 };
      return (await cook.client.succeed('POST', '/planning/items', item)).eatBy as string;
    };
    expect((await eatBy('salmon')) < (await eatBy('potato'))).toBe(true);
  });

  it('the energy of a dish is that of its parts too, also after these have changed', async () => {
    const inner = await write('Sauce', [grams('butter', 400)]);
    const dish = await write('Plat', [grams('carrot')], { parts: [part(inner.id)] });
    expect(await idsOf('maxEnergyKcal=400')).toEqual([]);
    expect(await idsOf('maxEnergyKcal=900')).toEqual([dish.id, inner.id]);
    await put(inner.id, { ingredients: [grams('carrot', 400)] });
    await until(async () => (await idsOf('maxEnergyKcal=400')).length === 2);
    const listed = await cook.client.succeed('GET', '/recipes?tab=perso&expand=nutrition');
    const detail = await cook.client.succeed('GET', `/recipes/${String(dish.id)}?expand=nutrition`);
    expect(listed[0]).toMatchObject({ id: dish.id, nutrition: detail.nutrition });
    expect(detail.nutrition.perPortion.energyKcal).toBeLessThan(100);
  });

  it('a dish that is restored has three levels at most: its part stays as it was', async () => {
    const [last, third, second] = [
      await write('4', []),
      await write('3', []),
      await write('2', []),
    ];
    const first = await write('1', [grams('rice')], { parts: [part(second.id)] });
    const dish = await write('Plat', [], { parts: [part(first.id)] });
    await cook.client.succeed('DELETE', `/recipes/${String(dish.id)}`);
    await put(third.id, { name: '3', ingredients: [], parts: [part(last.id)] });
    await put(second.id, { name: '2', ingredients: [], parts: [part(third.id)] });
    await cook.client.succeed('POST', `/recipes/${String(dish.id)}/restore`);
    const restored = await tree(dish.id);
    expect(restored.parts).toMatchObject([{ recipeId: first.id, frozen: true, readable: false }]);
    expect(namesOf(restored)).toEqual([['1', [['2', []]]]]);
    expect(namesOf(await tree(first.id))).toEqual([['2', [['3', [['4', []]]]]]]);

    await put(second.id, { name: '2', ingredients: [], parts: [] });
    await until(async () => !(await tree(dish.id)).parts[0].frozen);
    expect(namesOf(await tree(dish.id))).toEqual([['1', [['2', []]]]]);
  });

  it('are expanded up to 2 MB, however often a part stands in them; the detail is not limited', async () => {
    const text = 'Mélanger longtemps. '.repeat(95);
    const steps = Array.from({ length: 60 }, () => ({ description: text }));
    const inner = await write('Longue', [], { steps });
    const outer = [];
    for (let number = 0; number < 20; number++) {
      outer.push(await write(`Partie ${String(number)}`, [], { parts: [part(inner.id)] }));
    }
    const some = outer.slice(0, 5).map(({ id }) => part(id));
    const dish = await write('Plat', [], { parts: [...some, part(inner.id)] });
    expect((await tree(dish.id)).parts[0].parts[0].steps).toHaveLength(60);
    await put(dish.id, { parts: outer.map(({ id }) => part(id)) });
    const whole = await write('Tout', [], { parts: [part(dish.id), part(inner.id)] });
    const path = `/recipes/${String(whole.id)}`;
    for (const query of ['?expand=parts', '?expand=parts,nutrition']) {
      expect(await cook.client.get(path + query)).toMatchObject({
        ...{ status: 409, body: { code: 4025 } },
      });
    }
    expect((await cook.client.succeed('GET', path)).parts).toHaveLength(2);
  });
});
