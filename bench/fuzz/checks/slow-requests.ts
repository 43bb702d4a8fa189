import type { Operation } from '../openapi/operations.js';
import type { FuzzRequest } from '../requests/fuzz-request.js';

export const MAX_MILLISECONDS = 1_000;

const MAX_REQUESTS = 10;

/**
 * Requests that took too long or had no response in time. Another request may have delayed them,
 * so they are repeated alone at the end of the run.
 */
export class SlowRequests {
  private readonly requests = new Map<Operation, FuzzRequest[]>();

  /** Keeps the largest requests of each operation: they are the likeliest causes of delays. */
  add(request: FuzzRequest): void {
    const known = this.requests.get(request.operation) ?? [];
    const largest = [...known, request].sort((one, other) => sizeOf(other) - sizeOf(one));
    this.requests.set(request.operation, largest.slice(0, MAX_REQUESTS));
  }

  all(): readonly FuzzRequest[] {
    return [...this.requests.values()].flat();
  }
}

function sizeOf({ body = '' }: FuzzRequest): number {
  return body.length;
}
