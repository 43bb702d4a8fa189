/** Sleeps that can be interrupted, all at once. An interruption before a sleep skips it. */
export class InterruptibleSleep {
  private interrupted = false;
  private readonly wakeUps = new Set<() => void>();

  interrupt(): void {
    this.interrupted = true;
    for (const wakeUp of this.wakeUps) wakeUp();
  }

  /** Sleeps for the given time in milliseconds, or until it is interrupted. */
  async sleep(milliseconds: number): Promise<void> {
    if (!this.interrupted) {
      await new Promise<void>((resolve) => {
        const wakeUp = () => {
          clearTimeout(timer);
          this.wakeUps.delete(wakeUp);
          resolve();
        };
        const timer = setTimeout(wakeUp, milliseconds);
        this.wakeUps.add(wakeUp);
      });
    }
    this.interrupted = false;
  }
}
