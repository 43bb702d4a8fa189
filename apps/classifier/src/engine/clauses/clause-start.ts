import type { Document } from '../document/document.js';
import type { Instruction } from '../document/instruction.js';

/**
 * First token of the clause of an instruction. The clause includes a phrase before the verb ("…, et
 * dans une poêle, …") and a conjunction before it, but no token before `floor`.
 */
export function clauseStartOf(doc: Document, instruction: Instruction, floor: number): number {
  let start = frontedPhraseStart(doc, instruction, floor) ?? instruction.phraseStart;
  for (;;) {
    const i = doc.is(start - 1, ',') ? start - 2 : start - 1;
    if (i < floor || !doc.hasClass(i, 'CONJUNCTION')) return start;
    start = i;
  }
}

/** Start of the phrase before a verb; undefined without one. */
function frontedPhraseStart(
  doc: Document,
  { role, phraseStart }: Instruction,
  floor: number,
): number | undefined {
  // "…, environ 5 minutes, en remuant": the phrase belongs to the main verb.
  if (role === 'accompanying' || role === 'excluded') return undefined;
  const hasComma = doc.is(phraseStart - 1, ',');
  let i = hasComma ? phraseStart - 2 : phraseStart - 1;
  while (i > floor && !doc.isSign(i) && !doc.hasClass(i, 'CONJUNCTION')) i--;
  // "(et moi, j'adore ajouter …)": a bracket has clauses of its own.
  if (doc.is(i, '(') && i >= floor) return i + 1;
  const isPhrase = doc.hasClass(i + 1, 'PREPOSITION') && !doc.hasClass(i + 1, 'OF');
  // Without a comma: "… puis dans une poêle faites revenir les oignons".
  const isSeparated =
    doc.hasClass(i, 'CONJUNCTION') || (hasComma && (doc.is(i, ',') || doc.is(i, ':')));
  return isPhrase && isSeparated && i >= floor ? i + 1 : undefined;
}

/** Whether a verb names the tool of the verb after it: "then, using a wooden spoon, mix in the flour". */
export function isToolOfNextVerb(doc: Document, { verb, role, phraseStart }: Instruction): boolean {
  if (!(verb?.using ?? false) || role !== 'accompanying') return false;
  const before = doc.is(phraseStart - 1, ',') ? phraseStart - 2 : phraseStart - 1;
  return doc.hasClass(before, 'CONJUNCTION');
}
