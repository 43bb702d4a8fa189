import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import {
  type BackgroundWorker,
  freePort,
  startBackgroundWorker,
} from './support/background-worker.js';
import { Fixtures } from './support/fixtures.js';
import { signUpPerson, type Person } from './support/people.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { TestWorker } from './support/worker.js';

/** Nobody listens there: whatever is written leaves detection owed. */
const NO_CLASSIFIER = 'http://127.0.0.1:1';

describe('the worker', () => {
  let app: TestApp;
  let worker: BackgroundWorker | undefined;
  let fixtures: Fixtures;
  let author: Person;

  const start = async () => {
    const [PORT, WORKER_PORT] = [await freePort(), await freePort()];
    // The worker is there first, as after npm start: it has to wait for the API.
    worker = await startBackgroundWorker({ API_URL: `http://127.0.0.1:${PORT}`, WORKER_PORT });
    app = await startTestApp({ PORT, WORKER_PORT, CLASSIFIER_URL: NO_CLASSIFIER });
    fixtures = await Fixtures.load(app);
    author = await signUpPerson(app);
  };
  beforeAll(start);
  afterAll(async () => {
    await worker?.stop();
    await app.close();
  });

  const write = (count: number) =>
    fixtures.write(author.client, {
      steps: Array.from({ length: count }, () => ({ description: 'Faire mijoter 20 minutes.' })),
    });
  const untilNothingIsOwed = async () => {
    while ((await new TestWorker(app).status()).pending > 0) await setTimeout(50);
  };

  it('catches up with what was written without a classifier', async () => {
    const { id, steps } = await write(1);
    expect(steps).toMatchObject([{ analysed: false, techSteps: [] }]);
    await untilNothingIsOwed();
    const { body } = await author.client.get(`/recipes/${String(id)}`);
    expect(body.steps).toMatchObject([{ analysed: true, techSteps: [{ key: 'simmer' }] }]);
  }, 30_000);

  it('brings every step of another version up to date on its own', async () => {
    await write(3);
    await untilNothingIsOwed();
    await app.sql(`update step set detector_version = 'older'`);
    expect(await new TestWorker(app).status()).toMatchObject({ analysed: 0 });
    await untilNothingIsOwed();
    const versions = await app.sql('select distinct detector_version from step');
    expect(versions).not.toEqual([{ detector_version: 'older' }]);
  }, 30_000);

  it('finishes what it is at when it is told to end', async () => {
    for (let recipe = 0; recipe < 10; recipe++) await write(100);
    await worker?.stop();
    worker = undefined;
    expect(await new TestWorker(app).status()).toMatchObject({ leased: 0 });
  }, 30_000);
});

describe('the bell', () => {
  it('rings when a write leaves detection owed', async () => {
    const rung: string[] = [];
    const workers = createServer((socket: Socket) => {
      socket.on('data', (data) => rung.push(data.toString()));
    });
    const WORKER_PORT = await freePort();
    workers.listen(Number(WORKER_PORT), '127.0.0.1');
    await once(workers, 'listening');
    const app = await startTestApp({ WORKER_PORT, CLASSIFIER_URL: NO_CLASSIFIER });
    const fixtures = await Fixtures.load(app);
    const { client } = await signUpPerson(app);
    while (rung.length === 0) await setTimeout(20); // the API has said that it is there
    const before = rung.length;
    await fixtures.write(client);
    while (rung.length === before) await setTimeout(20);
    expect(rung.at(-1)).toContain('{"pattern":"steps.pending","data":{}}');
    await app.close();
    workers.close();
  }, 30_000);
});
