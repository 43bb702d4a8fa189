import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { type AppProcess, startBackgroundWorker } from '../support/processes/app-process.js';
import { freePort } from '../support/processes/free-port.js';
import { startUnsteadyApi } from '../support/processes/unsteady-api.js';
import { Fixtures } from '../support/fixtures.js';
import { signUpPerson, type Person } from '../support/people.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { logLeases, TestWorker } from '../support/test-worker.js';
import { until } from '../support/until.js';

/** The address of a closed port: every new step stays pending. */
const NO_CLASSIFIER = 'http://127.0.0.1:1';

describe('the worker', () => {
  let app: TestApp;
  let worker: AppProcess | undefined;
  let fixtures: Fixtures;
  let author: Person;

  const start = async () => {
    const [PORT, WORKER_PORT] = [await freePort(), await freePort()];
    // As with npm start, the worker starts first and waits for the API.
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
  const untilNoStepIsPending = () =>
    until(async () => (await new TestWorker(app).status()).pending === 0);

  it('detects steps that were written while the classifier was unreachable', async () => {
    const { id, steps } = await write(1);
    expect(steps).toMatchObject([{ analysed: false, techSteps: [] }]);
    await untilNoStepIsPending();
    const { body } = await author.client.get(`/recipes/${String(id)}`);
    expect(body.steps).toMatchObject([{ analysed: true, techSteps: [{ key: 'simmer' }] }]);
  });

  it('detects steps of another detector version again without a notification', async () => {
    await write(3);
    await untilNoStepIsPending();
    await app.sql(`update step set detector_version = 'older'`);
    expect(await new TestWorker(app).status()).toMatchObject({ analysed: 0 });
    await untilNoStepIsPending();
    const versions = await app.sql('select distinct detector_version from step');
    expect(versions).not.toEqual([{ detector_version: 'older' }]);
  });

  it('delivers everything that it has claimed before it ends at SIGTERM', async () => {
    await logLeases(app);
    await Promise.all(Array.from({ length: 10 }, () => write(100)));
    await until(async () => (await app.sql('select from lease_log limit 1')).length > 0);
    await worker?.stop();
    worker = undefined;
    expect(await new TestWorker(app).status()).toMatchObject({ leased: 0 });
    const undelivered = await app.sql(
      'select from lease_log join step on step.id = step_id where detector_version is null',
    );
    expect(undelivered).toEqual([]);
  });
});

describe('a worker that stops', () => {
  it('delivers the steps of a claim in progress, and retries when the API is unavailable', async () => {
    const api = await startUnsteadyApi();
    const WORKER_PORT = await freePort();
    const worker = await startBackgroundWorker({ API_URL: api.url, WORKER_PORT });
    const stopped = worker.stop();
    api.answerClaims();
    await stopped;
    api.close();
    expect(api.delivered).toEqual([1]);
  });
});

describe('the worker notifier', () => {
  it('notifies the worker when a recipe is written with a pending step', async () => {
    const messages: string[] = [];
    const workerServer = createServer((socket: Socket) => {
      socket.on('data', (data) => messages.push(data.toString()));
    });
    const WORKER_PORT = await freePort();
    workerServer.listen(Number(WORKER_PORT), '127.0.0.1');
    await once(workerServer, 'listening');
    const app = await startTestApp({ WORKER_PORT, CLASSIFIER_URL: NO_CLASSIFIER });
    const fixtures = await Fixtures.load(app);
    const { client } = await signUpPerson(app);
    await until(() => messages.length > 0); // the API notifies when it starts
    const before = messages.length;
    await fixtures.write(client);
    await until(() => messages.length > before);
    expect(messages.at(-1)).toContain('{"pattern":"steps.pending","data":{}}');
    await app.close();
    workerServer.close();
  });
});
