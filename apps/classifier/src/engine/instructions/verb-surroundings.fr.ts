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

/** What a French verb has around it. */
export interface VerbSurroundings {
  /** The nearest token before a verb that is no adverb and no pronoun of its own. */
  tokenBefore: (document: Document, at: number) => number;
  /** "une croûte se forme" by itself. */
  isReflexive: (document: Document, at: number) => boolean;
}

/** Looks around French verbs for the words that go with them. */
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

/** Whether something follows that the verb acts on; after a noun, an adverb or a preposition tells nothing. */
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

/** Nouns end so too: "bouillons", "poivrons", "glaçons". */
function endsInOns(document: Document, at: number): boolean {
  return document.tokens.lowerCase(at).endsWith('ons');
}
