import type { ShoppingListView } from '../generated/types.gen.js';
import type { Popote } from '../popote.js';
import { randomId } from '../random-id.js';
import { backoff, sleep } from '../transport/sleep.js';
import { MAX_OPERATIONS, nextBatch } from './next-batch.js';
import type {
  NewShoppingOperation,
  OperationStorage,
  QueuedOperation,
  QueueState,
  RefusedOperation,
  ShoppingOperation,
} from './queued-operation.js';
import { type Outcome, sendBatch } from './send-batch.js';

/** Milliseconds before the first repetition. */
const RETRY_DELAY = 1_000;

type FailedAttempt = Extract<Outcome, { readonly kind: 'retry' }>;
type SettledAttempt = Extract<Outcome, { readonly kind: 'applied' | 'refused' }>;

export interface QueueOptions {
  readonly popote: Popote;
  /** Belongs to one person in one house: operations of a house must not reach another one. */
  readonly storage: OperationStorage;
  /** The list after delivered operations. Called before they leave `pending`. */
  readonly onList?: (list: ShoppingListView) => void;
  /** An operation that the service did not apply. Called before it leaves `pending`. */
  readonly onRefused?: (refused: RefusedOperation) => void;
  /** `pending` or `state` has changed. */
  readonly onChange?: () => void;
  /** Milliseconds before the first repetition, 1,000 by default; doubled up to 30,000. */
  readonly retryDelay?: number;
}

/**
 * Keeps the operations of a device until the service has applied them. Sends them in the order in
 * which they were added. An operation whose response is lost is sent again: the service applies each
 * id once.
 */
export class OperationQueue {
  private readonly closed = new AbortController();
  private current: QueueState = 'idle';
  private lastError: unknown = null;
  /** Writes to the storage, one after the other. */
  private writes: Promise<void> = Promise.resolve();
  private delivery: Promise<void> | undefined;
  /** Attempts that failed since the last success or call of `deliver`. */
  private failures = 0;
  private pause:
    { readonly controller: AbortController; readonly isRequested: boolean } | undefined;

  private constructor(
    private readonly options: QueueOptions,
    private queued: readonly QueuedOperation[],
  ) {}

  /** Loads the operations of an earlier start. `deliver` sends them. */
  static async open(options: QueueOptions): Promise<OperationQueue> {
    return new OperationQueue(options, await options.storage.load());
  }

  /** The operations that are not delivered, oldest first. */
  get pending(): readonly QueuedOperation[] {
    return this.queued;
  }

  get state(): QueueState {
    return this.current;
  }

  /** Why the queue is `waiting` or `stopped`; null otherwise. */
  get error(): unknown {
    return this.lastError;
  }

  /**
   * Adds an operation for the list of the week of `date`. It is in `pending` at once. Resolves when
   * it is stored; rejects when the storage fails, and the queue delivers it nevertheless.
   */
  async add(date: string, { id, ...rest }: NewShoppingOperation): Promise<ShoppingOperation> {
    const operation = { id: id ?? randomId(), ...rest };
    const queued = { date, operation };
    this.queued = [...this.queued, queued];
    this.options.onChange?.();
    const stored = this.write(() => this.options.storage.add(queued));
    if (this.current !== 'stopped') this.start();
    await stored;
    return operation;
  }

  /**
   * Sends the pending operations now, for example when the device is online again or the person has
   * signed in; after a failure, the pauses are short again. Resolves when the queue is idle or
   * stopped. A pause that the service asked for is kept.
   */
  async deliver(): Promise<void> {
    this.failures = 0;
    if (this.pause?.isRequested === false) this.pause.controller.abort();
    this.start();
    await this.delivery;
  }

  /** Ends delivery. The storage keeps the operations that are pending. */
  close(): void {
    this.closed.abort();
    this.pause?.controller.abort();
  }

  private get isClosed(): boolean {
    return this.closed.signal.aborted;
  }

  private start(): void {
    if (this.queued.length > 0 && !this.isClosed) this.delivery ??= this.run();
  }

  private async run(): Promise<void> {
    let limit = MAX_OPERATIONS;
    try {
      while (this.queued.length > 0 && !this.isClosed) {
        this.change('sending');
        const batch = nextBatch(this.queued, limit);
        const outcome = await sendBatch(this.options.popote, batch, this.closed.signal);
        if (outcome.kind === 'stopped') {
          this.change('stopped', outcome.error);
          return;
        }
        if (outcome.kind === 'retry') {
          await this.waitAfter(outcome);
          continue;
        }
        this.failures = 0;
        // Halves a batch that is refused until it contains the invalid operation alone.
        const isSettled = outcome.kind === 'applied' || batch.length === 1;
        limit = isSettled ? MAX_OPERATIONS : Math.ceil(batch.length / 2);
        if (isSettled) this.settle(batch, outcome);
      }
    } finally {
      this.delivery = undefined;
    }
  }

  private async waitAfter({ error, retryAfter }: FailedAttempt): Promise<void> {
    if (this.isClosed) return;
    const { retryDelay = RETRY_DELAY } = this.options;
    const milliseconds = Math.max(backoff(this.failures, retryDelay), (retryAfter ?? 0) * 1000);
    this.failures += 1;
    const controller = new AbortController();
    this.pause = { controller, isRequested: retryAfter !== null };
    this.change('waiting', error);
    await sleep(milliseconds, controller.signal);
    this.pause = undefined;
  }

  /** Reports what became of the operations of a batch, and forgets them. */
  private settle(batch: readonly QueuedOperation[], outcome: SettledAttempt): void {
    const { onList, onRefused, storage } = this.options;
    if (outcome.kind === 'applied') onList?.(outcome.list);
    for (const queued of batch) {
      if (outcome.kind === 'refused') onRefused?.({ ...queued, error: outcome.error });
      else if (outcome.list.ignored.includes(queued.operation.id))
        onRefused?.({ ...queued, error: null });
    }
    const ids = batch.map(({ operation }) => operation.id);
    this.queued = this.queued.filter(({ operation }) => !ids.includes(operation.id));
    // If this fails, the operations are sent again after a restart, and have no second effect.
    void this.write(() => storage.remove(ids)).catch(() => undefined);
    // The delivery continues if `onChange` adds operations.
    if (this.queued.length === 0 && !this.isClosed) this.change('idle');
  }

  private change(state: QueueState, error: unknown = null): void {
    this.current = state;
    this.lastError = error;
    this.options.onChange?.();
  }

  private write(task: () => Promise<void> | void): Promise<void> {
    const written = this.writes.then(task);
    this.writes = written.catch(() => undefined);
    return written;
  }
}
