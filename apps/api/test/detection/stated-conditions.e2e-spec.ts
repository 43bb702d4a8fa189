import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator } from '../support/people.js';
import { useTestApp } from '../support/test-app.js';
import { TestWorker } from '../support/test-worker.js';

/** The address of a closed port: every new step stays pending. */
const NO_CLASSIFIER = 'http://127.0.0.1:1';
const TEXT = 'Éplucher 3 carottes, puis les rôtir 10 à 12 min à 180 °C et 5 min à découvert.';

/** The detections are written by hand, and delivered as a worker does. */
describe('durations and temperatures of techniques', () => {
  const app = useTestApp({ CLASSIFIER_URL: NO_CLASSIFIER });
  let fixtures: Fixtures;
  let author: Member;
  let worker: TestWorker;
  let recipe: any;

  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    await app.sql('delete from recipe');
    await app.sql('delete from detector');
    author = await signUpAdministrator(app);
    worker = new TestWorker(app);
    recipe = await fixtures.write(author.client, { steps: [{ description: TEXT }] });
  });

  /** Span of the words in the text. */
  const span = (words: string, text = TEXT) => ({
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
  });
  const technique = (key: string, words: string, clause: number) => ({
    kind: 'technique',
    key,
    ...span(words),
    weight: 1,
    clause,
  });
  const carrot = { key: 'carrot', ...span('carottes'), quantity: 3, unit: 'piece' };
  const DETECTION = {
    entities: [technique('peel', 'Éplucher', 0), technique('roast', 'rôtir', 1)],
    // The second clause takes the carrots up by a pronoun.
    ingredients: [
      { ...carrot, clause: 0 },
      { ...carrot, clause: 1 },
    ],
    durations: [
      { ...span('10 à 12 min'), minSeconds: 600, maxSeconds: 720, clause: 1 },
      { ...span('5 min'), minSeconds: 300, maxSeconds: 300, clause: 1 },
    ],
    temperatures: [{ ...span('180 °C'), celsius: 180, clause: 1 }],
    clauses: [span(TEXT.slice(0, 19)), span(TEXT.slice(21, -1))],
  };
  const DURATION = {
    minSeconds: 900,
    maxSeconds: 1020,
    ...span('10 à 12 min à 180 °C et 5 min'),
  };
  const TEMPERATURE = { celsius: 180, ...span('180 °C') };

  /** Claims the step, delivers a detection of it and returns the response. */
  const deliver = async (changes: object = {}) => {
    const [step] = await worker.claim();
    const { stepId, revision } = step ?? {};
    return worker.deliver([{ stepId, revision, result: { ...DETECTION, ...changes } }]);
  };
  const path = () => `/recipes/${String(recipe.id)}`;
  const corrections = () => `${path()}/steps/${String(recipe.steps[0].id)}/corrections`;
  const techSteps = async () => (await author.client.get(path())).body.steps[0].techSteps;
  const correct = async (key: string, words: string) => {
    const techStepId = fixtures.id('tech-steps', key);
    const { status, body } = await author.client.post(corrections(), {
      techStepId,
      ...span(words),
    });
    expect(status).toBe(201);
    return body.techSteps;
  };
  const detected = [
    { key: 'peel', duration: null, temperature: null },
    { key: 'roast', duration: DURATION, temperature: TEMPERATURE },
  ];

  it('are part of the recipe, null for a technique without them', async () => {
    expect((await deliver()).body).toEqual({ applied: 1, stale: 0, rejected: [] });
    expect(await techSteps()).toMatchObject(detected);
  });

  it('are replaced by those of the next detection', async () => {
    await deliver();
    worker = new TestWorker(app, 'v2');
    await deliver({ durations: [{ ...DETECTION.durations[1] }], temperatures: [] });
    expect(await techSteps()).toMatchObject([
      { key: 'peel', duration: null, temperature: null },
      {
        key: 'roast',
        duration: { minSeconds: 300, maxSeconds: 300, ...span('5 min') },
        temperature: null,
      },
    ]);
  });

  it('stay with a technique that a person corrects, also when the step is detected again', async () => {
    await deliver();
    const corrected = [detected[0], { ...detected[1], key: 'bake', source: 'manual' }];
    expect(await correct('bake', 'rôtir')).toMatchObject(corrected);
    worker = new TestWorker(app, 'v2');
    await deliver({ durations: [], temperatures: [] });
    expect(await techSteps()).toMatchObject(corrected);
  });

  it('are null for a technique that a person adds', async () => {
    await deliver();
    expect(await correct('serve', 'découvert')).toMatchObject([
      ...detected,
      { key: 'serve', source: 'manual', duration: null, temperature: null },
    ]);
  });

  it('are those of the detection again after a reset', async () => {
    await deliver();
    await correct('bake', 'rôtir 10 à 12 min à 180 °C');
    await correct('serve', 'découvert');
    const { status, body } = await author.client.delete(corrections());
    expect([status, body.techSteps.map(({ key }: any) => key)]).toEqual([200, ['peel']]);
    await deliver();
    expect(await techSteps()).toMatchObject(detected);
    expect((await author.client.delete(corrections())).body.techSteps).toMatchObject(detected);
  });

  it('of a manual technique move with their words when the text changes', async () => {
    await deliver();
    await correct('bake', 'rôtir');
    const description = 'Doucement, rôtir 10 à 12 min à 180 °C et 5 min, à 200 °C.';
    const edit = (text: string) =>
      author.client.put(
        path(),
        fixtures.recipe({ steps: [{ id: recipe.steps[0].id, description: text }] }),
      );
    const moved = {
      key: 'bake',
      duration: { ...DURATION, ...span('10 à 12 min à 180 °C et 5 min', description) },
      temperature: { ...TEMPERATURE, ...span('180 °C', description) },
    };
    expect((await edit(description)).body.steps[0].techSteps).toMatchObject([moved]);
    expect((await edit('Rôtir 20 min à 180 °C.')).body.steps[0].techSteps).toMatchObject([
      { key: 'bake', duration: null, temperature: { celsius: 180, start: 15, end: 21 } },
    ]);
  });

  it('are rejected when they are not valid, and the step stays pending', async () => {
    const { status, body } = await deliver({ durations: undefined });
    const rejected = [recipe.steps[0].id];
    expect([status, body]).toEqual([200, { applied: 0, stale: 0, rejected }]);
    expect((await author.client.get(path())).body.steps).toMatchObject([
      { analysed: false, techSteps: [] },
    ]);
  });

  it.each<[string, object]>([
    ['duration', {}],
    ['duration', { minSeconds: 0, maxSeconds: 60 }],
    ['duration', { minSeconds: 61, maxSeconds: 60 }],
    ['duration', { minSeconds: 60, maxSeconds: 63_072_001 }],
    ['temperature', {}],
    ['temperature', { celsius: -60.5 }],
    ['temperature', { celsius: 600.5 }],
  ])('the database refuses the %s %j', async (column, value) => {
    await deliver();
    const update = app.sql(`update step_technique set ${column} = $1`, [JSON.stringify(value)]);
    await expect(update).rejects.toThrow(`step_technique_${column}`);
  });

  it('of two stages of two years are stored as two years', async () => {
    const [first, second] = DETECTION.durations;
    const years = { minSeconds: 63_072_000, maxSeconds: 63_072_000 };
    const durations = [{ ...first, ...years }, { ...second, ...years }]; // prettier-ignore
    expect((await deliver({ durations })).body.applied).toBe(1);
    expect((await techSteps())[1].duration).toEqual({ ...DURATION, ...years });
  });

  it('an ingredient of two clauses belongs to both techniques, with its amount in each', async () => {
    await deliver();
    const found = {
      ingredientId: fixtures.id('ingredients', 'carrot'),
      quantity: 3,
      unitId: fixtures.id('units', 'piece'),
      source: 'auto',
      ...span('carottes'),
    };
    const techniques = await techSteps();
    expect(techniques.map(({ ingredients }: any) => ingredients)).toEqual([[found], [found]]);
    await author.client.post('/planning/items', {
      recipeId: recipe.id,
      date: '2026-07-08',
      slot: 'LUNCH',
      portions: 8,
    });
    const { tasks } = (await author.client.get('/planning/batch?date=2026-07-08')).body;
    const { ingredientId, unitId } = found;
    const carrots = { ingredientId, amounts: [{ quantity: 6, unitId }], complete: true };
    expect(tasks).toMatchObject([
      { techStepKey: 'peel', ingredients: [carrots] },
      { techStepKey: 'roast', ingredients: [carrots] },
    ]);
  });
});
