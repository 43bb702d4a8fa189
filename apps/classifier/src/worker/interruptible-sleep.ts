/** Sleep that can be cut short, also by a ring that came just before it. */
export class InterruptibleSleep {
  private interrupted = false;
  private wakeUp: () => void = () => undefined;

  interrupt(): void {
    this.interrupted = true;
    this.wakeUp();
  }

  /** Sleeps for so many milliseconds, or until the alarm rings. */
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
