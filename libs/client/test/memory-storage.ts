import type { OperationStorage, QueuedOperation } from '../src/index.js';

/** A storage that several queues may open, like that of a browser. */
export class MemoryStorage implements OperationStorage {
  stored: QueuedOperation[] = [];

  load(): QueuedOperation[] {
    return [...this.stored];
  }

  add(queued: QueuedOperation): void {
    this.stored.push(queued);
  }

  remove(ids: readonly string[]): void {
    this.stored = this.stored.filter(({ operation }) => !ids.includes(operation.id));
  }
}
