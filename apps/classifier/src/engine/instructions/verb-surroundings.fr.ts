import * as Class from '../../languages/grammar.js';
import type { Document } from '../model/document.js';
import { WORD } from '../text/tokens.js';
import type { Vocabulary } from '../text/vocabulary.js';

export type VerbSurroundings = ReturnType<typeof createVerbSurroundings>;

/** Creates functions that read the words before a French verb. */
export function createVerbSurroundings(vocabulary: Vocabulary) {
  const w = vocabulary.named('abord s se');

  /** The nearest token before the verb that is neither an adverb nor a pronoun of the verb. */
  function tokenBefore(doc: Document, at: number): number {
    let i = at - 1;
    while (doc.kind(i) === WORD && doc.hasClass(i, Class.PRONOUN | Class.ADVERB)) {
      if (doc.hasClass(i, Class.CONJUNCTION) && !doc.hasClass(i, Class.PRONOUN)) break;
      // "d'abord" is two words.
      i -= doc.word(i) === w.abord ? 2 : 1;
    }
    return i;
  }

  /** Whether the verb is reflexive and describes: "une croûte se forme". */
  function isReflexive(doc: Document, at: number): boolean {
    return doc.word(at - 1) === w.se || doc.word(at - 1) === w.s;
  }

  return { tokenBefore, isReflexive };
}

/** Whether an object follows the verb. For a possible noun, only a determiner is evidence. */
export function hasObject(doc: Document, at: number, isNoun: boolean): boolean {
  const next = at + 1;
  if (doc.joined(next) && doc.hasClass(next, Class.PRONOUN)) return true;
  if (doc.hasClass(next, Class.DETERMINER) && !doc.hasClass(next, Class.OF)) return true;
  if (isNoun) return false;
  // The nouns "bouillons", "poivrons" and "glaçons" also end in "-ons".
  if (doc.lowerCase(at).endsWith('ons')) return doc.hasClass(next, Class.ADVERB);
  if (doc.kind(next) !== WORD) return true;
  return (
    doc.hasClass(next, Class.ADVERB | Class.PREPOSITION | Class.CONJUNCTION) ||
    doc.verb(next) !== undefined
  );
}
