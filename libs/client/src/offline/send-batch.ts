import { type ErrorName, isPopoteError, PopoteError } from '../errors/popote-error.js';
import type { DeliveredListView } from '../generated/types.gen.js';
import type { Popote } from '../popote.js';
import type { QueuedOperation } from './queued-operation.js';

/** Milliseconds after which a request without a response counts as failed. */
const TIMEOUT = 30_000;

/** Errors that are about an operation. All others are about the session or the service. */
const REFUSALS: readonly [ErrorName, ...ErrorName[]] = [
  'VALIDATION_ERROR',
  'INGREDIENT_NOT_FOUND',
  'UNIT_NOT_FOUND',
  'SHOPPING_LINE_NOT_FOUND',
  'QUOTA_EXCEEDED',
  'PAYLOAD_TOO_LARGE',
];

/** What became of a request. Only `applied` changes the list. */
export type Outcome =
  | { readonly kind: 'applied'; readonly list: DeliveredListView }
  /** At least one operation of the batch is invalid, and none was applied. */
  | { readonly kind: 'refused'; readonly error: PopoteError }
  /** `retryAfter` is what the service asks for, in seconds. */
  | { readonly kind: 'retry'; readonly error: unknown; readonly retryAfter: number | null }
  | { readonly kind: 'stopped'; readonly error: PopoteError };

/** Sends operations of one week. */
export async function sendBatch(
  popote: Popote,
  batch: readonly QueuedOperation[],
  closed: AbortSignal,
): Promise<Outcome> {
  const request = new AbortController();
  const abort = () => {
    request.abort();
  };
  const timer = setTimeout(abort, TIMEOUT);
  closed.addEventListener('abort', abort);
  try {
    const { data } = await popote.applyShoppingListOperations({
      body: {
        date: batch[0]?.date ?? '',
        operations: batch.map(({ operation }) => operation),
      },
      signal: request.signal,
    });
    return { kind: 'applied', list: data };
  } catch (error) {
    return outcomeOf(error);
  } finally {
    clearTimeout(timer);
    closed.removeEventListener('abort', abort);
  }
}

function outcomeOf(error: unknown): Outcome {
  if (!isPopoteError(error)) return { kind: 'retry', error, retryAfter: null };
  const { status, code, retryAfter } = error;
  if (isPopoteError(error, ...REFUSALS)) return { kind: 'refused', error };
  const isTemporary = code === null || status >= 500 || status === 429;
  return isTemporary ? { kind: 'retry', error, retryAfter } : { kind: 'stopped', error };
}
