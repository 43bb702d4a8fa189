import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { RunningProcess } from './process.js';

/** Time for a service to end after SIGTERM, in milliseconds. Then it is killed. */
const STOP_TIMEOUT_MS = 10_000;

/** A service that can be killed, suspended and started again on the same address. */
export class ServiceProcess<Settings extends unknown[] = []> {
  private running: RunningProcess | undefined;

  constructor(private readonly startProcess: (...settings: Settings) => Promise<RunningProcess>) {}

  get pid(): number | undefined {
    return this.running?.child.pid;
  }

  get isRunning(): boolean {
    return this.running?.child.exitCode === null && this.running.child.signalCode === null;
  }

  async start(...settings: Settings): Promise<void> {
    this.running = await this.startProcess(...settings);
  }

  /** Sends SIGTERM and waits for the exit. */
  async stop(): Promise<void> {
    if (!this.isRunning) return;
    await Promise.race([
      this.running?.stop(),
      setTimeout(STOP_TIMEOUT_MS, undefined, { ref: false }),
    ]);
    await this.kill();
  }

  /** Sends SIGKILL and waits for the exit. */
  async kill(): Promise<void> {
    if (!this.isRunning || this.running === undefined) return;
    const ended = once(this.running.child, 'exit');
    this.running.child.kill('SIGKILL');
    await ended;
  }

  /** Sends SIGSTOP: the process keeps its connections and does not run. */
  suspend(): void {
    this.running?.child.kill('SIGSTOP');
  }

  resume(): void {
    this.running?.child.kill('SIGCONT');
  }
}
