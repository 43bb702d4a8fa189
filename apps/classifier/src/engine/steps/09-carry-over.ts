import { rangeAt } from '../document/clause.js';
import type { Document } from '../document/document.js';
import { isUtensil, type Mention } from '../document/mention.js';
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
  const own = clauses.map((): Mention[] => []);
  for (const mention of mentions) {
    const index = rangeAt(clauses, mention.from);
    const { kind, owner = index } = clauses[index] ?? {};
    // A tool belongs to the test that names it.
    mention.clauses = [kind === 'test' && isUtensil(mention) ? index : owner];
    // What follows a subordinate clause is of the verb before: "add the peas (if using) to a pot".
    own[kind === 'rest' ? owner : index]?.push(mention);
  }
  const focus = new Focus(doc);
  let first = 0;
  for (const [index, clause] of clauses.entries()) {
    while ((mentions[first]?.from ?? clause.from) < clause.from) first++;
    focus.moveTo(clause, index, own[index] ?? [], first);
  }
}
