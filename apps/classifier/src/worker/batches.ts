/** Maximum size of a request, in bytes. The API accepts larger bodies. */
const MAX_BYTES = 1024 * 1024;

/** Splits results into requests of at most `max`. Each contains at least one result. */
export function batches<Result>(results: readonly Result[], max: number): Result[][] {
  const all: Result[][] = [];
  let batch: Result[] = [];
  let size = 0;
  for (const result of results) {
    const bytes = Buffer.byteLength(JSON.stringify(result)) + 1;
    if (batch.length > 0 && (size + bytes > MAX_BYTES || batch.length === max)) {
      all.push(batch);
      batch = [];
      size = 0;
    }
    batch.push(result);
    size += bytes;
  }
  return batch.length > 0 ? [...all, batch] : all;
}
