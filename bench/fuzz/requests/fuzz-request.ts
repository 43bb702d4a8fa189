import type { Operation } from '../openapi/operations.js';

/** Stands in generated texts for a secret that is created when the request is sent. */
export const MARK = 'zqmark';

/** A and B share a house, C has another one; the worker sends the internal secret. */
export type Actor = 'A' | 'B' | 'C' | 'anonymous' | 'worker';

/** A generated request. */
export interface FuzzRequest {
  readonly operation: Operation;
  readonly actor: Actor;
  readonly method: string;
  /** Path and query, as sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /**
   * Whether the router or the HTTP parser may handle the request instead of the operation: the
   * method or the path is another one, or the headers are too large.
   */
  readonly odd: boolean;
}
