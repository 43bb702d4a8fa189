import {
  ADVERB,
  CONJUNCTION,
  DETERMINER,
  OF,
  PREPOSITION,
  PRONOUN,
} from '../../languages/grammar.js';
import { type Document, classAt, verbAt, wordAt } from './instruction-classifier.js';
import { WORD } from '../text/tokens.js';
import type { Vocabulary } from '../text/vocabulary.js';

/** The words around a French verb. */
export interface VerbSurroundings {
  /** The nearest token before the verb that is neither an adverb nor a pronoun of the verb. */
  tokenBefore: (document: Document, at: number) => number;
  /** Whether the verb is reflexive and describes: "une croûte se forme". */
  isReflexive: (document: Document, at: number) => boolean;
}

export function createVerbSurroundings(vocabulary: Vocabulary): VerbSurroundings {
  const w = vocabulary.named('abord', 's', 'se');

  function tokenBefore(document: Document, at: number): number {
    let i = at - 1;
    while (document.tokens.kind(i) === WORD && (classAt(document, i) & (PRONOUN | ADVERB)) !== 0) {
      if ((classAt(document, i) & CONJUNCTION) !== 0 && (classAt(document, i) & PRONOUN) === 0)
        break;
      // "d'abord" is two words.
      i -= wordAt(document, i) === w.abord ? 2 : 1;
    }
    return i;
  }

  function isReflexive(document: Document, at: number): boolean {
    return wordAt(document, at - 1) === w.se || wordAt(document, at - 1) === w.s;
  }

  return { tokenBefore, isReflexive };
}

/**
 * Whether an object follows the verb. After a word that can be a noun, adverbs and prepositions are
 * no evidence.
 */
export function hasObject(document: Document, at: number, isNoun: boolean): boolean {
  const next = at + 1;
  const bits = classAt(document, next);
  if (document.tokens.joined(next) && (bits & PRONOUN) !== 0) return true;
  if ((bits & DETERMINER) !== 0 && (bits & OF) === 0) return true;
  if (isNoun) return false;
  if (endsInOns(document, at)) return (bits & ADVERB) !== 0;
  if (document.tokens.kind(next) !== WORD) return true;
  return (
    (bits & (ADVERB | PREPOSITION | CONJUNCTION)) !== 0 || verbAt(document, next) !== undefined
  );
}

/** Whether the word ends in "-ons", as the nouns "bouillons", "poivrons" and "glaçons" also do. */
function endsInOns(document: Document, at: number): boolean {
  return document.tokens.lowerCase(at).endsWith('ons');
}
