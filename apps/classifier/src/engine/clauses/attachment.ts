import type { Mention } from '../../document/mention.js';

/** A mention with the clauses that it belongs to, by index: its own, then those that take it up. */
export interface Attachment extends Mention {
  readonly clauses: number[];
}
