import type { QueuedOperation } from './queued-operation.js';

/** Maximum number of operations in a request. */
export const MAX_OPERATIONS = 200;
/** Maximum bytes of the operations in a request. The service accepts bodies of 64 KiB. */
const MAX_BYTES = 60_000;

const encoder = new TextEncoder();

/** The first operations of one week that fit in a request, at most `limit`, at least one. */
export function nextBatch(
  queued: readonly QueuedOperation[],
  limit: number,
): readonly QueuedOperation[] {
  let bytes = 0;
  const end = queued.slice(0, limit).findIndex(({ date, operation }, index) => {
    bytes += encoder.encode(JSON.stringify(operation)).length + 1;
    return index > 0 && (date !== queued[0]?.date || bytes > MAX_BYTES);
  });
  return queued.slice(0, end === -1 ? limit : end);
}
