import { COVERING } from '#domain/catalogue/kinds/technique-kinds.js';
import type { Document } from '../document/document.js';
import type { Instruction } from '../document/instruction.js';
import { isNonEntity } from '../document/mention.js';
import { timeEnd } from '../quantities/measures/time-end.js';
import { decidingRule, type TableRule } from '../rules/decision-table.js';
import { isOnlyParticiple } from '../words/word.js';
import { hasParticle, startsInstrument, STARTS_NO_OBJECT } from './has-particle.js';

/** A verb, and the token at which its object would start. */
interface ObjectContext {
  readonly doc: Document;
  readonly instruction: Instruction;
  /** The first token after the verb, its particle, adverbs, durations and lone adjectives. */
  readonly at: number;
  /** The object must start before this token. */
  readonly end: number;
}

/** Decides whether a verb has an object of its own. */
export const OBJECT_RULES: readonly TableRule<ObjectContext, boolean>[] = [
  {
    id: 'object-is-pronoun',
    applies: ({ instruction }) => instruction.reference !== null,
    result: false,
    example: 'Spoon it over the biscuit base.',
  },
  {
    id: 'nothing-after-verb',
    applies: ({ doc, at, end }) => at >= end || doc.isSign(at),
    result: false,
    example: 'Verser le lait, remuer et laisser épaissir.',
  },
  {
    id: 'food-that-covers',
    applies: ({ doc, instruction: { technique }, at }) =>
      COVERING.has(technique) && startsInstrument(doc, at),
    result: false,
    example: 'Disposer les crêpes et napper du reste de la sauce.',
  },
  {
    id: 'determiner-before-preposition',
    applies: ({ doc, at }) =>
      doc.hasClass(at, 'DETERMINER') &&
      doc.hasClass(at + 1, 'PREPOSITION') &&
      !doc.hasClass(at + 1, 'OF'),
    result: false,
    example: 'Rinse the chicken and rub all over with oil.',
  },
  {
    id: 'noun-after-verb',
    applies: ({ doc, at }) => !doc.hasAnyClass(at, STARTS_NO_OBJECT),
    result: true,
    example: 'Laver et couper les carottes.',
  },
  {
    id: 'partitive-object',
    applies: ({ doc, at }) => doc.hasClass(at, 'OF') && isPartitive(doc, at),
    result: true,
    example: 'Faire d’autres incisions pour obtenir un quadrillage.',
  },
  {
    id: 'object-after-phrase',
    applies: ({ doc, instruction, at, end }) =>
      instruction.role === 'accompanying' && hasLaterObject(doc, at, end),
    result: true,
    example: 'Mélanger la farine en ajoutant au fur et à mesure le lait.',
  },
  {
    id: 'phrase-after-verb',
    applies: () => true,
    result: false,
    example: 'Verser le lait et mélanger avec une cuillère.',
  },
];

/** Whether a verb has its own object before a token, unlike in "les couper" and "coupez-les". Records the rule. */
export function hasObject(doc: Document, instruction: Instruction, end: number): boolean {
  const at = skipDescriptions(doc, wordsEnd(doc, instruction), end);
  const { id, result } = decidingRule(OBJECT_RULES, { doc, instruction, at, end });
  const { head } = instruction;
  doc.record('object', head, head + 1, id, result ? 'own-object' : null);
  return result;
}

/**
 * The token after the verb and the words that belong to it: "pat dry", "pan-fry", "stir in". The
 * object follows a complement only if this is directly after the verb.
 */
function wordsEnd(doc: Document, { verb, head, complement, to }: Instruction): number {
  if (verb === null || complement === head + 1) return to;
  return hasParticle(doc, head) ? head + 2 : head + 1;
}

/** Skips adverbs, durations and lone adjectives: "keep warm", "serve chilled", "cuire 10 minutes". */
function skipDescriptions(doc: Document, from: number, end: number): number {
  let i = from;
  while (i < end) {
    const after = Math.max(timeEnd(doc, i, end), sideEnd(doc, i));
    const isAdverb =
      doc.hasClass(i, 'ADVERB') &&
      // "Confire tout doucement".
      (doc.hasClass(i + 1, 'ADVERB') || !doc.hasAnyClass(i, ['DETERMINER', 'PREPOSITION']));
    // "mixer 10 s vitesse 6"
    const isSetting =
      doc.hasClass(i, 'MEASURE') && !doc.hasClass(i, 'PREPOSITION') && doc.isNumber(i + 1);
    if (after > i) i = after;
    else if (isSetting) i += 2;
    else if (isAdverb || isLoneAdjective(doc, i, end)) i++;
    else return i;
  }
  return i;
}

/** End of a phrase that names a side of the food, a non-entity: "cut side up"; `from` without one. */
function sideEnd(doc: Document, from: number): number {
  const mention = doc.mentionAt(from);
  if (mention?.from !== from || !isNonEntity(mention)) return from;
  return doc.hasClass(mention.to - 1, 'ADVERB') ? mention.to : from;
}

function isLoneAdjective(doc: Document, i: number, end: number): boolean {
  if (!isOnlyParticiple(doc.word(i)) && !doc.hasClass(i, 'ADJECTIVE')) return false;
  if (doc.hasClass(i, 'DETERMINER') || doc.mentionAt(i) !== undefined) return false;
  const next = i + 1;
  const isEnd = next >= end || !doc.isWord(next);
  return isEnd || doc.hasAnyClass(next, ['CONJUNCTION', 'PREPOSITION', 'SUBORDINATOR']);
}

/** Whether the object follows an adverbial phrase: "en ajoutant au fur et à mesure le lait". */
function hasLaterObject(doc: Document, from: number, end: number): boolean {
  for (let i = from; i < end && !doc.isSign(i); i++) {
    if (doc.hasAnyClass(i, ['SUBORDINATOR', 'PURPOSE'])) return false;
    if (doc.hasClass(i, 'CONJUNCTION') && !doc.hasClass(i + 1, 'PREPOSITION')) return false;
    const isGoverned = doc.hasAnyClass(i - 1, ['PREPOSITION', 'DETERMINER']);
    const isTime = doc.hasClass(i + 1, 'MEASURE');
    if (doc.hasClass(i, 'DETERMINER') && !isGoverned && !isTime) return true;
  }
  return false;
}

/** "de la farine", "d'autres œufs" and "un peu d'eau" are objects, "de persil" is not. */
function isPartitive(doc: Document, i: number): boolean {
  if (doc.hasClass(i - 1, 'DEGREE')) return true;
  return doc.hasClass(i + 1, 'DETERMINER') && doc.hasAnyClass(i + 1, ['PRONOUN', 'ADJECTIVE']);
}
