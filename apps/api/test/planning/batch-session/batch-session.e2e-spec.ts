import { Fixtures } from '../../support/fixtures.js';
import { signUpAdministrator, signUpMember, type Member } from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';

describe('GET /planning/batch', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let administrator: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    administrator = await signUpAdministrator(app);
  });

  async function write(steps: string[], lines: [string, number, string][] = []): Promise<any> {
    return fixtures.writeDetected(administrator.client, {
      portions: 4,
      ingredients: lines.map((line) => fixtures.line(...line)),
      steps: steps.map((description) => ({ description })),
    });
  }
  async function plan({ id }: any, portions = 4, date = '2026-07-08'): Promise<number> {
    const item = { recipeId: id, date, slot: 'LUNCH', portions };
    return (await administrator.client.post('/planning/items', item)).body.id;
  }
  const session = async () =>
    (await administrator.client.get('/planning/batch?date=2026-07-08')).body;
  const amount = (quantity: number, unit: string) => ({
    quantity,
    unitId: fixtures.id('units', unit),
  });
  const spanOf = ({ id, steps }: any, step: number, technique: number, itemIds: number[]) => {
    const { id: stepId, techSteps } = steps[step];
    const { start, end } = techSteps[technique];
    return { recipeId: id, stepId, itemIds, start, end };
  };

  it('returns no task and no recipe for a week without items', async () => {
    expect(await administrator.client.get('/planning/batch?date=2026-07-08')).toMatchObject({
      status: 200,
      body: { weekStart: '2026-07-06', recipes: [], tasks: [] },
    });
  });

  it('merges the same technique on the same ingredient of several recipes into one task', async () => {
    const soup = await write(['Émincer 2 oignons.', 'Faire bouillir le tout.']);
    const pie = await write(['Préchauffer le four.', 'Émincer les oignons.', 'Enfourner.'], [
      ['onion', 3, 'piece'],
    ]); // prettier-ignore
    const soupItem = await plan(soup, 8);
    const pieItem = await plan(pie, 2);
    const { tasks } = await session();
    const keys = tasks.map(({ techStepKey }: any) => techStepKey);
    const sliceKey = soup.steps[0].techSteps[0].key;
    expect(keys.filter((key: string) => key === sliceKey)).toHaveLength(1);
    expect(tasks[keys.indexOf(sliceKey)]).toEqual({
      techStepKey: sliceKey,
      ingredients: [
        {
          ingredientId: fixtures.id('ingredients', 'onion'),
          amounts: [amount(5.5, 'piece')],
          complete: true,
        },
      ],
      utensilIds: expect.any(Array),
      steps: [spanOf(soup, 0, 0, [soupItem]), spanOf(pie, 1, 0, [pieItem])],
    });
  });

  it('contains every technique of every planned recipe once, in the order of the recipe', async () => {
    const recipes = [
      await write([
        'Préchauffer le four à 180 °C et beurrer un moule.',
        'Éplucher et couper les carottes.',
        'Mélanger puis enfourner pendant 20 minutes.',
      ]),
      await write([
        'Éplucher les carottes.',
        'Faire fondre 20 g de beurre.',
        'Préchauffer le four. Couper les carottes.',
        'Verser dans un plat et cuire au four.',
      ]),
    ];
    for (const recipe of recipes) await plan(recipe);
    const positionOf = ({ stepId, start }: any) => `${String(stepId)}@${String(start)}`;
    const { tasks } = await session();
    const taskSteps = tasks.flatMap(({ steps }: any) => steps);
    for (const { id, steps } of recipes) {
      const expected = steps.flatMap(({ id: stepId, techSteps }: any) =>
        techSteps.map(({ start }: any) => positionOf({ stepId, start })),
      );
      expect(expected.length).toBeGreaterThan(4);
      expect(taskSteps.filter(({ recipeId }: any) => recipeId === id).map(positionOf)).toEqual(
        expected,
      );
    }
    expect(tasks.some(({ steps }: any) => steps.length === 2)).toBe(true);
  });

  it('has what happens during a technique in the task of that technique, and preheats an oven once', async () => {
    const chicken = await write([
      'Préchauffer le four à 180 °C.',
      'Enfourner le poulet 1 h en l’arrosant souvent.',
    ]);
    const pie = await write(['Préchauffer le four à 180 °C.', 'Enfourner la tarte 30 min.']);
    const item = await plan(chicken);
    const pieItem = await plan(pie);
    const { tasks } = await session();
    expect(tasks.map(({ techStepKey }: any) => techStepKey)).toEqual(['preheat', 'bake', 'bake']);
    expect(tasks[0].steps).toEqual([spanOf(chicken, 0, 0, [item]), spanOf(pie, 0, 0, [pieItem])]);
    expect(tasks[1].during).toMatchObject([
      { techStepKey: 'baste', steps: [spanOf(chicken, 1, 1, [item])] },
    ]);
  });

  it('merges two items of one recipe and adds their portions', async () => {
    const soup = await write(['Émincer 2 oignons.']);
    const items = [await plan(soup, 4, '2026-07-10'), await plan(soup, 6, '2026-07-06')];
    const { tasks } = await session();
    expect(tasks).toHaveLength(1);
    expect(tasks[0].ingredients[0].amounts).toEqual([amount(5, 'piece')]);
    expect(tasks[0].steps).toEqual([spanOf(soup, 0, 0, items.reverse())]);
  });

  it('returns each planned recipe once with its own portions and all steps in order', async () => {
    const soup = await write(['Émincer 2 oignons.', 'Bon appétit !']);
    const pie = await write(['Enfourner la tarte.']);
    const empty = await write([]);
    for (const recipe of [pie, soup, empty, pie]) await plan(recipe, 9);
    const { recipes } = await session();
    expect(recipes).toEqual(
      [pie, soup, empty].map(({ id, name, steps }) => ({
        id,
        name,
        portions: 4,
        steps: steps.map(({ id: stepId, order, description }: any) => ({
          id: stepId,
          order,
          description,
        })),
        partOf: [],
        note: null,
      })),
    );
  });

  it('returns the steps of a PERSONAL recipe that another member planned', async () => {
    const member = await signUpMember(app, administrator);
    const secret = await fixtures.writeDetected(member.client, {
      visibility: 'PERSONAL',
      steps: [{ description: 'Éplucher les carottes.' }],
    });
    const item = { recipeId: secret.id, date: '2026-07-08', slot: 'LUNCH', portions: 4 };
    await member.client.post('/planning/items', item);
    const { recipes, tasks } = await session();
    expect(recipes).toMatchObject([
      { id: secret.id, steps: [{ description: 'Éplucher les carottes.' }] },
    ]);
    expect(tasks.flatMap(({ steps }: any) => steps)).toMatchObject([
      { stepId: secret.steps[0].id },
    ]);
  });

  it('returns a step without a technique as a task of its own, at its place in the recipe', async () => {
    const texts = ['Émincer 2 oignons.', 'Bon appétit !', 'Faire bouillir.', 'Bon appétit !'];
    const soups = [await write(texts), await write(texts)];
    for (const soup of soups) await plan(soup);
    const { tasks } = await session();
    const undetected = tasks.filter(({ techStepKey }: any) => techStepKey === null);
    expect(undetected).toHaveLength(4);
    for (const { ingredients, utensilIds, steps } of undetected) {
      expect([ingredients, utensilIds, steps.length]).toEqual([[], [], 1]);
      expect(steps[0]).toMatchObject({ start: 0, end: 'Bon appétit !'.length });
    }
    const done = tasks.flatMap(({ steps }: any) => steps.map(({ stepId }: any) => stepId));
    for (const { steps } of soups) {
      const ids = steps.map(({ id }: any) => id);
      expect(done.filter((id: number) => ids.includes(id))).toEqual(ids);
    }
  });

  it('returns a pending step as a task without a technique', async () => {
    const soup = await write(['Émincer 2 oignons.']);
    await plan(soup);
    await app.sql(
      'delete from step_technique using step where step.id = step_id and recipe_id = $1',
      [soup.id],
    );
    await app.sql('update step set detector_version = null where recipe_id = $1', [soup.id]);
    expect((await session()).tasks).toMatchObject([
      { techStepKey: null, steps: [{ stepId: soup.steps[0].id, start: 0, end: 18 }] },
    ]);
  });

  it('returns the whole step when a correction removed its only technique', async () => {
    const soup = await write(['Émincer 2 oignons.', 'Faire bouillir.']);
    await plan(soup);
    const [{ id: stepId, techSteps }] = soup.steps;
    const [{ start, end }] = techSteps;
    const path = `/recipes/${String(soup.id)}/steps/${String(stepId)}/corrections`;
    await administrator.client.post(path, { techStepId: null, start, end });
    const { tasks } = await session();
    expect(tasks).toMatchObject([
      { techStepKey: null, steps: [{ stepId, start: 0, end: 18 }] },
      { techStepKey: 'boil', steps: [{ stepId: soup.steps[1].id }] },
    ]);
  });
});
