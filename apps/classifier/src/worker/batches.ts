import { MAX_STEPS, type StepResult } from '#internal-api/contract.js';

/** Maximum size of a request, in bytes. The API accepts larger bodies. */
const MAX_BYTES = 1024 * 1024;

/** Splits results into requests that the API accepts. Each contains at least one result. */
export function batches(results: readonly StepResult[]): StepResult[][] {
  const all: StepResult[][] = [];
  let batch: StepResult[] = [];
  let size = 0;
  for (const result of results) {
    const bytes = Buffer.byteLength(JSON.stringify(result)) + 1;
    if (batch.length > 0 && (size + bytes > MAX_BYTES || batch.length === MAX_STEPS)) {
      all.push(batch);
      batch = [];
      size = 0;
    }
    batch.push(result);
    size += bytes;
  }
  return batch.length > 0 ? [...all, batch] : all;
}
