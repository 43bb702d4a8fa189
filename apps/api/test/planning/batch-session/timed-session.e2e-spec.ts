import { Fixtures } from '../../support/fixtures.js';
import { signUpAdministrator, type Member } from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';

const WEEK = '/planning/batch?date=2026-07-08';

const GRATIN = [
  'Préchauffer le four à 200 °C.',
  'Éplucher 1 kg de pommes de terre.',
  'Couper les pommes de terre en rondelles.',
  'Verser la crème et enfourner pendant 45 minutes.',
  'Bon appétit !',
];
const SOUP = [
  'Éplucher 4 carottes et les couper en dés.',
  'Faire revenir les carottes 5 minutes dans une casserole.',
  'Ajouter le bouillon et laisser mijoter 20 à 30 minutes.',
  'Mixer et servir.',
];
const CHILI = [
  'Faire tremper 300 g de haricots rouges pendant 12 heures.',
  'Égoutter les haricots et les faire cuire 1 heure dans une casserole.',
];
const SALAD = ['Couper 2 tomates.', 'Mélanger et servir.'];

describe('GET /planning/batch with times', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let administrator: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    administrator = await signUpAdministrator(app);
  });

  /** Writes recipes with these steps and plans each once. */
  async function plan(...recipes: string[][]): Promise<any[]> {
    const written: any[] = [];
    for (const texts of recipes) {
      const steps = texts.map((description) => ({ description }));
      const recipe = await fixtures.writeDetected(administrator.client, { portions: 4, steps });
      const item = { recipeId: recipe.id, date: '2026-07-08', slot: 'LUNCH', portions: 4 };
      await administrator.client.post('/planning/items', item);
      written.push(recipe);
    }
    return written;
  }
  const get = (query: string) => administrator.client.get(`${WEEK}${query}`);
  const tasksOf = ({ tasks }: any, key: string | null) =>
    tasks.filter(({ techStepKey }: any) => techStepKey === key);

  it('returns the session without times when no parameter asks for them', async () => {
    await plan(SALAD);
    const { body } = await get('');
    expect(Object.keys(body).sort()).toEqual(['recipes', 'tasks', 'weekStart']);
    expect(body.tasks).not.toHaveLength(0);
    for (const task of body.tasks) expect(task).not.toHaveProperty('startMinute');
  });

  it('returns the same recipes and techniques with and without times', async () => {
    await plan(GRATIN, SOUP, CHILI);
    const untimed = (await get('')).body;
    const timed = (await get('&cooks=1')).body;
    const spansOf = ({ tasks }: any) =>
      tasks
        .flatMap(({ steps }: any) => steps)
        .map(({ stepId, start, end }: any) => [stepId, start, end].join(' '))
        .sort();
    expect(timed.recipes).toEqual(untimed.recipes);
    expect(spansOf(timed)).toEqual(spansOf(untimed));
  });

  it('uses one cook, four burners and one oven unless the request states otherwise', async () => {
    await plan(GRATIN, SOUP);
    const all = await get('&cooks=1&burners=4&ovens=1');
    for (const query of ['&cooks=1', '&burners=4', '&ovens=1']) {
      expect((await get(query)).body).toEqual(all.body);
    }
  });

  it('plans durations that the text states, else estimates', async () => {
    await plan(GRATIN, SOUP);
    const { body } = await get('&cooks=1');
    expect(tasksOf(body, 'bake')).toMatchObject([
      {
        duration: { minutes: 45, minMinutes: 45, maxMinutes: 45, source: 'STATED' },
        attention: 'PASSIVE',
        resource: 'OVEN',
        celsius: 200,
      },
    ]);
    expect(tasksOf(body, 'simmer')).toMatchObject([
      {
        duration: { minutes: 25, minMinutes: 20, maxMinutes: 30, source: 'STATED' },
        attention: 'PASSIVE',
        resource: 'BURNER',
        celsius: null,
      },
    ]);
    expect(tasksOf(body, 'saute')).toMatchObject([{ attention: 'ACTIVE', resource: 'BURNER' }]);
    const [peel] = tasksOf(body, 'peel');
    expect(peel).toMatchObject({
      duration: { source: 'ESTIMATED' },
      attention: 'ACTIVE',
      resource: 'COOK',
    });
    for (const { startMinute, endMinute, duration } of body.tasks) {
      expect(endMinute - startMinute).toBe(duration.minutes);
    }
  });

  it('lets one cook do one thing at a time, and two cooks finish no later', async () => {
    await plan(GRATIN, SOUP, SALAD);
    const { body } = await get('&cooks=1');
    const active = body.tasks.filter(({ attention }: any) => attention === 'ACTIVE');
    expect(active.length).toBeGreaterThan(1);
    active.slice(1).forEach(({ startMinute }: any, index: number) => {
      expect(startMinute).toBeGreaterThanOrEqual(active[index].endMinute);
    });
    const ends = body.tasks.map(({ endMinute }: any) => endMinute);
    expect(body.makespanMinutes).toBe(Math.max(...ends));
    expect(body.lowerBoundMinutes).toBeLessThanOrEqual(body.makespanMinutes);
    const two = (await get('&cooks=2')).body;
    expect(two.makespanMinutes).toBeLessThanOrEqual(body.makespanMinutes);
  });

  it('orders tasks by their start and keeps the order of each recipe', async () => {
    const [, soup] = await plan(GRATIN, SOUP);
    const { tasks } = (await get('&cooks=2')).body;
    const starts = tasks.map(({ startMinute }: any) => startMinute);
    expect(starts).toEqual([...starts].sort((a: number, b: number) => a - b));
    const done = tasks
      .flatMap(({ steps }: any) => steps)
      .filter(({ recipeId }: any) => recipeId === soup.id)
      .map(({ stepId }: any) => soup.steps.findIndex(({ id }: any) => id === stepId));
    expect(done).toEqual([...done].sort());
  });

  it('merges equal preparation of several recipes', async () => {
    await plan(['Émincer 2 oignons.', 'Servir.'], ['Émincer 3 oignons.', 'Servir.']);
    const { tasks } = (await get('&cooks=1')).body;
    const [{ techStepKey }] = tasks;
    expect(tasksOf({ tasks }, techStepKey)).toMatchObject([
      {
        ingredients: [{ amounts: [{ quantity: 5 }], complete: true }],
        steps: [expect.anything(), expect.anything()],
      },
    ]);
  });

  it('heats the oven just before food enters it, and reminds of it', async () => {
    const [{ id: recipeId, steps }] = await plan(GRATIN);
    const { body } = await get('&cooks=1');
    const [preheat] = tasksOf(body, 'preheat');
    const [bake] = tasksOf(body, 'bake');
    expect(preheat).toMatchObject({ resource: 'OVEN', celsius: 200, endMinute: bake.startMinute });
    const { startMinute } = preheat;
    expect(body.reminders).toEqual([
      { startMinute, kind: 'PREHEAT', recipeId, stepId: steps[0].id },
    ]);
  });

  it('starts overnight waits before the session, with a reminder', async () => {
    const [{ id: recipeId, steps }] = await plan(CHILI);
    const { body } = await get('&cooks=1');
    expect(tasksOf(body, 'soak')).toMatchObject([
      { startMinute: -720, endMinute: 0, attention: 'PASSIVE', resource: null },
    ]);
    expect(body.reminders).toEqual([
      { startMinute: -720, kind: 'SOAK', recipeId, stepId: steps[0].id },
    ]);
    expect(body.makespanMinutes).toBeLessThan(120);
  });

  it('returns times of day that end at finish, whatever its time zone', async () => {
    await plan(CHILI);
    const finish = (text: string) => get(`&finish=${encodeURIComponent(text)}`);
    const { body } = await finish('2026-07-05T18:00:00+02:00');
    expect((await finish('2026-07-05T16:00:00Z')).body).toEqual(body);
    const end = Date.parse('2026-07-05T16:00:00Z');
    for (const { startMinute, startsAt } of [...body.tasks, ...body.reminders]) {
      const minutesBeforeEnd = (end - Date.parse(startsAt)) / 60_000;
      expect(minutesBeforeEnd).toBe(body.makespanMinutes - startMinute);
    }
    expect(body.reminders).toHaveLength(1);
  });

  it('returns 400/4000 without an oven when a recipe needs one, and names the recipe', async () => {
    const [gratin] = await plan(GRATIN, SOUP);
    const { status, body } = await get('&ovens=0');
    expect([status, body.code]).toEqual([400, 4000]);
    expect(body.message).toBe(
      `ovens must be at least 1, because recipes need an oven: ${String(gratin.id)}`,
    );
  });

  it('plans a week without an oven when no recipe needs one', async () => {
    await plan(SOUP, SALAD);
    expect(await get('&ovens=0')).toMatchObject({ status: 200 });
  });

  it('returns an empty session for a week without items', async () => {
    expect(await get('&cooks=2')).toMatchObject({
      status: 200,
      body: { recipes: [], tasks: [], makespanMinutes: 0, lowerBoundMinutes: 0, reminders: [] },
    });
  });

  it.each([
    'cooks=0',
    'cooks=5',
    'cooks=1.5',
    'cooks=two',
    'burners=0',
    'burners=9',
    'ovens=-1',
    'ovens=4',
    'cooks=1&cooks=2',
    'finish=tomorrow',
    'finish=2026-07-05',
    'finish=2026-07-05T18:00:00',
    'finish=2026-02-30T18:00:00Z',
    'finish=9999-07-05T18:00:00Z',
    'finish=',
  ])('returns 400/4000 for %s', async (query) => {
    expect(await get(`&${query}`)).toMatchObject({ status: 400, body: { code: 4000 } });
  });

  it('returns 304 while nothing changes', async () => {
    await plan(GRATIN);
    const { headers } = await get('&cooks=2');
    const etag = headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = (query: string) =>
      administrator.client.get(`${WEEK}${query}`, { 'if-none-match': etag });
    expect((await again('&cooks=2')).status).toBe(304);
    expect((await again('')).status).toBe(200);
    await plan(SOUP);
    expect((await again('&cooks=2')).status).toBe(200);
  });
});
