import type { Document } from '../document/document.js';
import type { Instruction } from '../document/instruction.js';
import type { Mention } from '../document/mention.js';

/** Gender or number of a determiner or a pronoun. */
type Agreement = 'MASCULINE' | 'FEMININE' | 'PLURAL';

const AGREEMENTS: readonly Agreement[] = ['MASCULINE', 'FEMININE', 'PLURAL'];

/** Maximum distance in tokens from a verb to the food that it refers to. */
const MAX_DISTANCE = 40;

const agreementAt = (doc: Document, i: number): Agreement | undefined =>
  AGREEMENTS.find((each) => doc.hasClass(i, each));

/** Gender or number of the pronoun of a verb; undefined if unknown. */
export function pronounAgreement(
  doc: Document,
  { phraseStart, head }: Instruction,
): Agreement | undefined {
  for (let i = doc.isJoined(head + 1) ? head + 1 : head; i >= phraseStart; i--) {
    const agreement = doc.hasClass(i, 'PRONOUN') ? agreementAt(doc, i) : undefined;
    if (agreement !== undefined) return agreement;
  }
  return undefined;
}

/**
 * Whether a pronoun can refer to a mention, by the determiner before it: "la" to "la pâte", not to "le
 * pesto".
 */
function agrees(doc: Document, pronoun: Agreement | undefined, { from, to }: Mention): boolean {
  if (pronoun === undefined) return true;
  // "Divisez la pâte en 6 boules, aplatissez-les".
  const isDivided = doc.hasClass(to, 'LOCATIVE') && doc.value(to + 1) !== undefined;
  if (isDivided && pronoun === 'PLURAL') return true;
  const determiner = doc.hasClass(from - 1, 'ADJECTIVE') ? from - 2 : from - 1;
  if (doc.hasClass(determiner, 'OF')) return measureAgrees(doc, pronoun, determiner);
  const written = agreementAt(doc, determiner);
  if (written === undefined && doc.hasClass(determiner, 'DETERMINER')) {
    // "l'" is singular, but "3 cuillerées de l'eau" are several.
    const isMeasured = doc.hasClass(determiner - 1, 'OF');
    return isMeasured ? measureAgrees(doc, pronoun, determiner - 1) : pronoun !== 'PLURAL';
  }
  return written === undefined || written === pronoun;
}

/** Maximum number of words of a measure before "of": "une grosse pincée". */
const MAX_MEASURE = 4;

/** Whether the number of a measure agrees: "une pincée de sel" is no "les". Its gender is another. */
function measureAgrees(doc: Document, pronoun: Agreement, of: number): boolean {
  for (let i = of - 1; i >= of - MAX_MEASURE && doc.isWord(i); i--) {
    const written = agreementAt(doc, i);
    if (written !== undefined) return (written === 'PLURAL') === (pronoun === 'PLURAL');
  }
  return true;
}

/** The mentions that a pronoun can refer to. A plural can refer to several mentions together. */
export function agreeing(
  doc: Document,
  pronoun: Agreement | undefined,
  mentions: readonly Mention[],
): readonly Mention[] {
  if (pronoun === 'PLURAL' && mentions.length > 1) return mentions;
  return mentions.filter((mention) => agrees(doc, pronoun, mention));
}

/**
 * The last food before a verb that a pronoun can refer to; without a pronoun, in the same sentence. A
 * food after a preposition is no object: "d'eau", "sous l'eau". -1 without one.
 */
export function lastFood(doc: Document, instruction: Instruction): number {
  const { phraseStart, reference } = instruction;
  const pronoun = reference === 'object' ? pronounAgreement(doc, instruction) : undefined;
  const first = Math.max(0, phraseStart - MAX_DISTANCE);
  for (let i = phraseStart - 1; i >= first; i--) {
    if (reference === null && doc.endsSentence(i)) return -1;
    const mention = doc.mentionAt(i);
    if (mention === undefined || mention.entry.ingredient === null) continue;
    const hasDeterminer = doc.hasClass(mention.from - 1, 'DETERMINER');
    const at = hasDeterminer ? mention.from - 2 : mention.from - 1;
    if (!doc.hasClass(at, 'PREPOSITION') && agrees(doc, pronoun, mention)) return mention.from;
  }
  return -1;
}
