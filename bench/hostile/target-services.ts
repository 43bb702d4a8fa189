import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { BenchContext } from '../harness/bench-context.js';
import { query, withClient } from '../harness/database.js';
import { freePort, type RunningProcess, startProcess } from '../harness/process.js';
import { startApi, startClassifier } from '../harness/services.js';
import { readIds } from '../seed/catalogue-ids.js';
import type { Target } from './attack.js';

/** Time for a service to end after SIGTERM, in milliseconds. Then it is killed. */
const STOP_TIMEOUT_MS = 3_000;

/** API, classifier with its worker, and a recipe site. The API is restarted before each attack. */
export class TargetServices {
  private api: RunningProcess | undefined;
  private classifier: RunningProcess | undefined;

  private constructor(
    private readonly context: BenchContext,
    readonly target: Target,
    private readonly workerPort: number,
    private readonly site: RunningProcess,
  ) {}

  static async start(context: BenchContext): Promise<TargetServices> {
    const site = await startProcess('bench/controls/hostile-site.control.js', {});
    const target: Target = {
      apiUrl: `http://127.0.0.1:${String(await freePort())}`,
      classifierUrl: `http://127.0.0.1:${String(await freePort())}`,
      databaseUrl: context.databaseUrl,
      siteUrl: site.url,
      ids: await withClient(context.databaseUrl, readIds),
      startDatabase: context.startDatabase,
    };
    return new TargetServices(context, target, await freePort(), site);
  }

  get apiPid(): number | undefined {
    return this.api?.child.pid;
  }

  /**
   * Starts a new API, and a new classifier if the last one has ended.
   * @param logFile receives the output of the API
   */
  async restart(env: Readonly<Record<string, string>>, logFile: string): Promise<void> {
    if (!isRunning(this.classifier)) this.classifier = await this.startClassifier();
    await stopOrKill(this.api);
    const log = openSync(logFile, 'w');
    this.api = await this.startApi(env, log);
    closeSync(log);
  }

  /** Names of the services that have ended. */
  async endedServices(): Promise<string[]> {
    const isDatabaseRunning = query(this.context.databaseUrl, 'select').then(
      () => true,
      () => false,
    );
    const services = {
      API: isRunning(this.api),
      classifier: isRunning(this.classifier),
      PostgreSQL: await isDatabaseRunning,
    };
    return Object.entries(services).flatMap(([name, running]) => (running ? [] : [name]));
  }

  async stop(): Promise<void> {
    for (const service of [this.api, this.classifier, this.site]) await stopOrKill(service);
  }

  private startApi(env: Readonly<Record<string, string>>, log: number): Promise<RunningProcess> {
    const { apiUrl, classifierUrl, siteUrl } = this.target;
    const settings = {
      PORT: new URL(apiUrl).port,
      CLASSIFIER_URL: classifierUrl,
      WORKER_PORT: String(this.workerPort),
      EGRESS_ALLOW_HOSTS: new URL(siteUrl).host,
      LOG_LEVEL: 'info',
    };
    return startApi(this.context, { ...settings, ...env }, log);
  }

  private startClassifier(): Promise<RunningProcess> {
    return startClassifier(this.context, {
      CLASSIFIER_PORT: new URL(this.target.classifierUrl).port,
      WORKER: 'with',
      WORKER_PORT: String(this.workerPort),
      API_URL: this.target.apiUrl,
    });
  }
}

function isRunning(service: RunningProcess | undefined): service is RunningProcess {
  return service?.child.exitCode === null && service.child.signalCode === null;
}

/** Ends a process with SIGTERM, or with SIGKILL when it does not react. */
async function stopOrKill(service: RunningProcess | undefined): Promise<void> {
  if (!isRunning(service)) return;
  await Promise.race([service.stop(), setTimeout(STOP_TIMEOUT_MS)]);
  if (!isRunning(service)) return;
  service.child.kill('SIGKILL');
  await once(service.child, 'exit');
}
