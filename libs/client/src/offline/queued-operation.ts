import type { PopoteError } from '../errors/popote-error.js';
import type { ShoppingOperationDto } from '../generated/types.gen.js';

/** A change of a shopping list, such as a tick. The service applies each `id` once. */
export type ShoppingOperation = ShoppingOperationDto;

/** An operation without an id: the queue adds a random one. */
export type NewShoppingOperation = WithoutId<ShoppingOperation>;

/** Divides the union, whose members `Omit` would merge. */
type WithoutId<Operation> = Operation extends unknown
  ? Omit<Operation, 'id'> & { readonly id?: string }
  : never;

/** An operation that is not delivered yet. */
export interface QueuedOperation {
  /** Any day of the week whose list it changes, `YYYY-MM-DD`. */
  readonly date: string;
  readonly operation: ShoppingOperation;
}

/** An operation that the service did not apply. The queue does not send it again. */
export interface RefusedOperation extends QueuedOperation {
  /** Why it is invalid. Null: its line does not exist any more, so there was nothing to change. */
  readonly error: PopoteError | null;
}

/** Where a device keeps operations until they are delivered, for example IndexedDB. */
export interface OperationStorage {
  /** The stored operations, in the order in which they were added. */
  load(): Promise<readonly QueuedOperation[]> | readonly QueuedOperation[];
  add(queued: QueuedOperation): Promise<void> | void;
  /** Removes operations by id. Unknown ids have no effect. */
  remove(ids: readonly string[]): Promise<void> | void;
}

/**
 * What the queue does:
 * - `idle`: everything is delivered;
 * - `sending`: a request is open;
 * - `waiting`: the service was not reachable or busy, and the queue repeats the request by itself;
 * - `stopped`: there is no session or no house: call `deliver` when the person has signed in or
 *   joined a house.
 */
export type QueueState = 'idle' | 'sending' | 'waiting' | 'stopped';
