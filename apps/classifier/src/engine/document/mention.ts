import { APPLIANCES, COOKWARE, COVERINGS } from '#domain/catalogue/kinds/utensil-kinds.js';
import type { Entry } from '../words/entry.js';
import type { TokenRange } from './token.js';

/** An entry found in a text. */
export interface Mention extends TokenRange {
  readonly entry: Entry;
  /** Id of the rule that decided the meaning; `name` if the name alone did. */
  readonly rule: string;
  /** The clauses that the mention belongs to, by index: its own, then those that take it up. */
  clauses: readonly number[];
}

/** Mentions belong to the first clause until a text has been split into clauses. */
const FIRST_CLAUSE: readonly number[] = [0];

export const newMention = (entry: Entry, from: number, to: number, rule: string): Mention => ({
  entry,
  from,
  to,
  rule,
  clauses: FIRST_CLAUSE,
});

export const isFood = ({ entry }: Mention): boolean => entry.ingredient !== null;

export const isUtensil = ({ entry }: Mention): boolean => entry.utensil !== null;

/** Whether a mention has no meaning and only hides the entries inside it. */
export const isNonEntity = ({ entry: { utensil, ingredient, unit } }: Mention): boolean =>
  utensil === null && ingredient === null && unit === null;

export const isCookware = ({ entry }: Mention): boolean => COOKWARE.has(entry.utensil);
export const isCovering = ({ entry }: Mention): boolean => COVERINGS.has(entry.utensil);
export const isAppliance = ({ entry }: Mention): boolean => APPLIANCES.has(entry.utensil);
