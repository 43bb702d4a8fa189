import {
  ADVERB,
  CONJUNCTION,
  DETERMINER,
  OF,
  PREPOSITION,
  PRONOUN,
} from '../../languages/grammar.js';
import { type Scene, classAt, verbAt, wordAt } from './instruction-classifier.js';
import { WORD } from '../text/tokens.js';
import type { Vocabulary } from '../text/vocabulary.js';

/** What a French verb has around it. */
export interface VerbSurroundings {
  /** The nearest token before a verb that is no adverb and no pronoun of its own. */
  before: (scene: Scene, at: number) => number;
  /** "une croûte se forme" by itself. */
  isReflexive: (scene: Scene, at: number) => boolean;
}

/** Looks around French verbs for the words that go with them. */
export function createVerbSurroundings(vocabulary: Vocabulary): VerbSurroundings {
  const w = vocabulary.named('abord', 's', 'se');

  function before(scene: Scene, at: number): number {
    let i = at - 1;
    while (scene.tokens.kind(i) === WORD && (classAt(scene, i) & (PRONOUN | ADVERB)) !== 0) {
      if ((classAt(scene, i) & CONJUNCTION) !== 0 && (classAt(scene, i) & PRONOUN) === 0) break;
      // "d'abord" is two words.
      i -= wordAt(scene, i) === w.abord ? 2 : 1;
    }
    return i;
  }

  function isReflexive(scene: Scene, at: number): boolean {
    return wordAt(scene, at - 1) === w.se || wordAt(scene, at - 1) === w.s;
  }

  return { before, isReflexive };
}

/** Whether something follows that the verb acts on; after a noun, an adverb or a preposition tells nothing. */
export function hasObject(scene: Scene, at: number, noun: boolean): boolean {
  const next = at + 1;
  const bits = classAt(scene, next);
  if (scene.tokens.joined(next) && (bits & PRONOUN) !== 0) return true;
  if ((bits & DETERMINER) !== 0 && (bits & OF) === 0) return true;
  if (noun) return false;
  if (endsInOns(scene, at)) return (bits & ADVERB) !== 0;
  if (scene.tokens.kind(next) !== WORD) return true;
  return (bits & (ADVERB | PREPOSITION | CONJUNCTION)) !== 0 || verbAt(scene, next) !== undefined;
}

/** Nouns end so too: "bouillons", "poivrons", "glaçons". */
function endsInOns(scene: Scene, at: number): boolean {
  return scene.tokens.written(at).endsWith('ons');
}
