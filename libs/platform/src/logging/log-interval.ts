/** Limits the lines of an event that clients can cause to one a minute, and counts the others. */
export class LogInterval {
  private count = 0;
  private loggedAt = -Infinity;

  constructor(private readonly milliseconds = 60_000) {}

  /**
   * Adds to the count.
   *
   * @returns the count since the last line when a line is due, otherwise undefined
   */
  add(count = 1): number | undefined {
    this.count += count;
    if (performance.now() - this.loggedAt < this.milliseconds) return undefined;
    const total = this.count;
    this.count = 0;
    this.loggedAt = performance.now();
    return total;
  }
}
