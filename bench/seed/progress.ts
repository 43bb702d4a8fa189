import { Presets, SingleBar } from 'cli-progress';

/** Progress bar on a terminal, and a summary line at the end. */
export class Progress {
  private readonly start = performance.now();
  private readonly bar: SingleBar;

  /** @param noun plural of what is counted */
  constructor(
    private readonly noun: string,
    private readonly total: number,
  ) {
    const format = `{bar} {percentage} %  {value} ${noun}`;
    this.bar = new SingleBar({ format, clearOnComplete: true }, Presets.shades_classic);
    this.bar.start(total, 0);
  }

  update(done: number): void {
    this.bar.update(done);
  }

  end(): void {
    this.bar.stop();
    const seconds = ((performance.now() - this.start) / 1000).toFixed(1);
    console.log(`${this.total.toLocaleString('en')} ${this.noun} in ${seconds} s`);
  }
}
