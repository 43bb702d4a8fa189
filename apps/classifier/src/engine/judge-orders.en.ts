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
} from '../lexicon/grammar.js';
import { BARE_ORDER, GERUND } from '../lexicon/verb-forms.js';
import {
  ACCOMPANYING,
  BEFORE,
  FORBIDDEN,
  NO_ORDER,
  type Order,
  PLAIN,
  PURPOSE,
  type Verdict,
} from './order.js';
import { hasObject, isNounAtStart, isNounInList, joinsVerbs, nameAt } from './nouns.en.js';
import { type OrderJudge, type Scene, classAt, formAt, verbAt, wordAt } from './order-judge.js';
import { endsSentence, openingBracket } from './sentence.js';
import { PUNCTUATION, WORD } from './tokens.js';
import type { Vocabulary } from './vocabulary.js';

/** Tokens between an auxiliary and the verb it makes happen: "Let the pizza dough rise". */
const LONGEST_REACH = 9;

/** Tells English orders from the nouns, adjectives and present participles that look the same. */
export function createEnglishJudge(vocabulary: Vocabulary): OrderJudge {
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

  function judgeBase(scene: Scene, at: number): Verdict {
    const p = before(scene, at);
    const opens = p + 1;
    if (scene.tokens.kind(p) === WORD) {
      if (forbids(scene, p)) return { manner: FORBIDDEN, opens };
      if (wordAt(scene, p) === w.to) return judgeAfterTo(scene, at, p);
      if ((classAt(scene, p) & MODAL) !== 0) {
        const spontaneous = verbAt(scene, at)?.spontaneous ?? false;
        return { manner: spontaneous ? NO_ORDER : PLAIN, opens };
      }
      if (joinsHappening(scene, at, p)) return { manner: NO_ORDER, opens };
    }
    const manner = isOrder(scene, at, p) ? PLAIN : NO_ORDER;
    return { manner, opens };
  }

  function isOrder(scene: Scene, at: number, p: number): boolean {
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

  function judgeAfterTo(scene: Scene, at: number, to: number): Verdict {
    const needless = wordAt(scene, to - 1) === w.need && forbids(scene, to - 2);
    if (needless || forbids(scene, to - 1)) return { manner: FORBIDDEN, opens: to };
    if (happensAfter(scene, to)) return { manner: NO_ORDER, opens: to };
    if (nameAt(scene, at) !== undefined && !hasObject(scene, at))
      return { manner: NO_ORDER, opens: to };
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

  function judgeGerund(scene: Scene, at: number): Verdict {
    const p = before(scene, at);
    const verb = verbAt(scene, at);
    const verdict = (manner: number, opens = p + 1): Verdict => ({ manner, opens });
    if (scene.tokens.kind(p) === WORD && forbids(scene, p)) return verdict(FORBIDDEN);
    const name = nameAt(scene, at);
    if (name !== undefined) return verdict(NO_ORDER);
    if (wordAt(scene, p) === w.before) return verdict(BEFORE, p);
    if (progress.has(wordAt(scene, p))) return verdict(PLAIN);
    if (verb?.spontaneous) return verdict(NO_ORDER);
    if (wordAt(scene, p) === w.while || wordAt(scene, p) === w.by) return verdict(ACCOMPANYING, p);
    if (scene.tokens.is(p, ',') || scene.tokens.is(p, '(')) return verdict(ACCOMPANYING);
    if (endsSentence(scene.language, scene.tokens, p))
      return verdict(hasObject(scene, at) ? ACCOMPANYING : NO_ORDER);
    if ((classAt(scene, p) & CONJUNCTION) !== 0) {
      return verdict(scene.orders.at(-1)?.manner === ACCOMPANYING ? ACCOMPANYING : NO_ORDER);
    }
    if ((classAt(scene, p) & (DETERMINER | PREPOSITION)) !== 0) return verdict(NO_ORDER);
    return verdict((classAt(scene, at + 1) & ADVERB) !== 0 ? ACCOMPANYING : NO_ORDER);
  }

  return {
    judge(scene, at) {
      const form = formAt(scene, at);
      if ((form & BARE_ORDER) !== 0) return judgeBase(scene, at);
      if ((form & GERUND) !== 0) return judgeGerund(scene, at);
      return { manner: NO_ORDER, opens: at };
    },

    completes(scene: Scene, auxiliary: Order, at: number): boolean {
      if ((formAt(scene, at) & BARE_ORDER) === 0) return false;
      if (at - auxiliary.head > LONGEST_REACH) return false;
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
