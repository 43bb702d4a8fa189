/** A sleep that can be interrupted. An interruption before the sleep skips it. */
export class InterruptibleSleep {
  private interrupted = false;
  private wakeUp: () => void = () => undefined;

  interrupt(): void {
    this.interrupted = true;
    this.wakeUp();
  }

  /** Sleeps for the given time in milliseconds, or until it is interrupted. */
  async sleep(milliseconds: number): Promise<void> {
    if (!this.interrupted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.interrupted = false;
  }
}
