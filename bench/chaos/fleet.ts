import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { BenchContext } from '../harness/bench-context.js';
import { freePort } from '../harness/free-port.js';
import { type RunningProcess, startProcess } from '../harness/process.js';
import { INTERNAL_SECRET, JWT_SECRET } from '../harness/services.js';

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
    const client = new pg.Client({ connectionString: context.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    await client.end();
    const pidFile = path.join(rows[0]?.data_directory ?? '', 'postmaster.pid');
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
      for (let isUp = false; !isUp;) {
        isUp = await this.startPart(part).then(
          () => true,
          () => setTimeout(RETRY_DELAY_MS, false),
        );
      }
    }
  }

  async stop(): Promise<void> {
    for (const running of this.running.values()) await running.stop();
  }

  private async startPart(part: Part): Promise<void> {
    if (part === 'database') {
      await this.context.startDatabase();
      return;
    }
    this.running.set(part, await (part === 'api' ? this.startApi() : this.startWorker()));
  }

  /** Without a classifier: every step that a request writes is pending. */
  private startApi(): Promise<RunningProcess> {
    return startProcess('apps/api/src/main.js', {
      PORT: new URL(this.apiUrl).port,
      DATABASE_URL: this.context.databaseUrl,
      DATA_DIR: this.context.dataDir,
      CLASSIFIER_URL: 'http://127.0.0.1:1',
      WORKER_PORT: '1',
      RATE_LIMIT: 'off',
      INTERNAL_SECRET,
      JWT_SECRET,
    });
  }

  private startWorker(): Promise<RunningProcess> {
    return startProcess('apps/classifier/src/main.js', {
      WORKER: 'alone',
      WORKER_PORT: '0',
      API_URL: this.apiUrl,
      DATA_DIR: this.context.dataDir,
      INTERNAL_SECRET,
    });
  }
}
