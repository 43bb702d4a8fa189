import type { Clause } from '../document/clause.js';
import { Focus } from './clauses/focus.js';
import type { Document } from '../document/document.js';
import { isUtensil } from '../document/mention.js';

/**
 * Repeats mentions in the clauses whose verb leaves its object out or takes it up by a pronoun:
 * "peel the carrots and slice them".
 *
 * The method is centering (Grosz, Joshi and Weinstein 1995, "Centering: A framework for modeling the
 * local coherence of discourse"): each clause ranks what it mentions, and the next clause is about
 * the highest-ranked of these. Direct objects rank first. Two additions hold for recipes: a verb
 * that puts food into a vessel passes the vessel on with the food, and a vessel that is named before
 * its verb holds for the whole sentence. An object that is left out is in the same sentence; a
 * pronoun may refer to an earlier one.
 */
export function carryOver(doc: Document): void {
  const { clauses } = doc;
  // The only clause has nothing to take up.
  if (clauses.length < 2) return;
  const focus = new Focus(doc, clauses.length - 1);
  let first = 0;
  for (let index = 0; index < clauses.length; index++) {
    const clause = clauses[index];
    if (clause === undefined) continue;
    const end = index + 1 < clauses.length ? (clauses[index + 1]?.from ?? 0) : doc.length;
    const next = attachOwn(doc, clause, index, first, end);
    focus.moveTo(clause, index, first, next);
    first = next;
  }
}

/**
 * Attaches the mentions from an index up to a token to their clause. Returns the index of the next
 * one. A tool belongs to the test that names it.
 */
function attachOwn(
  { mentions }: Document,
  { kind, owner }: Clause,
  index: number,
  first: number,
  end: number,
): number {
  const clauses = [owner];
  let next = first;
  for (; next < mentions.length; next++) {
    const mention = mentions[next];
    if (mention === undefined || mention.from >= end) break;
    mention.clauses = kind === 'test' && isUtensil(mention) ? [index] : clauses;
  }
  return next;
}
