import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { BenchContext } from './bench-context.js';
import { freePort } from './free-port.js';
import { type RunningProcess, startProcess } from './process.js';
import { INTERNAL_SECRET, JWT_SECRET } from './services.js';

export type Part = 'database' | 'api' | 'worker';

/** The order in which parts are brought back: each needs the one before it. */
export const PARTS: readonly Part[] = ['database', 'api', 'worker'];

const TRY_AGAIN_AFTER = 200;

/** A database, an API and a worker that are killed without warning, and brought back. */
export class Fleet {
  private readonly running = new Map<Part, RunningProcess>();

  private constructor(
    private readonly context: BenchContext,
    readonly apiUrl: string,
    /** Where the database keeps the number of its process. */
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
    await fleet.bringBack(['api', 'worker']);
    return fleet;
  }

  /** kill -9. */
  kill(part: Part): void {
    if (part === 'database') {
      process.kill(Number(readFileSync(this.databasePidFile, 'utf8').split('\n', 1)[0]), 'SIGKILL');
    } else {
      this.running.get(part)?.child.kill('SIGKILL');
    }
  }

  /** Resolves once all of these parts are up again, in the order that they need each other. */
  async bringBack(parts: readonly Part[]): Promise<void> {
    for (const part of PARTS.filter((one) => parts.includes(one))) {
      for (let isUp = false; !isUp;) {
        isUp = await this.startPart(part).then(
          () => true,
          () => setTimeout(TRY_AGAIN_AFTER, false),
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

  /** There is no classifier to ask: whatever is written leaves detection owed. */
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
