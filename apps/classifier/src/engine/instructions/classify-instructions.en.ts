import {
  ADVERB,
  AVOIDANCE,
  BEGINNING,
  CONJUNCTION,
  DETERMINER,
  MEASURE,
  MODAL,
  NEGATION,
  PREDICATE,
  PREPOSITION,
  PRONOUN,
  PURPOSE as PURPOSE_WORD,
  SUBORDINATOR,
} from '../../languages/grammar.js';
import { BARE_INSTRUCTION, GERUND } from '../../languages/verb-forms.js';
import {
  ACCOMPANYING,
  BEFORE,
  FORBIDDEN,
  NO_INSTRUCTION,
  type Instruction,
  PLAIN,
  PURPOSE,
  type Classification,
} from '../model/instruction.js';
import { hasObject, isNounAtStart, isNounInList, joinsVerbs, nameAt } from './nouns.en.js';
import {
  type InstructionClassifier,
  type Scene,
  classAt,
  formAt,
  verbAt,
  wordAt,
} from './instruction-classifier.js';
import { endsSentence, openingBracket } from '../model/sentence.js';
import { PUNCTUATION, WORD } from '../text/tokens.js';
import type { Vocabulary } from '../text/vocabulary.js';

/** Tokens between an auxiliary and the verb it makes happen: "Let the pizza dough rise". */
const MAX_REACH = 9;

/** Tells English orders from the nouns, adjectives and present participles that look the same. */
export function createEnglishClassifier(vocabulary: Vocabulary): InstructionClassifier {
  const w = vocabulary.named(
    'before',
    'by',
    'don',
    'expect',
    'for',
    'need',
    'not',
    'pre',
    're',
    't',
    'to',
    'while',
    'without',
  );
  const progress = new Set(
    ['continue', 'continuing', 'keep', 'start', 'starting', 'begin', 'finish'].map((verb) =>
      vocabulary.require(verb),
    ),
  );

  /** The nearest token before a verb that is no adverb. */
  function before(scene: Scene, at: number): number {
    let i = hasPrefix(scene, at) ? at - 2 : at - 1;
    while ((classAt(scene, i) & ADVERB) !== 0 && (classAt(scene, i) & CONJUNCTION) === 0) i--;
    return i;
  }

  /** "pre-shape", "re-roll" */
  function hasPrefix(scene: Scene, at: number): boolean {
    if (!scene.tokens.joined(at)) return false;
    return wordAt(scene, at - 1) === w.pre || wordAt(scene, at - 1) === w.re;
  }

  function forbids(scene: Scene, p: number): boolean {
    const bits = classAt(scene, p);
    if (wordAt(scene, p) === w.t) return wordAt(scene, p - 1) === w.don;
    return (
      wordAt(scene, p) === w.not ||
      wordAt(scene, p) === w.without ||
      (bits & (NEGATION | AVOIDANCE)) !== 0
    );
  }

  function classifyBase(scene: Scene, at: number): Classification {
    const p = before(scene, at);
    const opens = p + 1;
    if (scene.tokens.kind(p) === WORD) {
      if (forbids(scene, p)) return { manner: FORBIDDEN, opens };
      if (wordAt(scene, p) === w.to) return classifyAfterTo(scene, at, p);
      if ((classAt(scene, p) & MODAL) !== 0) {
        const spontaneous = verbAt(scene, at)?.spontaneous ?? false;
        return { manner: spontaneous ? NO_INSTRUCTION : PLAIN, opens };
      }
      if (joinsHappening(scene, at, p)) return { manner: NO_INSTRUCTION, opens };
    }
    const manner = isInstruction(scene, at, p) ? PLAIN : NO_INSTRUCTION;
    return { manner, opens };
  }

  function isInstruction(scene: Scene, at: number, p: number): boolean {
    const { tokens, language } = scene;
    // "Flour is added"
    if ((classAt(scene, at + 1) & PREDICATE) !== 0) return false;
    const starts = endsSentence(language, tokens, p) || isStrongSign(scene, p);
    if (starts) return !isNounAtStart(scene, at);
    if (tokens.is(p, ',') && isFronted(scene, p)) return !isNounAtStart(scene, at);
    if (tokens.is(p, ',') || tokens.is(p, ')') || (classAt(scene, p) & CONJUNCTION) !== 0)
      return joinsVerbs(scene, at, p) || !isNounInList(scene, at);
    return followsItsPlace(scene, at);
  }

  /** "In a large bowl, cream the butter": the comma ends what was put first. */
  function isFronted(scene: Scene, comma: number): boolean {
    const bits = opening(scene, comma);
    return (bits & (PREPOSITION | SUBORDINATOR | ADVERB | PURPOSE_WORD)) !== 0;
  }

  /** The classes of the word that the sentence of a token begins with; 0 once it has an order. */
  function opening(scene: Scene, at: number): number {
    const last = scene.orders.at(-1)?.head ?? -1;
    let first = at;
    while (first > last && !endsSentence(scene.language, scene.tokens, first - 1)) first--;
    return first > last ? classAt(scene, first) : 0;
  }

  /** Colons, brackets, dashes and pictures begin something new; commas and closing brackets may not. */
  function isStrongSign({ tokens }: Scene, p: number): boolean {
    return (
      tokens.kind(p) === PUNCTUATION &&
      ![',', ')', '/', '%', '°'].some((sign) => tokens.is(p, sign))
    );
  }

  /** "In a large bowl combine the flour": no comma, but no order yet either. */
  function followsItsPlace(scene: Scene, at: number): boolean {
    if (verbAt(scene, at)?.homograph) return false;
    if ((classAt(scene, at - 1) & (DETERMINER | PREPOSITION | PRONOUN)) !== 0) return false;
    return (opening(scene, at) & PREPOSITION) !== 0;
  }

  function classifyAfterTo(scene: Scene, at: number, to: number): Classification {
    const needless = wordAt(scene, to - 1) === w.need && forbids(scene, to - 2);
    if (needless || forbids(scene, to - 1)) return { manner: FORBIDDEN, opens: to };
    if (happensAfter(scene, to)) return { manner: NO_INSTRUCTION, opens: to };
    if (nameAt(scene, at) !== undefined && !hasObject(scene, at))
      return { manner: NO_INSTRUCTION, opens: to };
    return { manner: PURPOSE, opens: to };
  }

  /** "begins to soften", "wait for the sugar to dissolve", "expect it to rise" */
  function happensAfter(scene: Scene, to: number): boolean {
    if ((classAt(scene, to - 1) & BEGINNING) !== 0) return true;
    if (!verbAt(scene, to + 1)?.spontaneous) return false;
    let i = to - 1;
    while (scene.tokens.kind(i) === WORD && (classAt(scene, i) & (PREPOSITION | MEASURE)) === 0) {
      if (wordAt(scene, i) === w.expect) return true;
      i--;
    }
    return wordAt(scene, i) === w.for;
  }

  /** "begins to soften and caramelize", "should soften and brown" */
  function joinsHappening(scene: Scene, at: number, conjunction: number): boolean {
    if ((classAt(scene, conjunction) & CONJUNCTION) === 0 || hasObject(scene, at)) return false;
    if (!verbAt(scene, at)?.spontaneous) return false;
    const first = before(scene, conjunction);
    if (wordAt(scene, first - 1) === w.to) return happensAfter(scene, first - 1);
    return (classAt(scene, first - 1) & MODAL) !== 0 && scene.orders.at(-1)?.head !== first;
  }

  function classifyGerund(scene: Scene, at: number): Classification {
    const p = before(scene, at);
    const verb = verbAt(scene, at);
    const classification = (manner: number, opens = p + 1): Classification => ({ manner, opens });
    if (scene.tokens.kind(p) === WORD && forbids(scene, p)) return classification(FORBIDDEN);
    const name = nameAt(scene, at);
    if (name !== undefined) return classification(NO_INSTRUCTION);
    if (wordAt(scene, p) === w.before) return classification(BEFORE, p);
    if (progress.has(wordAt(scene, p))) return classification(PLAIN);
    if (verb?.spontaneous) return classification(NO_INSTRUCTION);
    if (wordAt(scene, p) === w.while || wordAt(scene, p) === w.by)
      return classification(ACCOMPANYING, p);
    if (scene.tokens.is(p, ',') || scene.tokens.is(p, '(')) return classification(ACCOMPANYING);
    if (endsSentence(scene.language, scene.tokens, p))
      return classification(hasObject(scene, at) ? ACCOMPANYING : NO_INSTRUCTION);
    if ((classAt(scene, p) & CONJUNCTION) !== 0) {
      return classification(
        scene.orders.at(-1)?.manner === ACCOMPANYING ? ACCOMPANYING : NO_INSTRUCTION,
      );
    }
    if ((classAt(scene, p) & (DETERMINER | PREPOSITION)) !== 0)
      return classification(NO_INSTRUCTION);
    return classification((classAt(scene, at + 1) & ADVERB) !== 0 ? ACCOMPANYING : NO_INSTRUCTION);
  }

  return {
    judge(scene, at) {
      const form = formAt(scene, at);
      if ((form & BARE_INSTRUCTION) !== 0) return classifyBase(scene, at);
      if ((form & GERUND) !== 0) return classifyGerund(scene, at);
      return { manner: NO_INSTRUCTION, opens: at };
    },

    completes(scene: Scene, auxiliary: Instruction, at: number): boolean {
      if ((formAt(scene, at) & BARE_INSTRUCTION) === 0) return false;
      if (at - auxiliary.head > MAX_REACH) return false;
      let p = before(scene, at);
      // "Let the dough (and yourself) rest"
      if (scene.tokens.is(p, ')')) p = before(scene, openingBracket(scene.tokens, p));
      if (p === auxiliary.head || wordAt(scene, p) === w.to) return true;
      return (
        scene.tokens.kind(p) === WORD &&
        (classAt(scene, p) & (PREPOSITION | CONJUNCTION | DETERMINER)) === 0
      );
    },
  };
}
