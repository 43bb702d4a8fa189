import type { Document } from './document.js';
import type { Instruction } from './instruction.js';
import type { Mention } from './mention.js';
import * as Class from './word-classes.js';

const { ADJECTIVE, DETERMINER, FEMININE, MASCULINE, PLURAL, PREPOSITION, PRONOUN } = Class;

const AGREEMENT = MASCULINE | FEMININE | PLURAL;

/** Maximum distance in tokens from a verb to the food that it refers to. */
const MAX_DISTANCE = 40;

/** Gender and number of the pronoun of a verb, as bits of `word-classes.ts`; 0 if unknown. */
export function pronounAgreement(doc: Document, { clauseStart, head }: Instruction): number {
  for (let i = doc.isJoined(head + 1) ? head + 1 : head; i >= clauseStart; i--) {
    const agreement = doc.hasClass(i, PRONOUN) ? doc.classes(i) & AGREEMENT : 0;
    if (agreement !== 0) return agreement;
  }
  return 0;
}

/**
 * Whether a pronoun can refer to a mention, by the determiner before it: "la" to "la pâte", not to "le
 * pesto".
 */
function agrees(doc: Document, pronoun: number, { from }: Mention): boolean {
  const determiner = doc.hasClass(from - 1, ADJECTIVE) ? from - 2 : from - 1;
  const written = doc.classes(determiner) & AGREEMENT;
  return pronoun === 0 || written === 0 || written === pronoun;
}

/** The mentions that a pronoun can refer to. A plural can refer to several mentions together. */
export function agreeing(
  doc: Document,
  pronoun: number,
  mentions: readonly Mention[],
): readonly Mention[] {
  if (pronoun === 0 || (pronoun === PLURAL && mentions.length > 1)) return mentions;
  return mentions.filter((mention) => agrees(doc, pronoun, mention));
}

/**
 * The last food before a verb that a pronoun can refer to; without a pronoun, in the same sentence. A
 * food after a preposition is no object: "d'eau", "sous l'eau". -1 without one.
 */
export function lastFood(doc: Document, instruction: Instruction): number {
  const { clauseStart, reference } = instruction;
  const pronoun = reference === 'object' ? pronounAgreement(doc, instruction) : 0;
  const first = Math.max(0, clauseStart - MAX_DISTANCE);
  for (let i = clauseStart - 1; i >= first; i--) {
    if (reference === null && doc.endsSentence(i)) return -1;
    const mention = doc.mentionAt(i);
    if (mention === undefined || mention.entry.ingredient === null) continue;
    const hasDeterminer = doc.hasClass(mention.from - 1, DETERMINER);
    const at = hasDeterminer ? mention.from - 2 : mention.from - 1;
    if (!doc.hasClass(at, PREPOSITION) && agrees(doc, pronoun, mention)) return mention.from;
  }
  return -1;
}
