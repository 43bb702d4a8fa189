import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember, signUpPerson } from '../support/people.js';
import { useTestApp } from '../support/test-app.js';

const DATE = '2026-07-06';

describe('What is in a recipe', () => {
  const app = useTestApp();
  let fixtures: Fixtures;
  let cook: Member;

  type Line = readonly [ingredient: string, quantity: number, unit: string];
  const lines = (...written: Line[]) => ({
    ingredients: written.map((line) => fixtures.line(...line)),
  });
  const write = (content: object): Promise<any> =>
    fixtures.writeDetected(cook.client, { visibility: 'PERSONAL', steps: [], ...content });
  const nutrition = (id: number): Promise<any> =>
    cook.client.succeed('GET', `/recipes/${String(id)}/nutrition`);
  /** 200 g of 350 and 100 g of 753 kcal for 2. */
  const PASTRY: Line[] = [
    ['flour', 200, 'gram'],
    ['butter', 100, 'gram'],
  ];

  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    cook = await signUpAdministrator(app);
  });

  it('is in the ingredient rows, with source and code', async () => {
    const rows = await cook.client.succeed('GET', '/reference/ingredients');
    const of = (key: string) => rows.find((row: any) => row.key === key).nutrition;
    expect(of('butter')).toMatchObject({ energyKcal: 753, source: 'CIQUAL', code: '16400' });
    expect(of('sweetOnion')).toMatchObject({ saturatedFatG: null, source: 'USDA' });
    expect(of('bananaLeaf')).toBeNull();
  });

  it('is computed of its lines', async () => {
    const { id } = await write({ portions: 2, ...lines(...PASTRY) });
    expect(await nutrition(id)).toEqual({
      perPortion: {
        energyKcal: Math.round((200 * 3.5 + 100 * 7.53) / 2),
        proteinG: 9.4, // (200 * 9.03 + 100 * 0.7) / 100 / 2
        fatG: 42.5, // (200 * 1 + 100 * 82.9) / 100 / 2
        saturatedFatG: 27.9, // (200 * 0.19 + 100 * 55.4) / 100 / 2
        carbohydrateG: 74.2, // (200 * 73.7 + 100 * 0.9) / 100 / 2
        sugarsG: 1.9, // (200 * 1.5 + 100 * 0.83) / 100 / 2
        fibreG: 3.2, // 200 * 3.2 / 100 / 2
        saltG: 0, // 100 * 0.063 / 100 / 2
      },
      per100g: expect.objectContaining({ energyKcal: Math.round(1453 / 3) }),
      massG: 300,
      coverage: 1,
      missing: [],
    });
  });

  it('says which lines did not count', async () => {
    const { id } = await write({
      ...lines(...PASTRY),
      otherLines: [
        { kind: 'HEADING', text: 'Pour la pâte', before: 0 },
        { kind: 'TEXT', text: 'Sel', before: 2 },
        { kind: 'TEXT', text: 'du fromage', before: 2 },
        { kind: 'TEXT', text: 'zorglub', before: 2 },
      ],
    });
    const { coverage, missing, perPortion, per100g, massG } = await nutrition(id);
    // 300 of 300 + 2 * 150 g
    expect({ coverage, perPortion, per100g, massG }).toEqual({
      coverage: 0.5,
      perPortion: null,
      per100g: null,
      massG: 300,
    });
    const [salt, cheese] = ['salt', 'cheese'].map((key) => fixtures.id('ingredients', key));
    expect(missing).toEqual([
      { ingredientId: salt, text: 'Sel', why: 'NO_AMOUNT' },
      { ingredientId: cheese, text: 'du fromage', why: 'NO_AMOUNT' },
      { ingredientId: null, text: 'zorglub', why: 'UNREAD' },
    ]);
  });

  it('does not count what a step pours away', async () => {
    const fries = { ...lines(['potato', 1000, 'gram'], ['sunflowerOil', 1, 'liter']) };
    const frying = [{ description: 'Faire frire les pommes de terre dans l’huile.' }];
    expect((await nutrition((await write({ ...fries, steps: frying })).id)).massG).toBe(1100);
    const pasta = { ...lines(['pasta', 400, 'gram'], ['water', 2, 'liter']) };
    expect((await nutrition((await write(pasta)).id)).massG).toBe(2400);
    const draining = [{ description: 'Égoutter les pâtes.' }];
    expect((await nutrition((await write({ ...pasta, steps: draining })).id)).massG).toBe(400);
  });

  it('knows nothing of a recipe without lines', async () => {
    const { id } = await write(lines());
    expect(await nutrition(id)).toEqual({
      perPortion: null,
      per100g: null,
      massG: 0,
      coverage: 0,
      missing: [],
    });
  });

  it('follows changes, in the recipe, in lists and in their filter', async () => {
    const author = await signUpPerson(app);
    const content = { visibility: 'PERSONAL', portions: 2, steps: [], ...lines(...PASTRY) };
    const { id } = await fixtures.write(author.client, content);
    await fixtures.write(author.client, { ...content, ingredients: [], name: 'rien' });
    const path = `/recipes/${String(id)}`;
    const listed = (query: string): Promise<any[]> =>
      author.client.succeed('GET', `/recipes?tab=perso&${query}`);
    const namesAt = async (kcal: number) =>
      (await listed(`maxEnergyKcal=${String(kcal)}`)).map(({ name }) => name as string);

    const detail = await author.client.succeed('GET', `${path}?expand=nutrition`);
    expect(detail.nutrition).toMatchObject({ coverage: 1, perPortion: { energyKcal: 727 } });
    expect(await listed('expand=nutrition,suitability')).toMatchObject([
      { name: 'rien', nutrition: null, suitability: {} },
      { nutrition: detail.nutrition, suitability: {} },
    ]);
    expect((await listed(''))[0]).not.toHaveProperty('nutrition');
    expect(await namesAt(726)).toEqual([]);
    expect(await namesAt(727)).toEqual(['Carottes au beurre']);

    await author.client.succeed('PUT', path, fixtures.recipe({ ...content, portions: 4 }));
    expect(await namesAt(363)).toEqual(['Carottes au beurre']);
    const changed = await author.client.succeed('GET', `${path}?expand=nutrition`);
    expect(changed.nutrition.perPortion.energyKcal).toBe(363);
    const copy = await author.client.succeed('POST', `${path}/copy`);
    expect((await listed('expand=nutrition'))[0]).toMatchObject({
      id: copy.id,
      nutrition: changed.nutrition,
    });
  });

  it('is on planned recipes for the whole house', async () => {
    const member = await signUpMember(app, cook);
    const { id: recipeId } = await write({ portions: 2, ...lines(...PASTRY) });
    const item = { date: DATE, slot: 'DINNER', portions: 3 };
    await cook.client.succeed('POST', '/planning/items', { ...item, recipeId });
    await cook.client.succeed('POST', '/planning/items', { ...item, text: 'restaurant' });
    const itemsOf = async (query: string) => {
      const { days } = await member.client.succeed('GET', `/planning?date=${DATE}${query}`);
      return days.flatMap(({ slots }: any) => slots.flatMap(({ items }: any) => items));
    };
    const [planned, text] = await itemsOf('&expand=nutrition,suitability');
    expect(planned.nutrition).toMatchObject({ coverage: 1, perPortion: { energyKcal: 727 } });
    expect(text.nutrition).toBeNull();
    expect((await itemsOf(''))[0]).not.toHaveProperty('nutrition');
    const { status } = await member.client.get(`/recipes/${String(recipeId)}/nutrition`);
    expect(status).toBe(404);
  });

  it.each(['/recipes?maxEnergyKcal=-1', '/recipes?expand=x', '/recipes/1?expand=x'])(
    'returns 400/4000 for %s',
    async (path) => {
      const { status, body } = await cook.client.get(path);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 4000 });
    },
  );
});
