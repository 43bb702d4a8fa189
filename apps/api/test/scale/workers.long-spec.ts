import { readFileSync } from 'node:fs';
import { until } from '../support/until.js';
import { Fixtures } from '../support/fixtures.js';
import { type Person, signUpPerson } from '../support/people.js';
import {
  type AppProcess,
  type RunningApp,
  startBackgroundWorker,
} from '../support/processes/app-process.js';
import {
  Broker,
  isInstalled,
  NATS,
  REDIS,
  type ServerProgram,
  skipReason,
} from '../support/processes/brokers.js';
import { freePort } from '../support/processes/free-port.js';
import { startTwoApis, type TwoApis } from '../support/processes/two-apis.js';
import { newLogFile } from '../support/test-log.js';
import { logLeases, TestWorker } from '../support/test-worker.js';

/** The address of a closed port: every new step stays pending. */
const NO_CLASSIFIER = 'http://127.0.0.1:1';

/** More steps than one claim leases. */
const RECIPES = 12;
const STEPS = 100;

interface LoggedWorker extends AppProcess {
  /** Number of notifications that the worker has received. */
  notifications(): number;
  /** Number of steps of which the API has accepted a result of this worker. */
  applied(): number;
}

async function startLoggedWorker(env: Record<string, string>): Promise<LoggedWorker> {
  const file = newLogFile();
  const worker = await startBackgroundWorker(env, file);
  const logged = (message: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes(message))
      .map((line) => JSON.parse(line) as { readonly steps?: number });
  return {
    ...worker,
    notifications: () => logged('Notified of pending steps.').length,
    applied: () =>
      logged('Detection is up to date.').reduce((sum, { steps = 0 }) => sum + steps, 0),
  };
}

/** Two APIs and two workers, and what they tell each other. */
class Deployment {
  private constructor(
    readonly apis: TwoApis,
    readonly workers: readonly [LoggedWorker, LoggedWorker],
    private readonly fixtures: Fixtures,
    private readonly author: Person,
  ) {}

  /** @param notificationsUrl URL of a broker; without it, both APIs notify the first worker */
  static async start(notificationsUrl?: string): Promise<Deployment> {
    const ports = [await freePort(), await freePort()] as const;
    const broker = notificationsUrl === undefined ? {} : { NOTIFICATIONS_URL: notificationsUrl };
    const env = { ...broker, WORKER_PORT: ports[0], CLASSIFIER_URL: NO_CLASSIFIER };
    const apis = await startTwoApis(env);
    const workers = await Promise.all([
      startLoggedWorker({ ...broker, API_URL: apis.first.url, WORKER_PORT: ports[0] }),
      startLoggedWorker({ ...broker, API_URL: apis.second.url, WORKER_PORT: ports[1] }),
    ]);
    const fixtures = await Fixtures.load(apis);
    return new Deployment(apis, workers, fixtures, await signUpPerson(apis));
  }

  write(at: RunningApp, steps = 1) {
    return this.fixtures.write(this.author.client.at(at), {
      steps: Array.from({ length: steps }, () => ({ description: 'Faire mijoter 20 minutes.' })),
    });
  }

  /** Writes a recipe at a process. Resolves when these workers were notified afterwards. */
  async writeAndWait(at: RunningApp, workers: readonly LoggedWorker[]): Promise<void> {
    const before = workers.map((worker) => worker.notifications());
    await this.write(at);
    await until(() =>
      Promise.resolve(workers.every((worker, n) => worker.notifications() > (before[n] ?? 0))),
    );
  }

  /** Writes a recipe now and then until these workers were notified: they may still connect. */
  async untilNotified(workers: readonly LoggedWorker[]): Promise<void> {
    const before = workers.map((worker) => worker.notifications());
    let polls = 0;
    await until(async () => {
      if (polls++ % 50 === 0) await this.write(this.apis.first);
      return workers.every((worker, n) => worker.notifications() > (before[n] ?? 0));
    });
    await this.untilDetected();
  }

  async untilDetected(): Promise<void> {
    const worker = new TestWorker(this.apis);
    await until(async () => (await worker.status()).pending === 0);
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.stop()));
    await this.apis.close();
  }
}

/** What does not depend on how workers are notified. */
function describeClaims(current: () => Deployment): void {
  it('claim each step once, and each result is applied once', async () => {
    const deployment = current();
    const { apis, workers } = deployment;
    await logLeases(apis);
    const writes = Array.from({ length: RECIPES }, (_, n) =>
      deployment.write(n % 2 === 0 ? apis.first : apis.second, STEPS),
    );
    await Promise.all(writes);
    await deployment.untilDetected();
    const [leases] = await apis.sql(
      'select count(*)::int as leases, count(distinct step_id)::int as steps from lease_log',
    );
    expect(leases).toEqual({ leases: RECIPES * STEPS, steps: RECIPES * STEPS });
    const [all] = await apis.sql<{ steps: number }>('select count(*)::int as steps from step');
    const applied = () => workers.reduce((sum, worker) => sum + worker.applied(), 0);
    // A worker logs the number when it finds no more pending steps.
    await until(() => applied() >= (all?.steps ?? 0));
    expect(applied()).toBe(all?.steps);
  });
}

describe('two workers without a broker', () => {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await Deployment.start();
    await deployment.untilNotified([deployment.workers[0]]);
  });
  afterAll(() => deployment.close());

  it('are notified by both processes of the API only at WORKER_PORT', async () => {
    const { apis, workers } = deployment;
    await deployment.writeAndWait(apis.first, [workers[0]]);
    await deployment.writeAndWait(apis.second, [workers[0]]);
    expect(workers[1].notifications()).toBe(0);
  });

  describeClaims(() => deployment);

  it('detect steps when only the one that is not notified runs', async () => {
    await deployment.workers[0].stop();
    await deployment.write(deployment.apis.first);
    await deployment.untilDetected();
    const undetected = await deployment.apis.sql('select from step where detector_version is null');
    expect(undetected).toEqual([]);
  });
});

/** What every broker does. */
function describeBroker(name: string, program: ServerProgram): void {
  const run = isInstalled(program) ? describe : describe.skip;
  run(`two workers with ${name}${skipReason(program)}`, () => {
    let broker: Broker;
    let deployment: Deployment;
    beforeAll(async () => {
      broker = await Broker.start(program);
      deployment = await Deployment.start(broker.url);
      await deployment.untilNotified(deployment.workers);
    });
    afterAll(async () => {
      await deployment.close();
      await broker.stop();
    });

    it('are both notified by each process of the API', async () => {
      const { apis, workers } = deployment;
      await deployment.writeAndWait(apis.first, workers);
      await deployment.writeAndWait(apis.second, workers);
      await deployment.untilDetected();
      expect(await new TestWorker(apis).status()).toMatchObject({ pending: 0 });
    });

    describeClaims(() => deployment);

    it('detect steps while the broker is stopped, and are notified again after it', async () => {
      await broker.stop();
      expect(await deployment.write(deployment.apis.first)).toMatchObject({
        steps: [{ analysed: false }],
      });
      await deployment.untilDetected();
      await broker.startAgain();
      await deployment.untilNotified(deployment.workers);
      await deployment.writeAndWait(deployment.apis.second, deployment.workers);
    });
  });
}

describeBroker('NATS', NATS);
describeBroker('Redis', REDIS);
