/** Sleep that can be cut short, also by a ring that came just before it. */
export class InterruptibleSleep {
  private rung = false;
  private wakeUp: () => void = () => undefined;

  ring(): void {
    this.rung = true;
    this.wakeUp();
  }

  /** Sleeps for so many milliseconds, or until the alarm rings. */
  async sleep(milliseconds: number): Promise<void> {
    if (!this.rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.rung = false;
  }
}
