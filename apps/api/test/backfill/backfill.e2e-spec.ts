import { MAX_CLAIMS } from '#internal-api/contract.js';
import { Fixtures } from '../support/fixtures.js';
import { type Person, signUpPerson } from '../support/people.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { expireLeases, TestWorker } from '../support/test-worker.js';

/** The address of a closed port: every new step stays pending. */
const NO_CLASSIFIER = 'http://127.0.0.1:1';
/** The detection of a text without techniques. */
const NOTHING = { entities: [], ingredients: [], durations: [], temperatures: [], clauses: [] };

describe('backfill', () => {
  let app: TestApp;
  let author: Person;
  let fixtures: Fixtures;
  let worker: TestWorker;

  beforeAll(async () => {
    app = await startTestApp({ CLASSIFIER_URL: NO_CLASSIFIER });
    author = await signUpPerson(app);
    fixtures = await Fixtures.load(app);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.sql('delete from recipe');
    await app.sql('delete from detector');
    worker = new TestWorker(app);
  });

  const write = (...descriptions: string[]) =>
    fixtures.write(author.client, {
      steps: descriptions.map((description) => ({ description })),
    });
  const read = async ({ id }: { id: number }) =>
    (await author.client.get(`/recipes/${String(id)}`)).body;
  const keysOf = (recipe: any, index = 0) =>
    recipe.steps[index].techSteps.map(({ key }: { key: string }) => key);

  it('leases pending steps to a worker, stores its results and reports the progress', async () => {
    const recipe = await write('Faire mijoter 20 minutes.', 'Préchauffer le four.');
    expect(recipe.steps).toMatchObject([{ analysed: false }, { analysed: false }]);
    const claimed = await worker.claim();
    expect(claimed).toEqual([
      {
        stepId: recipe.steps[0].id,
        revision: 1,
        locale: 'fr',
        description: 'Faire mijoter 20 minutes.',
      },
      expect.objectContaining({ stepId: recipe.steps[1].id }),
    ]);
    expect(await worker.status()).toEqual({ total: 2, analysed: 0, pending: 2, leased: 2 });
    const { status, body } = await worker.deliver(await worker.detect(claimed));
    expect([status, body]).toEqual([200, { applied: 2, stale: 0, rejected: [] }]);
    expect(await worker.status()).toEqual({ total: 2, analysed: 2, pending: 0, leased: 0 });
    const detected = await read(recipe);
    expect(detected.steps).toMatchObject([{ analysed: true }, { analysed: true }]);
    expect([keysOf(detected), keysOf(detected, 1)]).toEqual([['simmer'], ['preheat']]);
  });

  it('applies stored results to list filters', async () => {
    const recipe = await write('Faire mijoter dans une casserole.');
    const mine = '/recipes?tab=perso';
    expect((await author.client.get(`${mine}&techStepKeys=simmer`)).body).toEqual([]);
    await worker.detectAll();
    const found = (await author.client.get(`${mine}&techStepKeys=simmer`)).body;
    expect(found.map(({ id }: any) => id)).toEqual([recipe.id]);
    expect((await author.client.get(`${mine}&excludeUtensilKeys=saucepan`)).body).toEqual([]);
  });

  it('leases a step to one worker at a time until the lease expires', async () => {
    await write('Mixer.', 'Saler.', 'Poivrer.');
    const others = [new TestWorker(app), new TestWorker(app), new TestWorker(app)];
    const claims = await Promise.all(others.map((other) => other.claim(2)));
    const ids = claims.flat().map(({ stepId }) => stepId);
    expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
    expect(await worker.claim()).toEqual([]);
    await expireLeases(app);
    expect(await worker.claim()).toHaveLength(3);
  });

  it('leases steps of every author, also behind many of another', async () => {
    const steps = Array.from({ length: 100 }, () => 'Saler.');
    for (let recipe = 0; recipe < 6; recipe++) await write(...steps);
    const other = await signUpPerson(app);
    const { steps: own } = await fixtures.write(other.client, {
      steps: [{ description: 'Mixer.' }, { description: 'Poivrer.' }],
    });
    const claimed = (await worker.claim(500)).map(({ stepId }) => stepId);
    expect(claimed).toHaveLength(500);
    expect(new Set(claimed).size).toBe(500);
    expect(claimed).toEqual(expect.arrayContaining(own.map(({ id }: { id: number }) => id)));
  });

  it('applies a result once when it is delivered several times', async () => {
    const recipe = await write('Faire mijoter.');
    const results = await worker.detect(await worker.claim());
    await worker.deliver(results);
    const before = await read(recipe);
    expect((await worker.deliver(results)).body).toEqual({ applied: 1, stale: 0, rejected: [] });
    expect((await worker.deliver([...results, ...results])).body).toEqual({
      applied: 2,
      stale: 0,
      rejected: [],
    });
    expect(await read(recipe)).toEqual(before);
  });

  it('counts a result as stale for an older text, an unknown step or an older version', async () => {
    const recipe = await write('Faire mijoter.');
    const [result] = await worker.detect(await worker.claim());
    expect((await worker.deliver([{ ...result, stepId: 2_147_483_647 }])).body).toEqual({
      applied: 0,
      stale: 1,
      rejected: [],
    });
    await author.client.put(
      `/recipes/${String(recipe.id)}`,
      fixtures.recipe({ steps: [{ id: recipe.steps[0].id, description: 'Mixer.' }] }),
    );
    expect((await worker.deliver([result])).body).toEqual({ applied: 0, stale: 1, rejected: [] });
    await expireLeases(app);
    await new TestWorker(app, 'v2').detectAll();
    expect(keysOf(await read(recipe))).toEqual(['blend']);
    expect((await worker.deliver([{ ...result, revision: 2 }])).body.stale).toBe(1);
    expect(keysOf(await read(recipe))).toEqual(['blend']);
  });

  it('makes every step pending for another detector version', async () => {
    await write('Faire mijoter.');
    await worker.detectAll();
    for (const version of ['v2', 'v0']) {
      const other = new TestWorker(app, version);
      const claimed = await other.claim();
      expect(claimed).toHaveLength(1);
      expect(await other.status()).toEqual({ total: 1, analysed: 0, pending: 1, leased: 1 });
      await other.deliver(await other.detect(claimed));
      expect(await other.status()).toEqual({ total: 1, analysed: 1, pending: 0, leased: 0 });
    }
  });

  it('leases no step to a superseded version while the running version claims', async () => {
    await write('Faire mijoter.');
    await worker.detectAll();
    const next = new TestWorker(app, 'v2');
    await next.detectAll();
    expect(await worker.claim()).toEqual([]);
    expect(await next.status()).toMatchObject({ analysed: 1, pending: 0 });
    await write('Mixer.');
    expect(await worker.claim()).toEqual([]);
    expect(await next.claim()).toHaveLength(1);
  });

  it('leases steps to a superseded version when the running version has not claimed for two minutes', async () => {
    await write('Faire mijoter.');
    await worker.detectAll();
    const next = new TestWorker(app, 'v2');
    await next.detectAll();
    await app.sql(`update detector set claimed_at = claimed_at - interval '2 minutes'`);
    expect(await worker.claim()).toHaveLength(1);
    expect(await next.claim()).toEqual([]);
  });

  /** Claims every step as often as a version may, without a result. */
  const claimInVain = async () => {
    for (let claim = 0; claim < MAX_CLAIMS; claim++) {
      expect(await worker.claim()).toHaveLength(1);
      await expireLeases(app);
    }
  };
  const counts = async () => {
    const { pending, leased, setAside } = (await worker.send('GET', '/tech-steps/status')).body;
    return { pending, leased, setAside };
  };

  it('sets a step aside after five claims without a result', async () => {
    await write('Faire mijoter.');
    await claimInVain();
    expect(await worker.claim()).toEqual([]);
    expect(await counts()).toEqual({ pending: 1, leased: 0, setAside: 1 });
  });

  it('counts claims from zero after a result', async () => {
    await write('Faire mijoter.');
    await worker.claim();
    await expireLeases(app);
    await worker.detectAll();
    await worker.send('POST', '/tech-steps/backfill');
    await claimInVain();
    expect(await counts()).toEqual({ pending: 1, leased: 0, setAside: 1 });
  });

  it('applies the result of a step that was set aside', async () => {
    await write('Faire mijoter.');
    const results = await worker.detect(await worker.claim());
    await expireLeases(app);
    for (let claim = 1; claim < MAX_CLAIMS; claim++) {
      await worker.claim();
      await expireLeases(app);
    }
    expect((await worker.deliver(results)).body.applied).toBe(1);
    expect(await counts()).toEqual({ pending: 0, leased: 0, setAside: 0 });
  });

  it.each<[string, (recipe: any) => Promise<unknown>]>([
    ['POST /internal/tech-steps/backfill', () => worker.send('POST', '/tech-steps/backfill')],
    [
      'a change of its text',
      ({ id, steps }) =>
        author.client.put(
          `/recipes/${String(id)}`,
          fixtures.recipe({ steps: [{ id: steps[0].id, description: 'Mixer.' }] }),
        ),
    ],
    ['another version', () => Promise.resolve((worker = new TestWorker(app, 'v2')))],
  ])('leases a step that was set aside again after %s', async (_case, retry) => {
    const recipe = await write('Faire mijoter.');
    await claimInVain();
    await retry(recipe);
    expect(await worker.claim()).toHaveLength(1);
    expect(await counts()).toEqual({ pending: 1, leased: 1, setAside: 0 });
  });

  it('rejects a result that is not a detection of its text, and applies the others', async () => {
    const recipe = await write('Faire mijoter.', 'Mixer.', 'Saler.');
    const [simmer, blend, season] = await worker.detect(await worker.claim());
    const spanBeyondText = { ...NOTHING, clauses: [{ start: 0, end: 100 }] };
    const results = [simmer, { ...blend, result: spanBeyondText }, { ...season, result: null }];
    expect((await worker.deliver(results)).body).toEqual({
      applied: 1,
      stale: 0,
      rejected: [recipe.steps[1].id, recipe.steps[2].id],
    });
    expect((await read(recipe)).steps).toMatchObject([
      { analysed: true, techSteps: [{ key: 'simmer' }] },
      { analysed: false, techSteps: [] },
      { analysed: false, techSteps: [] },
    ]);
  });

  it('leases steps that were never detected before steps of another detector version', async () => {
    await write('Faire mijoter.');
    await worker.detectAll();
    const fresh = await write('Mixer.');
    const [first] = await new TestWorker(app, 'v2').claim(1);
    expect(first?.stepId).toBe(fresh.steps[0].id);
  });

  it('POST /internal/tech-steps/backfill marks all steps, or those of some recipes, as pending', async () => {
    const recipe = await write('Mixer.', 'Saler.');
    await write('Poivrer.');
    await worker.detectAll();
    const backfill = (body?: object) => worker.send('POST', '/tech-steps/backfill', body);
    expect(await backfill({ recipeIds: [recipe.id, 2_147_483_647] })).toMatchObject({
      status: 202,
      body: { marked: 2 },
    });
    expect(await worker.status()).toMatchObject({ analysed: 1, pending: 2 });
    expect((await backfill({ recipeIds: [] })).body).toEqual({ marked: 0 });
    expect((await backfill({})).body).toEqual({ marked: 3 });
    expect((await backfill()).body).toEqual({ marked: 3 });
    expect(await worker.status()).toMatchObject({ analysed: 0, pending: 3 });
  });

  it('counts gained and lost techniques by key', async () => {
    await app.sql('delete from technique_change');
    await write('Faire mijoter.');
    const [result] = await worker.detect(await worker.claim());
    await worker.deliver([result]);
    const next = new TestWorker(app, 'v2');
    await next.claim();
    await next.deliver([{ ...result, result: NOTHING }]);
    const { body } = await worker.send('GET', '/tech-steps/status');
    expect(body.changes).toEqual([{ key: 'simmer', gained: 1, lost: 1, moved: 0 }]);
  });

  it('returns 400/4000 for invalid claims and results', async () => {
    await write('Mixer.');
    const [result] = await worker.detect(await worker.claim());
    const refused = [
      [{ ...result, stepId: '1' }],
      [{ ...result, revision: 0 }],
      [null],
      Array.from({ length: 501 }, () => result),
    ];
    for (const results of refused) {
      expect(await worker.deliver(results)).toMatchObject({ status: 400, body: { code: 4000 } });
    }
    for (const body of [
      {},
      { detectorVersion: '', limit: 1 },
      { detectorVersion: 'v', limit: 501 },
    ]) {
      expect(await worker.send('POST', '/tech-steps/claims', body)).toMatchObject({ status: 400 });
      expect(await worker.send('POST', '/tech-steps/results', body)).toMatchObject({ status: 400 });
    }
  });
});

describe('internal routes', () => {
  const previous = 'the-previous-internal-secret-of-32-bytes';
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ INTERNAL_SECRET_PREVIOUS: previous });
  });
  afterAll(() => app.close());

  const ROUTES: ['GET' | 'POST', string][] = [
    ['GET', '/metrics'],
    ['GET', '/tech-steps/status'],
    ['GET', '/tech-steps/corrections'],
    ['POST', '/tech-steps/claims'],
    ['POST', '/tech-steps/results'],
    ['POST', '/tech-steps/backfill'],
  ];

  it.each(ROUTES)(
    '%s %s accepts the current and the previous secret only',
    async (method, path) => {
      const { client } = await signUpPerson(app);
      const refused = { status: 401, body: { code: 4011 } };
      expect(await client.send(method, `/internal${path}`)).toMatchObject(refused);
      for (const secret of ['', 'wrong', `${previous} `.repeat(2)]) {
        expect(await new TestWorker(app, 'v1', secret).send(method, path)).toMatchObject(refused);
      }
      for (const worker of [new TestWorker(app), new TestWorker(app, 'v1', previous)]) {
        expect((await worker.send(method, path)).status).not.toBe(401);
      }
    },
  );
});
