import type { Document } from '../document/document.js';
import { isUtensil } from '../document/mention.js';
import { Focus } from '../references/focus.js';

/**
 * Attaches each mention to its clause, and repeats mentions in the clauses whose verb leaves its
 * object out or takes it up by a pronoun: "peel the carrots and slice them".
 *
 * The method is centering (Grosz, Joshi and Weinstein 1995, "Centering: A framework for modeling the
 * local coherence of discourse"): each clause ranks what it mentions, and the next clause is about
 * the highest-ranked of these. Direct objects rank first. Two additions hold for recipes: a verb
 * that puts food into a vessel passes the vessel on with the food, and a vessel that is named before
 * its verb holds for the whole sentence. An object that is left out is in the same sentence; a
 * pronoun may refer to an earlier one.
 */
export function carryOver(doc: Document): void {
  const { clauses, mentions } = doc;
  const focus = new Focus(doc);
  let first = 0;
  for (const [index, clause] of clauses.entries()) {
    const end = clauses[index + 1]?.from ?? doc.length;
    let next = first;
    while ((mentions[next]?.from ?? end) < end) next++;
    const own = mentions.slice(first, next);
    // A tool belongs to the test that names it.
    for (const mention of own)
      mention.clauses = [clause.kind === 'test' && isUtensil(mention) ? index : clause.owner];
    focus.moveTo(clause, index, own, first);
    first = next;
  }
}
