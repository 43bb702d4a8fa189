import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { BenchContext } from './bench-context.js';
import { databasePidFile, query } from './database.js';

const POLL_INTERVAL_MS = 50;

/** The database server with its faults. Finds its processes in /proc: Linux only. */
export class DatabaseServer {
  private constructor(
    private readonly context: BenchContext,
    private readonly pidFile: string,
  ) {}

  static async find(context: BenchContext): Promise<DatabaseServer> {
    return new DatabaseServer(context, await databasePidFile(context.databaseUrl));
  }

  /** Waits until the server accepts connections. */
  async start(): Promise<void> {
    await this.context.startDatabase();
  }

  /** Kills every process of the server. */
  killAll(): void {
    this.signalAll('SIGKILL');
  }

  /** The server keeps its connections, accepts new ones in the kernel, and answers nothing. */
  suspend(): void {
    this.signalAll('SIGSTOP');
  }

  resume(): void {
    this.signalAll('SIGCONT');
  }

  /** Ends all connections and stops the server ("fast shutdown"). */
  async stop(): Promise<void> {
    const postmaster = this.postmasterPid();
    process.kill(postmaster, 'SIGINT');
    while (isRunning(postmaster)) await setTimeout(POLL_INTERVAL_MS);
  }

  /** Ends all connections; the server goes on. */
  async cutConnections(): Promise<void> {
    await query(this.context.databaseUrl, TERMINATE_ALL);
  }

  private postmasterPid(): number {
    return Number(readFileSync(this.pidFile, 'utf8').split('\n', 1)[0]);
  }

  private signalAll(signal: NodeJS.Signals): void {
    const postmaster = this.postmasterPid();
    for (const pid of [postmaster, ...childrenOf(postmaster)]) signalProcess(pid, signal);
  }
}

/** A backend may end between the list of the processes and the signal. */
function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => statusOf(pid)?.parent === parent);
}

/** A process that has ended is a zombie until its parent reads its exit code. */
function isRunning(pid: number): boolean {
  const state = statusOf(pid)?.state;
  return state !== undefined && state !== 'Z';
}

/** State and parent of a process; undefined when it does not exist. */
function statusOf(pid: number): { readonly state: string; readonly parent: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The name of the program is in parentheses and may contain spaces.
    const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

const TERMINATE_ALL = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
