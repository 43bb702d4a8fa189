import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PendingSteps } from '../src/detection/pending-steps.js';
import { Fixtures } from './support/fixtures.js';
import { signUpPerson, type Person } from './support/people.js';
import { startTestApp, type TestApp } from './support/test-app.js';

type Behaviour = (reply: ServerResponse) => void;

const TEXT = 'Faire fondre le beurre.';
const json =
  (body: unknown, status = 200): Behaviour =>
  (reply) => {
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const found = (over: object) =>
  json({
    version: 'v1',
    results: [
      {
        entities: [
          { kind: 'technique', key: 'melt', start: 6, end: 12, weight: 1, clause: 0, ...over },
        ],
        ingredients: [],
        clauses: [{ start: 0, end: TEXT.length }],
      },
    ],
  });

describe('a recipe, when the classifier', () => {
  let behave: Behaviour = found({});
  let classifier: Server;
  let app: TestApp;
  let fixtures: Fixtures;
  let cook: Person;
  let announced = 0;
  beforeAll(async () => {
    classifier = createServer((request, reply) => {
      request.resume().once('end', () => {
        behave(reply);
      });
    });
    await new Promise<void>((resolve) => classifier.listen(0, '127.0.0.1', resolve));
    const { port } = classifier.address() as AddressInfo;
    app = await startTestApp({ CLASSIFIER_URL: `http://127.0.0.1:${String(port)}` });
    app.app.get(PendingSteps, { strict: false }).announced.subscribe(() => announced++);
    fixtures = await Fixtures.load(app);
    cook = await signUpPerson(app);
  });
  afterAll(async () => {
    await app.close();
    classifier.closeAllConnections();
    classifier.close();
  });
  beforeEach(() => {
    announced = 0;
  });

  const write = () => fixtures.write(cook.client, { steps: [{ description: TEXT }] });

  it('answers as agreed, is analysed', async () => {
    behave = found({});
    const { steps } = await write();
    expect(steps).toMatchObject([{ analysed: true, techSteps: [{ key: 'melt' }] }]);
    expect(announced).toBe(0);
  });

  it.each<[string, Behaviour]>([
    ['never answers', () => undefined],
    ['hangs up', (reply) => reply.destroy()],
    ['fails', json({ code: 5000, message: 'no' }, 500)],
    ['answers no JSON', (reply) => reply.end('<html>')],
    ['answers nothing for a text', json({ version: 'v1', results: [] })],
    [
      'does not say its version',
      json({ results: [{ entities: [], ingredients: [], clauses: [] }] }),
    ],
    ['points beyond the text', found({ end: TEXT.length + 1 })],
    ['names what is in no catalogue', found({ key: 'teleport' })],
  ])('%s, is written and owed', async (_what, misbehave) => {
    behave = misbehave;
    const { id, steps } = await write();
    expect(steps).toMatchObject([{ analysed: false, description: TEXT, techSteps: [] }]);
    expect(announced).toBe(1);
    const [stored] = await app.sql<{ version: string | null }>(
      'select detector_version as version from step where recipe_id = $1',
      [id],
    );
    expect(stored?.version).toBeNull();
  });

  it('is away during an update, loses what was detected in changed texts alone', async () => {
    behave = found({});
    const { id, steps } = await fixtures.write(cook.client, { steps: [{ description: TEXT }] });
    behave = json({}, 503);
    const { body } = await cook.client.put(
      `/recipes/${String(id)}`,
      fixtures.recipe({ steps: [{ description: TEXT }, { description: 'Servir.' }] }),
    );
    expect(body.steps).toMatchObject([steps[0], { analysed: false, techSteps: [] }]);
    expect(announced).toBe(1);
    const changed = await cook.client.put(
      `/recipes/${String(id)}`,
      fixtures.recipe({ steps: [{ id: steps[0].id, description: `${TEXT} Servir.` }] }),
    );
    expect(changed.body.steps).toMatchObject([{ id: steps[0].id, analysed: false, techSteps: [] }]);
  });
});
