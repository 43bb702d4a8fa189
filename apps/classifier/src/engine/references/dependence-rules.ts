import { COVERING } from '#domain/catalogue/kinds/technique-kinds.js';
import type { Document } from '../document/document.js';
import type { Mention } from '../document/mention.js';
import { hasParticle, startsInstrument } from '../objects/has-particle.js';
import type { TableRule } from '../rules/decision-table.js';
import { isOnlyParticiple } from '../words/word.js';

/** How a mention depends on the words before it. */
export type Dependence = 'none' | 'place' | 'covered' | 'result' | 'companion' | 'other';

/** A word before a mention. The words are read from the mention back to the start of its clause. */
interface WordBefore {
  readonly doc: Document;
  readonly i: number;
  readonly mention: Mention;
  /** The mention before in the clause. */
  readonly before: Mention | undefined;
}

const isUtensilName = ({ mention }: WordBefore) => mention.entry.utensil !== null;

/**
 * A preposition that the mention after it depends on. "Of" is part of an amount or of an object, "à"
 * of a unit: "1 cuillère à soupe de miel".
 */
const governs = (word: WordBefore) => {
  const { doc, i } = word;
  // Not the pronoun of "enrobez-en les crevettes".
  const isFree = doc.hasClass(i, 'PREPOSITION') && !doc.hasClass(i, 'OF') && !doc.isJoined(i);
  return isFree && doc.mentionAt(i) === undefined && !isInWording(word);
};

/** Whether a word is of the wording before the mention: "porter à ébullition 2 l de lait". */
function isInWording({ doc, i, mention }: WordBefore): boolean {
  const verb = doc.instructionBefore(i);
  return verb !== undefined && i >= verb.complement && i < verb.to && mention.from >= verb.to;
}

const isDescription = (doc: Document, i: number) =>
  doc.hasAnyClass(i, ['DETERMINER', 'ADJECTIVE']) || isOnlyParticiple(doc.word(i));

/** Whether a mention, with its amount or determiner, follows "on": "sur 3 kg de poires". */
function isUponMention({ doc, i, mention: { from } }: WordBefore): boolean {
  if (!doc.hasClass(i, 'COVERED')) return false;
  const amount = doc.amountBefore(doc.hasClass(from - 1, 'OF') ? from - 1 : from);
  let start = from;
  while (isDescription(doc, start - 1)) start--;
  return i + 1 === (amount?.from ?? start);
}

const isInMentionBefore = ({ before, i }: WordBefore) => before !== undefined && i < before.to;

/**
 * Decides how a mention depends on a word before it; no rule applies to most words. `same`: as the
 * mention before, such as "poivre" in "avec du sel et du poivre".
 */
export const DEPENDENCE_RULES: readonly TableRule<WordBefore, Dependence | 'same'>[] = [
  {
    id: 'instrument-after-of',
    applies: ({ doc, i, before }) => startsInstrument(doc, i) && isInstrument(doc, i, before?.to),
    result: 'other',
    example: 'Napper le poisson de sauce et servir.',
  },
  {
    id: 'utensil-as-source',
    applies: (word) => isUtensilName(word) && isSource(word.doc, word.i),
    result: 'other',
    example: 'Retirez le saumon du réfrigérateur et servez.',
  },
  {
    id: 'object-after-adverbial-phrase',
    applies: ({ doc, i }) => startsObject(doc, i),
    result: 'none',
    example: 'Faire revenir à feu moyen les oignons et servir.',
  },
  {
    id: 'same-as-mention-before',
    applies: (word) =>
      isInMentionBefore(word) && (word.before?.entry.utensil !== null) === isUtensilName(word),
    result: 'same',
    example: 'Mélanger la farine avec du sel et du poivre.',
  },
  {
    id: 'result-of-verb',
    applies: ({ doc, i }) => {
      const verb = doc.instructionAt(i);
      return verb?.role === 'purpose' && verb.technique === null;
    },
    result: 'result',
    example: 'Mélanger le lait pour obtenir une pâte.',
  },
  {
    id: 'object-of-verb',
    applies: ({ doc, i }) => doc.instructionAt(i) !== undefined,
    result: 'none',
    example: 'Couper les carottes dans un bol.',
  },
  {
    id: 'utensil-that-is-used',
    applies: (word) => isUtensilName(word) && (word.doc.verb(word.i)?.using ?? false),
    result: 'other',
    example: 'Using tongs, turn the sausages over.',
  },
  {
    id: 'object-after-particle',
    applies: (word) => governs(word) && !isUtensilName(word) && hasParticle(word.doc, word.i - 1),
    result: 'none',
    example: 'Stir in the flour and cook.',
  },
  {
    id: 'companion',
    applies: (word) => governs(word) && word.doc.hasClass(word.i, 'COMPANION'),
    result: 'companion',
    example: 'Mettre le riz dans un bol avec le lait.',
  },
  {
    id: 'covered-food',
    applies: (word) => isUponMention(word) && !isUtensilName(word),
    result: 'covered',
    example: 'Verser la crème sur 2 kg de poires.',
  },
  {
    id: 'place',
    applies: (word) => governs(word) && word.doc.hasClass(word.i, 'LOCATIVE'),
    result: 'place',
    example: 'Mettre le riz dans un bol.',
  },
  {
    id: 'after-preposition',
    applies: governs,
    result: 'other',
    example: 'Cuire le riz sous le gril.',
  },
];

/**
 * Whether "of" or its contraction comes before the utensil that food is taken from: "Retirez le
 * saumon du frigo", but "verser dans des moules".
 */
function isSource(doc: Document, i: number): boolean {
  if (!doc.hasAnyClass(i, ['OF', 'CONTRACTED'])) return false;
  // A part of a vessel is a place as well: "dans la cuve du robot", "between two sheets of paper".
  const isCounted = doc.hasClass(i - 2, 'DETERMINER') || doc.value(i - 2) !== undefined;
  const isPartOfPlace = isCounted && doc.hasClass(i - 3, 'LOCATIVE');
  // "Beurrer des moules", but "retirer des moules".
  const isArticle = doc.hasClass(i, 'PLURAL') && doc.instructionAt(i - 1)?.verb?.removing === false;
  return !isArticle && !isPartOfPlace && !doc.hasClass(i - 1, 'PREPOSITION');
}

/** Classes of words that the noun phrase after them depends on. */
const GOVERNING = ['PREPOSITION', 'DETERMINER', 'CONJUNCTION', 'SUBORDINATOR', 'PURPOSE'] as const;

/**
 * Whether a determiner starts the object after an adverbial phrase: "revenir à feu moyen les dés",
 * "coupez en deux les dés", or a number after "and": "la feta en dés et 2 c. d'huile".
 */
function startsObject(doc: Document, i: number): boolean {
  const isJoined = doc.hasClass(i - 1, 'CONJUNCTION') && doc.mentionAt(i - 2) === undefined;
  const isAfterTool = doc.isNumber(i) && doc.mentionAt(i - 1)?.entry.utensil != null;
  const isNumber = isAfterTool || (isJoined && doc.value(i) !== undefined);
  if (!(isNumber || doc.hasClass(i, 'DETERMINER')) || doc.hasClass(i, 'CONTRACTED')) return false;
  const noun = isJoined ? i - 2 : i - 1;
  const isNoun =
    (doc.isWord(noun) || (isJoined && doc.isNumber(noun))) && doc.verb(noun) === undefined;
  if (!isNoun || doc.hasAnyClass(noun, GOVERNING)) return false;
  if (doc.value(noun) === undefined) return true;
  return doc.hasClass(noun - 1, 'PREPOSITION') && !doc.hasClass(i, 'ADJECTIVE');
}

/**
 * Whether "de" follows the verb, its adverb, its pronoun or its object: "napper de sauce", "arroser
 * légèrement d'huile", "couvrez-les d'eau", "enrober les panais d'huile". It belongs to an amount in
 * "2 tasses de sauce", and to the object in "ajouter de la sauce".
 */
function isInstrument(doc: Document, of: number, objectEnd: number | undefined): boolean {
  const hasArticle =
    !doc.hasClass(of, 'OF') ||
    (doc.hasClass(of + 1, 'DETERMINER') && doc.hasClass(of + 1, 'PRONOUN'));
  let before = of - 1;
  while (doc.hasClass(before, 'ADVERB') && doc.word(before).amountRoles.size === 0) before--;
  if (before + 1 === objectEnd) return doc.hasClass(of, 'OF');
  const isPronoun = doc.isJoined(before) && doc.hasClass(before, 'PRONOUN');
  const verb = doc.instructionAt(isPronoun ? before - 1 : before);
  return hasArticle ? COVERING.has(verb?.technique ?? null) : isPronoun || verb !== undefined;
}
