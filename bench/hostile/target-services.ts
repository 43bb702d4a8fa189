import type { BenchContext } from '../harness/bench-context.js';
import { query, withClient } from '../harness/database.js';
import { DatabaseServer } from '../harness/database-server.js';
import { freePort, type RunningProcess, startProcess } from '../harness/process.js';
import { ServiceProcess } from '../harness/service-process.js';
import { startApi, startClassifier } from '../harness/services.js';
import { readIds } from '../seed/catalogue-ids.js';
import type { Target } from './attack.js';

type Env = Readonly<Record<string, string>>;

/** API, classifier with its worker, and a recipe site. The API is restarted before each attack. */
export class TargetServices {
  readonly api: ServiceProcess<[env: Env, logFile: string]>;
  private readonly classifier: ServiceProcess;

  private constructor(
    context: BenchContext,
    readonly target: Target,
    workerPort: string,
    private readonly site: RunningProcess,
  ) {
    const { apiUrl, classifierUrl, siteUrl } = target;
    const settings = {
      PORT: new URL(apiUrl).port,
      CLASSIFIER_URL: classifierUrl,
      WORKER_PORT: workerPort,
      EGRESS_ALLOW_HOSTS: new URL(siteUrl).host,
      LOG_LEVEL: 'info',
    };
    this.api = new ServiceProcess((env, logFile) =>
      startApi(context, { ...settings, ...env }, logFile),
    );
    this.classifier = new ServiceProcess(() =>
      startClassifier(context, {
        CLASSIFIER_PORT: new URL(classifierUrl).port,
        WORKER: 'with',
        WORKER_PORT: workerPort,
        API_URL: apiUrl,
      }),
    );
  }

  static async start(context: BenchContext): Promise<TargetServices> {
    const site = await startProcess('bench/controls/site.control.js', {});
    const target: Target = {
      apiUrl: `http://127.0.0.1:${String(await freePort())}`,
      classifierUrl: `http://127.0.0.1:${String(await freePort())}`,
      databaseUrl: context.databaseUrl,
      siteUrl: site.url,
      ids: await withClient(context.databaseUrl, readIds),
      database: await DatabaseServer.find(context),
    };
    return new TargetServices(context, target, String(await freePort()), site);
  }

  /**
   * Starts a new API, and a new classifier if the last one has ended. Deletes what the last attack
   * left to read.
   * @param logFile receives the output of the API
   */
  async restart(env: Env, logFile: string): Promise<void> {
    if (!this.classifier.isRunning) await this.classifier.start();
    await this.api.stop();
    await query(this.target.databaseUrl, 'delete from archive');
    await this.api.start(env, logFile);
  }

  /** Names of the services that have ended. */
  async endedServices(): Promise<string[]> {
    const services = {
      API: this.api.isRunning,
      classifier: this.classifier.isRunning,
      PostgreSQL: await query(this.target.databaseUrl, 'select').then(
        () => true,
        () => false,
      ),
    };
    return Object.entries(services).flatMap(([name, running]) => (running ? [] : [name]));
  }

  async stop(): Promise<void> {
    for (const service of [this.api, this.classifier, this.site]) await service.stop();
  }
}
