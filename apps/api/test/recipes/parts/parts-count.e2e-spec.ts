import fc from 'fast-check';
import { Fixtures } from '../../support/fixtures.js';
import { type Member, signUpAdministrator } from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';
import { detectAll } from '../../support/test-worker.js';

const DATE = '2026-07-08';

/** A recipe of a generated tree. */
interface Tree {
  readonly portions: number;
  readonly lines: readonly (readonly [ingredient: string, grams: number])[];
  readonly parts: readonly { readonly portions: number; readonly tree: Tree }[];
}

const FOODS = ['flour', 'butter', 'sugar', 'rice', 'carrot', 'walnut', 'ham'];

/** What counts a recipe's lines and steps counts those of its parts. */
describe('parts count', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let author: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    author = await signUpAdministrator(app);
  });

  const part = (recipeId: number, portions = 2, fields: object = {}) => ({
    ...{ recipeId, portions, before: 0 },
    ...fields,
  });
  const food = (key: string) => fixtures.id('ingredients', key);
  const plan = async (recipeId: number, portions = 4, slot = 'LUNCH') =>
    (
      await author.client.succeed('POST', '/planning/items', {
        recipeId,
        date: DATE,
        slot,
        portions,
      })
    ).id as number;
  const suitabilityOf = (id: number) =>
    author.client.succeed('GET', `/recipes/${String(id)}/suitability`);
  const list = () => author.client.succeed('GET', `/planning/shopping-list?date=${DATE}`);
  const found = async (query: string) =>
    (await author.client.succeed('GET', `/recipes?tab=perso&${query}`)).map(({ id }: any) => id);
  const avoid = (...keys: string[]) =>
    author.client.succeed('PATCH', '/profile/allergies', {
      allergyIds: keys.map((key) => fixtures.id('allergies', key)),
    });

  it('in the verdict, with the part in which a food was found, and its step', async () => {
    await avoid('milk');
    const cream = await fixtures.writeDetected(author.client, {
      name: 'Appareil',
      ingredients: [fixtures.line('egg', 2)],
      steps: [{ description: 'Verser la crème.' }],
    });
    const dough = await fixtures.write(author.client, {
      ingredients: [fixtures.line('butter', 50, 'gram')],
      steps: [],
      parts: [part(cream.id)],
    });
    const tart = await fixtures.write(author.client, {
      ingredients: [fixtures.line('carrot', 2)],
      steps: [],
      parts: [part(dough.id, 1, { note: 'au lait' })],
    });
    await detectAll(app);
    const { verdict, conflicts } = await suitabilityOf(tart.id);
    expect(verdict).toBe('UNSUITABLE');
    expect(conflicts).toMatchObject([
      { ingredientId: food('butter'), found: 'LINE', partId: dough.id, stepId: null },
      { ingredientId: food('milk'), found: 'TEXT', text: 'lait', partId: null },
      {
        ...{ ingredientId: food('cream'), found: 'STEP', partId: cream.id },
        stepId: cream.steps[0].id,
      },
    ]);
  });

  it('in the verdict at once, also when a part of a part changes; an empty part may contain anything', async () => {
    await avoid('milk');
    const only = (key: string) => ({ ingredients: [fixtures.line(key)], steps: [], name: 'Plat' });
    const inner = await fixtures.write(author.client, only('rice'));
    const outer = await fixtures.write(author.client, {
      ...only('carrot'),
      parts: [part(inner.id)],
    });
    const dish = await fixtures.write(author.client, {
      ...only('carrot'),
      parts: [part(outer.id)],
    });
    const suitable = 'suitableForHousehold=true';
    expect((await suitabilityOf(dish.id)).verdict).toBe('SUITABLE');
    expect(await found(suitable)).toContain(dish.id);
    const path = `/recipes/${String(inner.id)}`;
    await author.client.succeed('PUT', path, fixtures.recipe(only('milk')));
    expect((await suitabilityOf(dish.id)).verdict).toBe('UNSUITABLE');
    expect(await found(suitable)).not.toContain(dish.id);
    await author.client.succeed('PUT', path, fixtures.recipe({ ...only('milk'), ingredients: [] }));
    expect((await suitabilityOf(dish.id)).verdict).toBe('UNCERTAIN');
  });

  it('in filters by ingredient, technique and utensil, and not in q', async () => {
    const inner = await fixtures.writeDetected(author.client, {
      name: 'Pâte',
      ingredients: [fixtures.line('flour', 100, 'gram')],
      steps: [{ description: 'Pétrir au robot.' }, { description: 'Cuire au four.' }],
    });
    const dish = await fixtures.write(author.client, {
      name: 'Plat',
      ingredients: [fixtures.line('carrot')],
      steps: [],
      parts: [part(inner.id)],
    });
    const flour = String(food('flour'));
    for (const query of [
      `ingredientIds=${flour}`,
      `anyIngredientIds=${flour}`,
      `techStepKeys=knead`,
    ]) {
      expect(await found(query)).toEqual([dish.id, inner.id]);
    }
    expect(await found(`excludeIngredientIds=${flour}`)).toEqual([]);
    expect(await found('excludeUtensilKeys=oven')).toEqual([]);
    expect(await found('q=farine')).toEqual([inner.id]);
    const missing = await author.client.succeed(
      'GET',
      `/recipes/makeable?tab=perso&ingredientIds=${String(food('carrot'))}`,
    );
    expect(missing).toMatchObject([{ id: dish.id, missingIngredientIds: [food('flour')] }]);
  });

  it('in the list, with the planned recipes and the parts of a line', async () => {
    const dough = await fixtures.write(author.client, {
      portions: 3,
      ingredients: [fixtures.line('flour', 100, 'gram')],
      otherLines: [{ kind: 'TEXT', text: 'fleur de sel', before: 1 }],
    });
    const tart = await fixtures.write(author.client, {
      portions: 4,
      ingredients: [fixtures.line('flour', 10, 'gram')],
      parts: [part(dough.id, 1)],
    });
    await plan(tart.id, 2.5);
    const { lines, texts, recipes } = await list();
    expect(lines).toMatchObject([
      {
        ingredientId: food('flour'),
        amounts: [{ quantity: 27.083 }],
        recipeIds: [tart.id],
        partIds: [dough.id],
      },
    ]);
    expect(texts).toEqual([{ text: 'fleur de sel', recipeId: tart.id, partId: dough.id }]);
    expect(recipes.map(({ id }: any) => id).sort()).toEqual([dough.id, tart.id].sort());
  });

  it('in the session: a part is made once, before the dishes that contain it', async () => {
    const stepsOf = (...texts: string[]) => ({
      steps: texts.map((description) => ({ description })),
    });
    const dough = await fixtures.writeDetected(author.client, {
      name: 'Pâte',
      ...stepsOf('Pétrir la pâte.', 'Étaler la pâte.'),
    });
    const dish = (name: string, note: string) =>
      fixtures.writeDetected(author.client, {
        ...{ name, ...stepsOf('Émincer les carottes.', 'Cuire les carottes.') },
        parts: [part(dough.id, 2, { note })],
      });
    const [tart, pie] = [await dish('Tarte', 'froide'), await dish('Tourte', 'tiède')];
    const itemIds = [await plan(tart.id), await plan(pie.id, 4, 'DINNER')];
    itemIds.push(await plan(dough.id, 1, 'SNACK'));
    for (const kitchen of ['', '&cooks=2']) {
      const session = await author.client.succeed('GET', `/planning/batch?date=${DATE}${kitchen}`);
      expect(
        session.recipes.map(({ id, partOf, note }: any) => ({ id, partOf, note })),
      ).toMatchObject([
        { id: dough.id, partOf: [tart.id, pie.id], note: 'froide; tiède' },
        { id: tart.id, partOf: [], note: null },
        { id: pie.id, partOf: [], note: null },
      ]);
      const order = session.tasks.map(({ steps }: any) => steps.map((step: any) => step.recipeId));
      const ofDough = session.tasks.filter((_: any, index: number) =>
        order[index].includes(dough.id),
      );
      expect(ofDough.flatMap(({ steps }: any) => steps)).toMatchObject(
        dough.steps.map(({ id }: any) => ({ stepId: id })),
      );
      expect([...ofDough[0].steps[0].itemIds].sort()).toEqual([...itemIds].sort());
      const lastOfDough = order.findLastIndex((ids: number[]) => ids.includes(dough.id));
      const firstOfDishes = order.findIndex((ids: number[]) => ids.some((id) => id !== dough.id));
      expect(lastOfDough).toBeLessThan(firstOfDishes);
    }
  });

  const tree = fc.letrec<{ leaf: Tree; node: Tree; root: Tree }>((tie) => {
    const lines = fc.uniqueArray(
      fc.tuple(fc.constantFrom(...FOODS), fc.integer({ min: 1, max: 500 })),
      {
        minLength: 1,
        maxLength: 3,
        selector: ([key]) => key,
      },
    );
    const partsOf = (inner: fc.Arbitrary<Tree>, max: number) =>
      fc.array(fc.record({ portions: fc.constantFrom(0.5, 1, 3), tree: inner }), {
        maxLength: max,
      });
    const recipe = (parts: fc.Arbitrary<Tree['parts']>) =>
      fc.record({ portions: fc.integer({ min: 1, max: 6 }), lines, parts });
    return {
      leaf: recipe(fc.constant([])),
      node: recipe(partsOf(tie('leaf'), 2)),
      root: recipe(partsOf(tie('node'), 2)),
    };
  }).root;

  /** The grams of each food for some portions, written out by hand. */
  function gramsOf({ portions, lines, parts }: Tree, wanted: number): Map<string, number> {
    const grams = new Map<string, number>();
    const add = (key: string, amount: number) => grams.set(key, (grams.get(key) ?? 0) + amount);
    for (const [key, amount] of lines) add(key, (amount * wanted) / portions);
    for (const inner of parts) {
      const needed = (inner.portions * wanted) / portions;
      for (const [key, amount] of gramsOf(inner.tree, needed)) add(key, amount);
    }
    return grams;
  }
  const lineOf = ([key, grams]: readonly [string, number]) => fixtures.line(key, grams, 'gram');

  async function store({ portions, lines, parts }: Tree): Promise<number> {
    const stored: object[] = [];
    for (const inner of parts) stored.push(part(await store(inner.tree), inner.portions));
    const recipe = {
      name: 'Plat',
      steps: [],
      portions,
      ingredients: lines.map(lineOf),
      parts: stored,
    };
    return (await fixtures.write(author.client, recipe)).id;
  }

  it('like the same lines written out by hand: in list, verdict and nutrition', async () => {
    await avoid('milk', 'nuts');
    await fc.assert(
      fc.asyncProperty(tree, fc.integer({ min: 1, max: 12 }), async (dish, portions) => {
        const whole = gramsOf(dish, dish.portions);
        const round = (grams: number) => Math.max(0.001, Number(grams.toFixed(3)));
        const dishId = await store(dish);
        const byHand = {
          ...{ name: 'Plat', steps: [], portions: dish.portions },
          ingredients: [...whole].map(([key, grams]) => lineOf([key, round(grams)])),
        };
        const { id: handId } = await fixtures.write(author.client, byHand);
        const [verdict, expected] = [await suitabilityOf(dishId), await suitabilityOf(handId)];
        const keyOf = ({ ingredientId, key, found: place }: any) =>
          [ingredientId, key, place].join();
        expect(verdict.verdict).toBe(expected.verdict);
        expect(verdict.conflicts.map(keyOf).sort()).toEqual(expected.conflicts.map(keyOf).sort());
        const nutrition = async (id: number) =>
          author.client.succeed('GET', `/recipes/${String(id)}/nutrition`);
        const [massG, expectedG] = [await nutrition(dishId), await nutrition(handId)].map(
          (figures) => figures.massG,
        );
        expect(Math.abs(massG - expectedG)).toBeLessThanOrEqual(0.11);
        const itemId = await plan(dishId, portions);
        const listed = (await list()).lines;
        const other = { recipeId: handId };
        await author.client.succeed('PATCH', `/planning/items/${String(itemId)}`, other);
        const written = (await list()).lines;
        await author.client.succeed('DELETE', `/planning/items/${String(itemId)}`);
        const amountsOf = ({ ingredientId, amounts }: any) => [ingredientId, ...amounts];
        expect(listed.map(amountsOf)).toEqual(
          written.map(({ ingredientId, amounts }: any) => [
            ingredientId,
            ...amounts.map(({ quantity, unitId }: any) => ({
              // By hand, quantities have three decimals.
              ...{ quantity: expect.closeTo(quantity, quantity < 1 ? 1 : 0), unitId },
            })),
          ]),
        );
      }),
    );
  });
});
