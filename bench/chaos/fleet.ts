import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BenchContext } from '../harness/bench-context.js';
import { query } from '../harness/database.js';
import { freePort, type RunningProcess } from '../harness/process.js';
import { startApi, startWorker } from '../harness/services.js';

export type Part = 'database' | 'api' | 'worker';

/** All parts in start order: each depends on the one before it. */
export const PARTS: readonly Part[] = ['database', 'api', 'worker'];

const RETRY_DELAY_MS = 200;

/** A database, an API and a worker that can be killed and restarted. */
export class Fleet {
  private readonly running = new Map<Part, RunningProcess>();

  private constructor(
    private readonly context: BenchContext,
    readonly apiUrl: string,
    /** File with the process id of the database. */
    private readonly databasePidFile: string,
  ) {}

  static async start(context: BenchContext): Promise<Fleet> {
    const [setting] = await query<{ folder: string }>(
      context.databaseUrl,
      `select current_setting('data_directory') as folder`,
    );
    const pidFile = path.join(setting?.folder ?? '', 'postmaster.pid');
    const apiUrl = `http://127.0.0.1:${String(await freePort())}`;
    const fleet = new Fleet(context, apiUrl, pidFile);
    await fleet.restart(['api', 'worker']);
    return fleet;
  }

  /** Sends SIGKILL. */
  kill(part: Part): void {
    if (part === 'database') {
      process.kill(Number(readFileSync(this.databasePidFile, 'utf8').split('\n', 1)[0]), 'SIGKILL');
    } else {
      this.running.get(part)?.child.kill('SIGKILL');
    }
  }

  /** Starts these parts, in the order of {@link PARTS}; retries until each is ready. */
  async restart(parts: readonly Part[]): Promise<void> {
    for (const part of PARTS.filter((candidate) => parts.includes(candidate))) {
      while (!(await this.startPart(part))) await setTimeout(RETRY_DELAY_MS);
    }
  }

  async stop(): Promise<void> {
    for (const running of this.running.values()) await running.stop();
  }

  /** @returns false when the part did not start */
  private async startPart(part: Part): Promise<boolean> {
    try {
      if (part === 'database') await this.context.startDatabase();
      else this.running.set(part, await this.startProcessOf(part));
      return true;
    } catch {
      return false;
    }
  }

  /** The API has no classifier, so every step that a request writes is pending. */
  private startProcessOf(part: 'api' | 'worker'): Promise<RunningProcess> {
    if (part === 'worker') return startWorker(this.context, this.apiUrl);
    return startApi(this.context, {
      PORT: new URL(this.apiUrl).port,
      CLASSIFIER_URL: 'http://127.0.0.1:1',
      WORKER_PORT: '1',
    });
  }
}
