import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databasePidFile } from '../harness/database.js';
import type { Services } from '../harness/services.js';
import { childrenOf, cpuMilliseconds } from './process-cpu.js';

/** What one repetition of an operation costs. */
export interface Cost {
  /** CPU time of the API, in milliseconds. */
  readonly api: number;
  /** CPU time of the connections of the API to PostgreSQL, in milliseconds. */
  readonly backend: number;
  /** CPU time of the other processes of PostgreSQL (WAL writer, checkpointer, …), in milliseconds. */
  readonly background: number;
  /** CPU time of the classifier, in milliseconds. */
  readonly classifier: number;
  /** Bytes of write-ahead log. */
  readonly wal: number;
  /** Blocks of 8 KB that were looked up in the buffer cache. */
  readonly blocks: number;
  /** Blocks that were not in the buffer cache. */
  readonly reads: number;
}

type Totals = Readonly<Record<keyof Cost, number>>;

/** Repetitions before the first measured one. */
const WARM_UP = 20;

/** Milliseconds after which a connection publishes its statistics with its next statement. */
const STATISTICS_INTERVAL = 1_100;

/** Measures what the processes of the service use while one client repeats an operation. */
export class CostMeter {
  private constructor(
    private readonly services: Services,
    private readonly client: pg.Client,
    private readonly postmaster: number,
  ) {}

  static async start(services: Services, databaseUrl: string): Promise<CostMeter> {
    const [pid] = readFileSync(await databasePidFile(databaseUrl), 'utf8').split('\n', 1);
    const client = new pg.Client({ connectionString: databaseUrl });
    // When an operation fails, the database stops before the meter, whose error would hide that one.
    client.on('error', () => undefined);
    await client.connect();
    return new CostMeter(services, client, Number(pid));
  }

  /** @param run performs the operation; `n` numbers the repetitions */
  async measure(run: (n: number) => Promise<unknown>, repetitions: number): Promise<Cost> {
    let n = 0;
    const repeat = async (times: number) => {
      for (const end = n + times; n < end; n++) await run(n);
    };
    await repeat(WARM_UP);
    // Each page that changes first after a checkpoint is written to the log as a whole.
    await this.client.query('checkpoint');
    await sleep(STATISTICS_INTERVAL);
    await repeat(1);
    const before = await this.totals();
    await repeat(repetitions);
    const after = await this.totals();
    await sleep(STATISTICS_INTERVAL);
    await repeat(1);
    const published = await this.totals();
    const each = (key: keyof Cost) => (after[key] - before[key]) / repetitions;
    const eachPublished = (key: keyof Cost) => (published[key] - before[key]) / (repetitions + 1);
    return {
      api: each('api'),
      backend: each('backend'),
      background: each('background'),
      classifier: each('classifier'),
      wal: each('wal'),
      blocks: eachPublished('blocks'),
      reads: eachPublished('reads'),
    };
  }

  /** What the services have used until now. */
  async totals(): Promise<Totals> {
    const { rows } = await this.client.query<TotalsRow>(TOTALS);
    const [{ wal, hits, reads, backends, own } = NO_TOTALS] = rows;
    const others = childrenOf(this.postmaster).filter(
      (pid) => pid !== own && !backends.includes(pid),
    );
    const cpu = (pids: readonly number[]) =>
      pids.reduce((sum, pid) => sum + cpuMilliseconds(pid), 0);
    return {
      api: cpu([this.services.api.child.pid ?? 0]),
      backend: cpu(backends),
      background: cpu(others),
      classifier: cpu([this.services.classifier.child.pid ?? 0]),
      wal: Number(wal),
      blocks: Number(hits) + Number(reads),
      reads: Number(reads),
    };
  }

  stop(): Promise<void> {
    return this.client.end();
  }
}

interface TotalsRow {
  readonly wal: string;
  readonly hits: string;
  readonly reads: string;
  readonly backends: readonly number[];
  readonly own: number;
}

const NO_TOTALS: TotalsRow = { wal: '0', hits: '0', reads: '0', backends: [], own: 0 };

const TOTALS = `
  select pg_current_wal_lsn() - '0/0' as wal, blks_hit as hits, blks_read as reads,
    array(
      select pid from pg_stat_activity
      where datname = current_database() and application_name = 'popote'
    ) as backends,
    pg_backend_pid() as own
  from pg_stat_database where datname = current_database()`;
