import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';

/** MiB that all child processes may take at once: a large picture, another one, and two archives. */
const MAX_MIB = 2080;

/** Work that waits for memory. */
interface Waiting {
  readonly mib: number;
  readonly start: () => void;
}

/**
 * The memory of the child processes of this process. Work waits until there is room, in the order in
 * which it arrives; what needs less passes what does not fit. The callers limit how many wait.
 */
@Injectable()
export class ChildMemory {
  private free = MAX_MIB;
  private waiting: readonly Waiting[] = [];

  /**
   * Waits for so many MiB: what a child process takes at most.
   *
   * @param signal aborted when the caller does not wait any longer
   * @returns a function that returns them, to be called once
   * @throws SERVICE_UNAVAILABLE when it is aborted
   */
  async take(mib: number, signal: AbortSignal): Promise<() => void> {
    await this.wait(mib, signal);
    return () => {
      this.free += mib;
      this.startWaiting();
    };
  }

  private wait(mib: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = () => {
        this.waiting = this.waiting.filter((other) => other !== own);
        reject(new AppError('SERVICE_UNAVAILABLE'));
      };
      const start = () => {
        signal.removeEventListener('abort', refuse);
        resolve();
      };
      const own = { mib, start };
      if (signal.aborted) {
        refuse();
        return;
      }
      signal.addEventListener('abort', refuse);
      this.waiting = [...this.waiting, own];
      this.startWaiting();
    });
  }

  private startWaiting(): void {
    this.waiting = this.waiting.filter(({ mib, start }) => {
      if (mib > this.free) return true;
      this.free -= mib;
      start();
      return false;
    });
  }
}
