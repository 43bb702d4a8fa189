import { AppError } from '../errors/app-error.js';

/** Work that waits for room. */
interface Waiting {
  readonly size: number;
  readonly start: () => void;
}

/**
 * Memory, or another resource of a limited size. Work waits until there is room, in the order in
 * which it arrives; what needs less passes what does not fit. The callers limit how many wait.
 */
export class Room {
  private waiting: readonly Waiting[] = [];

  constructor(private free: number) {}

  /**
   * Waits for room.
   *
   * @param signal aborted when the caller does not wait any longer
   * @returns a function that returns the room, to be called once
   * @throws SERVICE_UNAVAILABLE when it is aborted
   */
  async take(size: number, signal: AbortSignal): Promise<() => void> {
    await this.wait(size, signal);
    return () => {
      this.free += size;
      this.startWaiting();
    };
  }

  private wait(size: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = () => {
        this.waiting = this.waiting.filter((other) => other !== own);
        reject(new AppError('SERVICE_UNAVAILABLE'));
      };
      const start = () => {
        signal.removeEventListener('abort', refuse);
        resolve();
      };
      const own = { size, start };
      if (signal.aborted) {
        refuse();
        return;
      }
      signal.addEventListener('abort', refuse, { once: true });
      this.waiting = [...this.waiting, own];
      this.startWaiting();
    });
  }

  private startWaiting(): void {
    this.waiting = this.waiting.filter(({ size, start }) => {
      if (size > this.free) return true;
      this.free -= size;
      start();
      return false;
    });
  }
}
