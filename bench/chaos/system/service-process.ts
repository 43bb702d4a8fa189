import { once } from 'node:events';
import type { RunningProcess } from '../../harness/process.js';

/** A service that can be killed, suspended and started again with the same settings. */
export class ServiceProcess {
  private running: RunningProcess | undefined;

  /** @param startProcess starts the service on the same address each time */
  constructor(private readonly startProcess: () => Promise<RunningProcess>) {}

  async start(): Promise<void> {
    this.running = await this.startProcess();
  }

  /** Sends SIGTERM and waits for the exit. */
  async stop(): Promise<void> {
    await this.running?.stop();
  }

  /** Sends SIGKILL and waits for the exit. */
  async kill(): Promise<void> {
    const child = this.running?.child;
    if (!child?.kill('SIGKILL')) return;
    await once(child, 'exit');
  }

  /** Sends SIGSTOP: the process keeps its connections and does not run. */
  suspend(): void {
    this.running?.child.kill('SIGSTOP');
  }

  resume(): void {
    this.running?.child.kill('SIGCONT');
  }
}
