import type { Ledger } from '../records/ledger.js';
import { latency, type Timeline } from '../records/timeline.js';

const INTERVAL_MS = 5_000;

/** Prints what happens, and every few seconds how the load goes. */
export class Progress {
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly timeline: Timeline,
    private readonly ledger: Ledger,
    private readonly start: number,
  ) {
    this.timer = setInterval(() => {
      this.printLoad();
    }, INTERVAL_MS);
  }

  print(text: string): void {
    const second = (performance.now() - this.start) / 1000;
    console.log(`${second.toFixed(0).padStart(5)} s  ${text}`);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private printLoad(): void {
    const samples = this.timeline.takeNew();
    const failed = samples.filter(({ failure }) => failure !== null).length;
    const rate = (samples.length * 1000) / INTERVAL_MS;
    this.print(
      `  ${rate.toFixed(0)} requests/s, ${String(failed)} failed, ` +
        `p50 ${latency(samples, 0.5).toFixed(0)} ms, p99 ${latency(samples, 0.99).toFixed(0)} ms; ` +
        `${String(this.ledger.confirmedWrites)} writes, ${String(this.ledger.wrongResponses)} wrong responses`,
    );
  }
}
