import {
  ADVERB,
  AVOIDANCE,
  BEGINNING,
  CONJUNCTION,
  DETERMINER,
  MODAL,
  NEGATION,
  OF,
  PREPOSITION,
  PRONOUN,
  PURPOSE as PURPOSE_WORD,
  SUBORDINATOR,
} from '../../languages/grammar.js';
import { GERUND, IMPERATIVE, INFINITIVE, PARTICIPLE } from '../../languages/verb-forms.js';
import {
  ACCOMPANYING,
  BEFORE,
  FORBIDDEN,
  NO_INSTRUCTION,
  PLAIN,
  PURPOSE,
  type Classification,
} from '../model/instruction.js';
import { type Scene, classAt, formAt, verbAt, wordAt } from './instruction-classifier.js';
import { endsSentence } from '../model/sentence.js';
import { WORD } from '../text/tokens.js';
import { type VerbSurroundings, hasObject } from './verb-surroundings.fr.js';
import type { Vocabulary } from '../text/vocabulary.js';

/** Tells what a French infinitive is there for: an order, a purpose, or what happens by itself. */
export function createInfinitiveClassifier(
  vocabulary: Vocabulary,
  { before, isReflexive }: VerbSurroundings,
): (scene: Scene, at: number) => Classification {
  const w = vocabulary.named(
    'à',
    'avant',
    'moment',
    'on',
    'par',
    'pas',
    'peut',
    'peuvent',
    'que',
    'sans',
  );

  function classifyInfinitive(scene: Scene, at: number): Classification {
    const p = before(scene, at);
    const opens = p + 1;
    if (scene.tokens.kind(p) !== WORD) return { manner: PLAIN, opens };
    const bits = classAt(scene, p);
    if ((bits & NEGATION) !== 0) return { manner: FORBIDDEN, opens };
    if (isReflexive(scene, at) || happens(scene, at, p)) return { manner: NO_INSTRUCTION, opens };
    if ((bits & OF) !== 0) return classifyAfterDe(scene, at, p);
    if (wordAt(scene, p) === w.à) return classifyAfterA(scene, p);
    if (wordAt(scene, p) === w.avant) return { manner: BEFORE, opens: p };
    if ((bits & PURPOSE_WORD) !== 0) return { manner: PURPOSE, opens: p };
    if ((bits & (CONJUNCTION | MODAL)) !== 0 || wordAt(scene, p) === w.par)
      return { manner: PLAIN, opens };
    const noun = (bits & DETERMINER) !== 0 && (bits & PRONOUN) === 0;
    const told = noun || (bits & (SUBORDINATOR | PREPOSITION)) !== 0;
    return { manner: told ? NO_INSTRUCTION : PLAIN, opens };
  }

  /** "les oignons doivent fondre", "après avoir laissé refroidir", "doit cuire et dorer". */
  function happens(scene: Scene, at: number, p: number): boolean {
    const bits = classAt(scene, p);
    // "on doit remuer" tells the cook.
    if ((bits & BEGINNING) !== 0) return wordAt(scene, p - 1) !== w.on;
    if (isMay(scene, p)) return happensToFood(scene, at, p - 1);
    if ((bits & CONJUNCTION) !== 0) {
      const spontaneous = verbAt(scene, at)?.spontaneous ?? false;
      return spontaneous && !hasObject(scene, at, true) && isIdleInfinitive(scene, p - 1);
    }
    if (formAt(scene, p) !== PARTICIPLE) return false;
    const auxiliary = verbAt(scene, p)?.auxiliary ?? false;
    return auxiliary && !endsSentence(scene.language, scene.tokens, p - 1);
  }

  function isMay(scene: Scene, at: number): boolean {
    return wordAt(scene, at) === w.peut || wordAt(scene, at) === w.peuvent;
  }

  /** "la viande peut mariner", "ils peuvent cuire", but "on peut cuire", "chacun peut ajouter". */
  function happensToFood(scene: Scene, at: number, subject: number): boolean {
    const food = scene.names.some(
      ({ name, from, to }) => from <= subject && subject < to && name.ingredient !== null,
    );
    if (food) return true;
    const spontaneous = verbAt(scene, at)?.spontaneous ?? false;
    return spontaneous && wordAt(scene, subject) !== w.on;
  }

  /** Whether an infinitive stands at a token that gives no order: "planche à découper" is a name. */
  function isIdleInfinitive(scene: Scene, at: number): boolean {
    const { names, orders } = scene;
    if ((formAt(scene, at) & INFINITIVE) === 0 || orders.at(-1)?.head === at) return false;
    return !names.some(({ from, to }) => from <= at && at < to);
  }

  /** "afin de", "avant de", "au moment de", "continuer de", but "éviter de", "au lieu de". */
  function classifyAfterDe(scene: Scene, at: number, de: number): Classification {
    if (at - de > 1 && wordAt(scene, at - 1) === w.pas) return { manner: FORBIDDEN, opens: de };
    let q = de - 1;
    while (wordAt(scene, q) === w.pas || (classAt(scene, q) & ADVERB) !== 0) q--;
    if (wordAt(scene, q) === w.que) q--;
    if ((classAt(scene, q) & AVOIDANCE) !== 0) {
      // "sans cesser de remuer": what must not be avoided is ordered.
      return { manner: wordAt(scene, q - 1) === w.sans ? ACCOMPANYING : FORBIDDEN, opens: q - 1 };
    }
    if (wordAt(scene, q) === w.avant) return { manner: BEFORE, opens: q };
    if ((classAt(scene, q) & PURPOSE_WORD) !== 0) return { manner: PURPOSE, opens: q };
    if (verbAt(scene, q) !== undefined) return { manner: PLAIN, opens: de };
    // "au moment de servir", "en prenant soin de": the words before the noun go with it.
    const opens = (classAt(scene, q - 1) & (PREPOSITION | DETERMINER)) !== 0 ? q - 1 : q;
    return { manner: wordAt(scene, q) === w.moment ? BEFORE : PURPOSE, opens };
  }

  /** "continuer à remuer" and "de manière à enrober", but "planche à découper", "prêt à servir". */
  function classifyAfterA(scene: Scene, a: number): Classification {
    let q = a - 1;
    while (wordAt(scene, q) === w.pas || (classAt(scene, q) & ADVERB) !== 0) q--;
    if ((classAt(scene, q) & PURPOSE_WORD) !== 0) return { manner: PURPOSE, opens: q - 1 };
    if ((classAt(scene, q) & BEGINNING) !== 0) return { manner: NO_INSTRUCTION, opens: a };
    const form = formAt(scene, q);
    const governs =
      (form & (INFINITIVE | IMPERATIVE | GERUND)) !== 0 || scene.orders.at(-1)?.head === q;
    return {
      manner: governs || (classAt(scene, q) & MODAL) !== 0 ? PLAIN : NO_INSTRUCTION,
      opens: a,
    };
  }

  return classifyInfinitive;
}
