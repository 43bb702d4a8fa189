import { MAX_STEPS, type StepResult } from '#domain/analysis/worker-contract.js';

/** Largest delivery, in bytes: well below what the API accepts as a body. */
const LARGEST_PARCEL = 1024 * 1024;

/** Splits results into deliveries that the API accepts. Each holds one result at least. */
export function parcels(results: readonly StepResult[]): StepResult[][] {
  const all: StepResult[][] = [];
  let parcel: StepResult[] = [];
  let size = 0;
  for (const result of results) {
    const bytes = Buffer.byteLength(JSON.stringify(result)) + 1;
    if (parcel.length > 0 && (size + bytes > LARGEST_PARCEL || parcel.length === MAX_STEPS)) {
      all.push(parcel);
      parcel = [];
      size = 0;
    }
    parcel.push(result);
    size += bytes;
  }
  return parcel.length > 0 ? [...all, parcel] : all;
}
