const WIDTH = 30;

/** Shows how far a long work is: one line that is written again and again, on a terminal. */
export class ProgressBar {
  private readonly startedAt = performance.now();

  constructor(
    private readonly what: string,
    private readonly total: number,
  ) {}

  show(done: number): void {
    if (!process.stdout.isTTY) return;
    const filled = Math.round((WIDTH * done) / this.total);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    const percent = Math.floor((100 * done) / this.total);
    process.stdout.write(
      `\r${bar} ${String(percent)} %  ${done.toLocaleString('en')} ${this.what}`,
    );
  }

  end(): void {
    const seconds = ((performance.now() - this.startedAt) / 1000).toFixed(1);
    if (process.stdout.isTTY) process.stdout.write('\r\u001b[2K');
    console.log(`${this.total.toLocaleString('en')} ${this.what} in ${seconds} s`);
  }
}
