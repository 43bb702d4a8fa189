import type { Attachment } from './clauses/attachment.js';
import type { Clause } from './clauses/clause.js';
import { Focus } from './clauses/focus.js';
import type { Document } from '../document/document.js';
import type { Mention } from '../document/mention.js';

/** The clauses of a mention in a text of one clause. */
const ONLY_CLAUSE: readonly number[] = [0];

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
export function carryOver(doc: Document, clauses: readonly Clause[]): readonly Attachment[] {
  if (clauses.length === 1) return attachAll(doc);
  const attached: Attachment[] = [];
  const focus = new Focus(doc, attached, clauses.length - 1);
  const { mentions } = doc;
  let next = 0;
  for (let index = 0; index < clauses.length; index++) {
    const clause = clauses[index];
    if (clause === undefined) continue;
    const first = attached.length;
    const end = index + 1 < clauses.length ? (clauses[index + 1]?.from ?? Infinity) : Infinity;
    const own = [clause.owner];
    for (; next < mentions.length; next++) {
      const mention = mentions[next];
      if (mention === undefined || mention.from >= end) break;
      if (!isThing(mention)) continue;
      const isTool = clause.kind === 'test' && mention.entry.utensil !== null;
      attached.push({ mention, clauses: isTool ? [index] : own });
    }
    focus.moveTo(clause, index, first);
  }
  return attached;
}

/** Attaches all mentions to the only clause, which has nothing to take up. */
function attachAll(doc: Document): readonly Attachment[] {
  const attached: Attachment[] = [];
  for (const mention of doc.mentions)
    if (isThing(mention)) attached.push({ mention, clauses: ONLY_CLAUSE });
  return attached;
}

/** Whether a mention is a food or a utensil. */
function isThing({ entry }: Mention): boolean {
  return entry.ingredient !== null || entry.utensil !== null;
}
