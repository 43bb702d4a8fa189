import { setTimeout } from 'node:timers/promises';
import type { BenchContext } from '../harness/bench-context.js';
import { databasePidFile, killDatabase } from '../harness/database.js';
import { freePort, type RunningProcess } from '../harness/process.js';
import { startApi, startWorker } from '../harness/services.js';

export type ServiceName = 'database' | 'api' | 'worker';

/** All services in start order: each depends on the one before it. */
export const SERVICE_NAMES: readonly ServiceName[] = ['database', 'api', 'worker'];

const RETRY_DELAY_MS = 200;

/** A database, an API and a worker that can be killed and restarted. */
export class KillableServices {
  private readonly running = new Map<ServiceName, RunningProcess>();

  private constructor(
    private readonly context: BenchContext,
    readonly apiUrl: string,
    /** File with the process id of the database. */
    private readonly databasePidFile: string,
  ) {}

  static async start(context: BenchContext): Promise<KillableServices> {
    const pidFile = await databasePidFile(context.databaseUrl);
    const apiUrl = `http://127.0.0.1:${String(await freePort())}`;
    const services = new KillableServices(context, apiUrl, pidFile);
    await services.restart(['api', 'worker']);
    return services;
  }

  /** Sends SIGKILL. */
  kill(name: ServiceName): void {
    if (name === 'database') killDatabase(this.databasePidFile);
    else this.running.get(name)?.child.kill('SIGKILL');
  }

  /** Starts these services, in the order of {@link SERVICE_NAMES}; retries until each is ready. */
  async restart(names: readonly ServiceName[]): Promise<void> {
    for (const name of SERVICE_NAMES.filter((candidate) => names.includes(candidate))) {
      while (!(await this.startService(name))) await setTimeout(RETRY_DELAY_MS);
    }
  }

  async stop(): Promise<void> {
    for (const running of this.running.values()) await running.stop();
  }

  /** @returns false when the service did not start */
  private async startService(name: ServiceName): Promise<boolean> {
    try {
      if (name === 'database') await this.context.startDatabase();
      else this.running.set(name, await this.startProcessOf(name));
      return true;
    } catch {
      return false;
    }
  }

  /** The API has no classifier, so every step that a request writes is pending. */
  private startProcessOf(name: 'api' | 'worker'): Promise<RunningProcess> {
    if (name === 'worker') return startWorker(this.context, this.apiUrl);
    return startApi(this.context, {
      PORT: new URL(this.apiUrl).port,
      CLASSIFIER_URL: 'http://127.0.0.1:1',
      WORKER_PORT: '1',
    });
  }
}
