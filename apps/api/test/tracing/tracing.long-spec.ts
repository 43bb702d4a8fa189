import { Fixtures } from '../support/fixtures.js';
import { signUpPerson, signUpWithSources } from '../support/people.js';
import {
  type AppProcess,
  startApiProcess,
  startBackgroundWorker,
  startClassifierProcess,
} from '../support/processes/app-process.js';
import { freePort } from '../support/processes/free-port.js';
import {
  type CollectedSpan,
  startTraceCollector,
  type TraceCollector,
} from '../support/processes/trace-collector.js';
import { type RecipeSite, startRecipeSite } from '../support/recipe-site.js';
import { INTERNAL_SECRET, startTestApp, type TestApp } from '../support/test-app.js';
import { TestClient } from '../support/test-client.js';

const JWT_SECRET = 'tracing-e2e-spec-signs-its-sessions-with-this';

/** A trace of a client, marked as exported. */
const FOREIGN_TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${FOREIGN_TRACE}-00f067aa0ba902b7-01`;

describe('traces', () => {
  let database: TestApp;
  let collector: TraceCollector;
  let site: RecipeSite;
  let classifier: AppProcess;
  let api: AppProcess;
  let app: TestApp;
  let fixtures: Fixtures;

  beforeAll(async () => {
    database = await startTestApp();
    collector = await startTraceCollector();
    site = await startRecipeSite();
    const CLASSIFIER_PORT = await freePort();
    [classifier, api] = await Promise.all([
      startClassifierProcess({ ...collector.env, CLASSIFIER_PORT }),
      startApiProcess(database.databaseUrl, JWT_SECRET, {
        ...collector.env,
        ...site.env,
        CLASSIFIER_URL: `http://127.0.0.1:${CLASSIFIER_PORT}`,
        OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a-key',
      }),
    ]);
    app = { ...database, url: api.url, client: () => new TestClient(api.url) };
    fixtures = await Fixtures.load(app);
  });
  afterAll(async () => {
    await api.stop();
    await classifier.stop();
    collector.close();
    site.close();
    await database.close();
  });

  /** The spans of the newest trace that begins with this span, when it also contains the others. */
  const traceOf = async (root: string, ...others: string[]): Promise<CollectedSpan[]> => {
    let trace: CollectedSpan[] = [];
    await collector.until((spans) => {
      const first = spans.findLast(
        ({ name, parentSpanId }) => name === root && parentSpanId === undefined,
      );
      trace = spans.filter(({ traceId }) => traceId === first?.traceId);
      return (
        first !== undefined && others.every((name) => trace.some((span) => span.name === name))
      );
    });
    return trace;
  };
  /** Names of a span and of its parents, from the beginning of the trace. */
  const pathOf = (
    trace: readonly CollectedSpan[],
    { name, parentSpanId }: CollectedSpan,
  ): string => {
    const parent = trace.find(({ spanId }) => spanId === parentSpanId);
    return parent === undefined ? name : `${pathOf(trace, parent)} > ${name}`;
  };
  const pathsOf = (trace: readonly CollectedSpan[]) => trace.map((span) => pathOf(trace, span));

  it('contain the request, its statements and the detection in the classifier', async () => {
    const { client } = await signUpPerson(app);
    await fixtures.write(client);
    const trace = await traceOf('POST /recipes', 'detect');
    expect(pathsOf(trace)).toEqual(
      expect.arrayContaining([
        'POST /recipes > live-session',
        'POST /recipes > POST /v1/process > POST /v1/process > detect',
        'POST /recipes > create-recipe',
      ]),
    );
    expect(trace.find(({ name }) => name === 'POST /recipes')).toMatchObject({
      service: 'popote-api',
      kind: 2,
      status: 0,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/recipes',
        'http.response.status_code': 201,
      },
    });
    expect(trace.find(({ name }) => name === 'detect')).toMatchObject({
      service: 'popote-classifier',
      attributes: { 'popote.locale': 'fr', 'popote.texts': 2 }, // the step and the name
    });
    expect(collector.requests).toContainEqual(expect.objectContaining({ 'api-key': 'a-key' }));
  });

  it('contain the statements of a transaction, which have no names of their own', async () => {
    const { client } = await signUpPerson(app);
    await client.post('/house', { name: 'La Roseraie' });
    const trace = await traceOf('POST /house', 'commit');
    expect(pathsOf(trace)).toEqual(
      expect.arrayContaining([
        'POST /house > transaction > start',
        'POST /house > transaction > commit',
      ]),
    );
  });

  it('contain the code of an error, and the statement that failed', async () => {
    const { client } = await signUpPerson(app);
    await client.get('/recipes/999999999');
    const notFound = await traceOf('GET /recipes/:recipeId');
    expect(notFound.find(({ kind }) => kind === 2)).toMatchObject({
      status: 0,
      attributes: { 'http.response.status_code': 404, 'popote.error.code': 4045 },
    });
    await app.sql('alter table favourite rename to unreachable');
    // Not with the client, which expects responses that the documents describe.
    await fetch(`${app.url}/recipes`, { headers: { cookie: client.cookie ?? '' } });
    await app.sql('alter table unreachable rename to favourite');
    const trace = await traceOf('GET /recipes');
    expect(trace.find(({ kind }) => kind === 2)).toMatchObject({
      status: 2,
      attributes: { 'error.type': '500', 'popote.error.code': 5000 },
    });
    expect(trace.find(({ kind }) => kind === 3)).toMatchObject({
      status: 2,
      attributes: { 'error.type': '42P01', 'db.system.name': 'postgresql' },
    });
  });

  it('contain nothing that a person wrote', async () => {
    const { client, email, firstName, password } = await signUpPerson(app);
    await fixtures.write(client, {
      name: 'Ragoût inavouable',
      steps: [{ description: 'Faire mijoter le secret de famille.' }],
    });
    await client.get('/recipes?name=inavouable');
    await client.get('/no-such-page/inavouable');
    await client.post('/auth/login', { email, password });
    await traceOf('POST /auth/login');
    const exported = JSON.stringify(collector.spans);
    for (const text of [email, firstName, password, 'inavouable', 'secret de famille']) {
      expect(exported).not.toContain(text);
    }
  });

  it('continue the trace of a service, not of a client', async () => {
    await app.client().get('/reference/diets', { traceparent: TRACEPARENT });
    const [span] = await traceOf('GET /reference/diets');
    expect(span?.traceId).not.toBe(FOREIGN_TRACE);

    const authorization = `Bearer ${INTERNAL_SECRET}`;
    await app
      .client()
      .get('/internal/tech-steps/status', { traceparent: TRACEPARENT, authorization });
    await collector.until((spans) => spans.some(({ traceId }) => traceId === FOREIGN_TRACE));
    expect(collector.spans.filter(({ traceId }) => traceId === FOREIGN_TRACE)).not.toContainEqual(
      expect.objectContaining({ name: 'GET /reference/diets' }),
    );
  });

  it('begin in no other process when the API does not export them', async () => {
    const silent = await startApiProcess(database.databaseUrl, JWT_SECRET, {
      ...collector.env,
      CLASSIFIER_URL: classifier.url,
      OTEL_TRACES_SAMPLER: 'always_off',
    });
    const source = { client: () => new TestClient(silent.url) };
    await fixtures.write((await signUpPerson(source)).client);
    await silent.stop();
    const isDetection = ({ name }: CollectedSpan) => name === 'POST /v1/process';
    const before = collector.spans.filter(isDetection).length;
    await fixtures.write((await signUpPerson(app)).client);
    // The span of the API and that of the classifier.
    await collector.until((spans) => spans.filter(isDetection).length >= before + 2);
    const detections = collector.spans.filter(isDetection);
    expect(detections.filter(({ parentSpanId }) => parentSpanId === undefined)).toEqual([]);
  });

  it('end at a foreign site, which receives no traceparent', async () => {
    const { client } = await signUpWithSources(app, 'marmiton');
    await client.get('/sources/marmiton/items?search=tarte');
    const trace = await traceOf('GET /sources/:sourceKey/items', 'fetch document');
    expect(trace.find(({ name }) => name === 'fetch document')).toMatchObject({
      attributes: { 'popote.source': 'marmiton' },
    });
    expect(site.requests).toHaveLength(1);
    expect(Object.keys(site.headers[0] ?? {})).not.toContain('traceparent');
  });

  it('contain a batch of the worker: claim, detection and delivery', async () => {
    const { client } = await signUpPerson(app);
    await fixtures.write(client);
    await app.sql('update step set detector_version = null');
    const worker = await startBackgroundWorker({
      ...collector.env,
      API_URL: api.url,
      WORKER_PORT: await freePort(),
    });
    const claims = 'POST /internal/tech-steps/claims';
    const results = 'POST /internal/tech-steps/results';
    const expected = [
      `worker batch > ${claims} > ${claims}`,
      'worker batch > detect',
      `worker batch > ${results} > ${results} > transaction > commit`,
    ];
    await collector.until((spans) => {
      const delivery = spans.find(({ name }) => name === results);
      const paths = pathsOf(spans.filter(({ traceId }) => traceId === delivery?.traceId));
      return expected.every((path) => paths.includes(path));
    });
    expect(collector.spans.find(({ name }) => name === 'worker batch')?.service).toBe(
      'popote-worker',
    );
    await worker.stop();
  });
});
