import {
  ADVERB,
  AVOIDANCE,
  BEGINNING,
  CONJUNCTION,
  DETERMINER,
  MEASURE,
  MODAL,
  NEGATION,
  PREPOSITION,
  PRONOUN,
  PURPOSE as PURPOSE_WORD,
  SUBORDINATOR,
} from '../lexicon/grammar.js';
import { BARE_ORDER, GERUND } from '../lexicon/verb-forms.js';
import { classOf, formOf, numberOf, verbOf } from './language.js';
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
import type { NameMention } from './name.js';
import type { OrderJudge, Scene } from './order-judge.js';
import { endsSentence, openingBracket } from './sentence.js';
import { NUMBER, PUNCTUATION, WORD } from './tokens.js';
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
  const predicates = new Set(
    ['is', 'are', 'was', 'were', 'has', 'have', 'can', 'may', 'will', 'should', 'must'].map(
      (verb) => vocabulary.require(verb),
    ),
  );
  const progress = new Set(
    ['continue', 'continuing', 'keep', 'start', 'starting', 'begin', 'finish'].map((verb) =>
      vocabulary.require(verb),
    ),
  );

  const cls = (scene: Scene, i: number) => classOf(scene.language, scene.tokens, i);
  const word = (scene: Scene, i: number) => scene.tokens.word(i);

  /** The nearest token before a verb that is no adverb. */
  function before(scene: Scene, at: number): number {
    let i = hasPrefix(scene, at) ? at - 2 : at - 1;
    while ((cls(scene, i) & ADVERB) !== 0 && (cls(scene, i) & CONJUNCTION) === 0) i--;
    return i;
  }

  /** "pre-shape", "re-roll" */
  function hasPrefix(scene: Scene, at: number): boolean {
    if (!scene.tokens.joined(at)) return false;
    return word(scene, at - 1) === w.pre || word(scene, at - 1) === w.re;
  }

  function forbids(scene: Scene, p: number): boolean {
    const bits = cls(scene, p);
    if (word(scene, p) === w.t) return word(scene, p - 1) === w.don;
    return (
      word(scene, p) === w.not ||
      word(scene, p) === w.without ||
      (bits & (NEGATION | AVOIDANCE)) !== 0
    );
  }

  function judgeBase(scene: Scene, at: number): Verdict {
    const p = before(scene, at);
    const opens = p + 1;
    if (scene.tokens.kind(p) === WORD) {
      if (forbids(scene, p)) return { manner: FORBIDDEN, opens };
      if (word(scene, p) === w.to) return judgeAfterTo(scene, at, p);
      if ((cls(scene, p) & MODAL) !== 0) {
        const spontaneous = verbOf(scene.language, scene.tokens, at)?.spontaneous ?? false;
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
    if (predicates.has(word(scene, at + 1))) return false;
    const starts = endsSentence(language, tokens, p) || isStrongSign(scene, p);
    if (starts) return !isNounAtStart(scene, at);
    if (tokens.is(p, ',') && isFronted(scene, p)) return !isNounAtStart(scene, at);
    if (tokens.is(p, ',') || tokens.is(p, ')') || (cls(scene, p) & CONJUNCTION) !== 0)
      return joinsVerbs(scene, at, p) || !isNounInList(scene, at);
    return followsItsPlace(scene, at);
  }

  /** "In a large bowl, cream the butter": the comma ends what was put first. */
  function isFronted(scene: Scene, comma: number): boolean {
    let first = comma;
    while (!endsSentence(scene.language, scene.tokens, first - 1)) first--;
    const hasOrder = (scene.orders.at(-1)?.head ?? -1) >= first;
    return (
      !hasOrder && (cls(scene, first) & (PREPOSITION | SUBORDINATOR | ADVERB | PURPOSE_WORD)) !== 0
    );
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
    if (verbOf(scene.language, scene.tokens, at)?.homograph) return false;
    let i = at - 1;
    if ((cls(scene, i) & (DETERMINER | PREPOSITION | PRONOUN)) !== 0) return false;
    while (!endsSentence(scene.language, scene.tokens, i)) i--;
    const last = scene.orders.at(-1);
    return (cls(scene, i + 1) & PREPOSITION) !== 0 && (last === undefined || last.head < i);
  }

  function nameAt(scene: Scene, at: number) {
    return scene.names.find((name) => name.from <= at && at < name.to && name.name.unit === null);
  }

  function hasObject(scene: Scene, at: number): boolean {
    return (
      (cls(scene, at + 1) & (DETERMINER | PRONOUN)) !== 0 ||
      !Number.isNaN(numberOf(scene.language, scene.tokens, at + 1))
    );
  }

  /** "butter, flour and line the tin": verbs in a row up to the one that has the object. */
  function sharesObject(scene: Scene, at: number): boolean {
    let i = at;
    let joined = false;
    while ((formOf(scene.language, scene.tokens, i) & BARE_ORDER) !== 0) {
      if (hasObject(scene, i)) return joined;
      let next = i + 1;
      if (scene.tokens.is(next, ',')) next++;
      joined = (cls(scene, next) & CONJUNCTION) !== 0;
      if (joined) next++;
      if (next === i + 1) return false;
      i = next;
    }
    return false;
  }

  /** "Heat the oven, butter and line a tin": nothing before that a food could be listed with. */
  function joinsVerbs(scene: Scene, at: number, p: number): boolean {
    if (!sharesObject(scene, at)) return false;
    const last = scene.tokens.is(p - 1, ',') ? p - 2 : p - 1;
    if (scene.orders.at(-1)?.head === last || (cls(scene, last) & MEASURE) !== 0) return true;
    const name = nameAt(scene, last);
    return name !== undefined && name.name.utensil !== null;
  }

  /** "Butter, sugar and eggs", "Cream cheese": a sentence that begins with things. */
  function isNounAtStart(scene: Scene, at: number): boolean {
    const name = nameAt(scene, at);
    if (name === undefined) return false;
    if (isNothing(name)) return true;
    if (name.to - name.from > 1) return !hasObject(scene, at);
    if (isFood(name) && isFirstOfThings(scene, at)) return true;
    if (sharesObject(scene, at)) return false;
    const next = scene.tokens.kind(at + 1);
    return next !== WORD && next !== NUMBER;
  }

  /** "Salt and ground pepper to taste", but "Salt and pepper the meat". */
  function isFirstOfThings(scene: Scene, at: number): boolean {
    if ((cls(scene, at + 1) & CONJUNCTION) === 0) return false;
    let i = at + 2;
    while ((cls(scene, i) & ADVERB) !== 0) i++;
    if ((formOf(scene.language, scene.tokens, i) & BARE_ORDER) === 0) return true;
    const name = nameAt(scene, i);
    if (name === undefined || !isFood(name)) return false;
    return endsItem(scene, i + 1) || (cls(scene, i + 1) & PREPOSITION) !== 0;
  }

  /** "flour, butter and cream", "and dry ingredients": a thing among things. */
  function isNounInList(scene: Scene, at: number): boolean {
    const name = nameAt(scene, at);
    if (name !== undefined && isNothing(name)) return true;
    if (hasObject(scene, at)) return false;
    const verb = verbOf(scene.language, scene.tokens, at);
    if (name !== undefined) {
      // "a hand or stand mixer"
      if (!isFood(name) && name.to - at > 1) return true;
      const next = at + 1;
      if ((cls(scene, next) & PREPOSITION) !== 0 && !isFood(name)) return false;
      // "grease and flour cake tins"
      if (isUtensil(scene, next)) return false;
      return isFood(name) && verb?.homograph === true ? true : endsItem(scene, next);
    }
    if (!verb?.homograph) return false;
    return (
      ADJECTIVES.has(verb.infinitive) &&
      scene.tokens.kind(at + 1) === WORD &&
      (cls(scene, at + 1) & (PREPOSITION | ADVERB | CONJUNCTION)) === 0
    );
  }

  /** "cut side up": the phrase is known, and orders nothing. */
  const isNothing = ({ name }: NameMention) => name.ingredient === null && name.utensil === null;
  const isUtensil = (scene: Scene, at: number) =>
    scene.names.some(({ name, from }) => from === at && name.utensil !== null);
  const isFood = ({ name }: NameMention) => name.ingredient !== null && name.utensil === null;

  /** Whether an item of a list may end before a token. */
  function endsItem(scene: Scene, i: number): boolean {
    if (scene.tokens.kind(i) !== WORD || (cls(scene, i) & CONJUNCTION) !== 0) return true;
    return predicates.has(word(scene, i));
  }

  function judgeAfterTo(scene: Scene, at: number, to: number): Verdict {
    const needless = word(scene, to - 1) === w.need && forbids(scene, to - 2);
    if (needless || forbids(scene, to - 1)) return { manner: FORBIDDEN, opens: to };
    if (happensAfter(scene, to)) return { manner: NO_ORDER, opens: to };
    if (nameAt(scene, at) !== undefined && !hasObject(scene, at))
      return { manner: NO_ORDER, opens: to };
    return { manner: PURPOSE, opens: to };
  }

  /** "begins to soften", "wait for the sugar to dissolve", "expect it to rise" */
  function happensAfter(scene: Scene, to: number): boolean {
    if ((cls(scene, to - 1) & BEGINNING) !== 0) return true;
    if (!verbOf(scene.language, scene.tokens, to + 1)?.spontaneous) return false;
    let i = to - 1;
    while (scene.tokens.kind(i) === WORD && (cls(scene, i) & (PREPOSITION | MEASURE)) === 0) {
      if (word(scene, i) === w.expect) return true;
      i--;
    }
    return word(scene, i) === w.for;
  }

  /** "begins to soften and caramelize", "should soften and brown" */
  function joinsHappening(scene: Scene, at: number, conjunction: number): boolean {
    if ((cls(scene, conjunction) & CONJUNCTION) === 0 || hasObject(scene, at)) return false;
    if (!verbOf(scene.language, scene.tokens, at)?.spontaneous) return false;
    const first = before(scene, conjunction);
    if (word(scene, first - 1) === w.to) return happensAfter(scene, first - 1);
    return (cls(scene, first - 1) & MODAL) !== 0 && scene.orders.at(-1)?.head !== first;
  }

  function judgeGerund(scene: Scene, at: number): Verdict {
    const p = before(scene, at);
    const verb = verbOf(scene.language, scene.tokens, at);
    const verdict = (manner: number, opens = p + 1): Verdict => ({ manner, opens });
    if (scene.tokens.kind(p) === WORD && forbids(scene, p)) return verdict(FORBIDDEN);
    const name = nameAt(scene, at);
    if (name !== undefined) return verdict(NO_ORDER);
    if (word(scene, p) === w.before) return verdict(BEFORE, p);
    if (progress.has(word(scene, p))) return verdict(PLAIN);
    if (verb?.spontaneous) return verdict(NO_ORDER);
    if (word(scene, p) === w.while || word(scene, p) === w.by) return verdict(ACCOMPANYING, p);
    if (scene.tokens.is(p, ',') || scene.tokens.is(p, '(')) return verdict(ACCOMPANYING);
    if (endsSentence(scene.language, scene.tokens, p))
      return verdict(hasObject(scene, at) ? ACCOMPANYING : NO_ORDER);
    if ((cls(scene, p) & CONJUNCTION) !== 0) {
      return verdict(scene.orders.at(-1)?.manner === ACCOMPANYING ? ACCOMPANYING : NO_ORDER);
    }
    if ((cls(scene, p) & (DETERMINER | PREPOSITION)) !== 0) return verdict(NO_ORDER);
    return verdict((cls(scene, at + 1) & ADVERB) !== 0 ? ACCOMPANYING : NO_ORDER);
  }

  return {
    judge(scene, at) {
      const form = formOf(scene.language, scene.tokens, at);
      if ((form & BARE_ORDER) !== 0) return judgeBase(scene, at);
      if ((form & GERUND) !== 0) return judgeGerund(scene, at);
      return { manner: NO_ORDER, opens: at };
    },

    completes(scene: Scene, auxiliary: Order, at: number): boolean {
      if ((formOf(scene.language, scene.tokens, at) & BARE_ORDER) === 0) return false;
      if (at - auxiliary.head > LONGEST_REACH) return false;
      let p = before(scene, at);
      // "Let the dough (and yourself) rest"
      if (scene.tokens.is(p, ')')) p = before(scene, openingBracket(scene.tokens, p));
      if (p === auxiliary.head || word(scene, p) === w.to) return true;
      return (
        scene.tokens.kind(p) === WORD &&
        (cls(scene, p) & (PREPOSITION | CONJUNCTION | DETERMINER)) === 0
      );
    },
  };
}

/** Homographs that describe the noun after them. */
const ADJECTIVES: ReadonlySet<string> = new Set(
  'dry warm cool clean open level light smooth double brown set top dot salt'.split(' '),
);
