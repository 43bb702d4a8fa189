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
  tokenBefore: (doc: Document, at: number) => number;
  /** Whether the verb is reflexive and describes: "une croûte se forme". */
  isReflexive: (doc: Document, at: number) => boolean;
}

export function createVerbSurroundings(vocabulary: Vocabulary): VerbSurroundings {
  const w = vocabulary.named('abord', 's', 'se');

  function tokenBefore(doc: Document, at: number): number {
    let i = at - 1;
    while (doc.tokens.kind(i) === WORD && (classAt(doc, i) & (PRONOUN | ADVERB)) !== 0) {
      if ((classAt(doc, i) & CONJUNCTION) !== 0 && (classAt(doc, i) & PRONOUN) === 0) break;
      // "d'abord" is two words.
      i -= wordAt(doc, i) === w.abord ? 2 : 1;
    }
    return i;
  }

  function isReflexive(doc: Document, at: number): boolean {
    return wordAt(doc, at - 1) === w.se || wordAt(doc, at - 1) === w.s;
  }

  return { tokenBefore, isReflexive };
}

/** Whether an object follows the verb. For a possible noun, only a determiner is evidence. */
export function hasObject(doc: Document, at: number, isNoun: boolean): boolean {
  const next = at + 1;
  const bits = classAt(doc, next);
  if (doc.tokens.joined(next) && (bits & PRONOUN) !== 0) return true;
  if ((bits & DETERMINER) !== 0 && (bits & OF) === 0) return true;
  if (isNoun) return false;
  if (endsInOns(doc, at)) return (bits & ADVERB) !== 0;
  if (doc.tokens.kind(next) !== WORD) return true;
  return (bits & (ADVERB | PREPOSITION | CONJUNCTION)) !== 0 || verbAt(doc, next) !== undefined;
}

/** Whether the word ends in "-ons", as the nouns "bouillons", "poivrons" and "glaçons" also do. */
function endsInOns(doc: Document, at: number): boolean {
  return doc.tokens.lowerCase(at).endsWith('ons');
}
