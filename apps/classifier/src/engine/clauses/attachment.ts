import type { Mention } from '../../document/mention.js';

/** A mention with the clauses that it belongs to, by index: its own, then those that take it up. */
export interface Attachment {
  readonly mention: Mention;
  /** The mentions of a clause share the list until another clause takes one of them up. */
  clauses: readonly number[];
}

export const isFood = ({ mention }: Attachment): boolean => mention.entry.ingredient !== null;

export const isUtensil = ({ mention }: Attachment): boolean => mention.entry.utensil !== null;
