import { AppError } from '#platform/errors/app-error.js';

/** Seconds after which a queue that was full is worth trying again. */
const RETRY_AFTER = 2;

/** Lets so much work run at once and so much wait, in order; refuses what comes beyond. */
export class BoundedWork {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly longestQueue: number,
  ) {}

  /** @throws SERVICE_UNAVAILABLE when the queue is full */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.takeTurn();
    try {
      return await work();
    } finally {
      this.passTurn();
    }
  }

  private async takeTurn(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running++;
      return;
    }
    if (this.waiting.length >= this.longestQueue) {
      throw new AppError('SERVICE_UNAVAILABLE', undefined, RETRY_AFTER);
    }
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private passTurn(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.running--;
    else next();
  }
}
