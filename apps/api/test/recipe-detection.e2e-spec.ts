import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PendingStepsAnnouncer } from '../src/detection/pending-steps-announcer.js';
import { Fixtures } from './support/fixtures.js';
import { signUpPerson, type Person } from './support/people.js';
import { startTestApp, type TestApp } from './support/test-app.js';

type Respond = (response: ServerResponse) => void;

const TEXT = 'Faire fondre le beurre.';
const NOTHING = { entities: [], ingredients: [], durations: [], temperatures: [], clauses: [] };
const json =
  (body: unknown, status = 200): Respond =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const found = (overrides: object, findings: object = {}) =>
  json({
    version: 'v1',
    results: [
      {
        ...NOTHING,
        entities: [
          { kind: 'technique', key: 'melt', start: 6, end: 12, weight: 1, clause: 0, ...overrides },
        ],
        clauses: [{ start: 0, end: TEXT.length }],
        ...findings,
      },
    ],
  });

describe('detection when a recipe is written', () => {
  let respond: Respond = found({});
  let classifier: Server;
  let app: TestApp;
  let fixtures: Fixtures;
  let author: Person;
  let announced = 0;
  beforeAll(async () => {
    classifier = createServer((request, response) => {
      request.resume().once('end', () => {
        respond(response);
      });
    });
    await new Promise<void>((resolve) => classifier.listen(0, '127.0.0.1', resolve));
    const { port } = classifier.address() as AddressInfo;
    app = await startTestApp({ CLASSIFIER_URL: `http://127.0.0.1:${String(port)}` });
    app.app.get(PendingStepsAnnouncer, { strict: false }).announced.subscribe(() => announced++);
    fixtures = await Fixtures.load(app);
    author = await signUpPerson(app);
  });
  afterAll(async () => {
    await app.close();
    classifier.closeAllConnections();
    classifier.close();
  });
  beforeEach(() => {
    announced = 0;
  });

  const write = () => fixtures.write(author.client, { steps: [{ description: TEXT }] });

  it('stores the techniques that the classifier returns', async () => {
    respond = found({});
    const { steps } = await write();
    expect(steps).toMatchObject([{ analysed: true, techSteps: [{ key: 'melt' }] }]);
    expect(announced).toBe(0);
  });

  it('stores the duration and the temperature that the classifier returns', async () => {
    const place = { start: 13, end: 22 };
    const duration = { ...place, minSeconds: 60, maxSeconds: 90 };
    const temperature = { ...place, celsius: 37.5 };
    respond = found(
      {},
      { durations: [{ ...duration, clause: 0 }], temperatures: [{ ...temperature, clause: 0 }] },
    );
    const { id, steps } = await write();
    expect(steps).toMatchObject([{ techSteps: [{ key: 'melt', duration, temperature }] }]);
    expect((await author.client.get(`/recipes/${String(id)}`)).body.steps).toEqual(steps);
  });

  it.each<[string, Respond]>([
    ['does not respond', () => undefined],
    ['closes the connection', (response) => response.destroy()],
    ['returns 500', json({ code: 5000, message: 'no' }, 500)],
    ['returns invalid JSON', (response) => response.end('<html>')],
    ['returns no result for a text', json({ version: 'v1', results: [] })],
    ['returns no version', json({ results: [NOTHING] })],
    ['returns a span beyond the text', found({ end: TEXT.length + 1 })],
    ['returns an unknown key', found({ key: 'teleport' })],
    [
      'returns a temperature above 600 °C',
      found({}, { temperatures: [{ start: 0, end: 5, celsius: 601, clause: 0 }] }),
    ],
  ])('leaves the step pending when the classifier %s', async (_name, fail) => {
    respond = fail;
    const { id, steps } = await write();
    expect(steps).toMatchObject([{ analysed: false, description: TEXT, techSteps: [] }]);
    expect(announced).toBe(1);
    const [stored] = await app.sql<{ version: string | null }>(
      'select detector_version as version from step where recipe_id = $1',
      [id],
    );
    expect(stored?.version).toBeNull();
  });

  it('keeps the techniques of unchanged texts when the classifier fails during an update', async () => {
    respond = found({});
    const { id, steps } = await fixtures.write(author.client, { steps: [{ description: TEXT }] });
    respond = json({}, 503);
    const { body } = await author.client.put(
      `/recipes/${String(id)}`,
      fixtures.recipe({ steps: [{ description: TEXT }, { description: 'Servir.' }] }),
    );
    expect(body.steps).toMatchObject([steps[0], { analysed: false, techSteps: [] }]);
    expect(announced).toBe(1);
    const changed = await author.client.put(
      `/recipes/${String(id)}`,
      fixtures.recipe({ steps: [{ id: steps[0].id, description: `${TEXT} Servir.` }] }),
    );
    expect(changed.body.steps).toMatchObject([{ id: steps[0].id, analysed: false, techSteps: [] }]);
  });
});
