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
} from '../lexicon/grammar.js';
import {
  BARE_ORDER,
  GERUND,
  IMPERATIVE,
  INFINITIVE,
  PARTICIPLE,
  PRESENT,
} from '../lexicon/verb-forms.js';
import { classOf, formOf, verbOf } from './language.js';
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
import type { OrderJudge, Scene } from './order-judge.js';
import { endsSentence, openingBracket } from './sentence.js';
import { NUMBER, PUNCTUATION, WORD } from './tokens.js';
import type { Vocabulary } from './vocabulary.js';

/** Tokens between an auxiliary and the verb it makes happen: "Laisser la pâte à pizza reposer". */
const LONGEST_REACH = 9;

/** Tells French orders from infinitives, present forms and participles that order nothing. */
export function createFrenchJudge(vocabulary: Vocabulary): OrderJudge {
  const w = vocabulary.named(
    'à',
    'abord',
    'avant',
    'en',
    'l',
    'moment',
    'on',
    'par',
    'pas',
    'peut',
    'peuvent',
    'qu',
    'que',
    's',
    'sans',
    'se',
    'tout',
    'tu',
  );

  const cls = (scene: Scene, i: number) => classOf(scene.language, scene.tokens, i);
  const word = (scene: Scene, i: number) => scene.tokens.word(i);
  const isVerb = (scene: Scene, i: number) => verbOf(scene.language, scene.tokens, i) !== undefined;

  /** The nearest token before a verb that is no adverb and no pronoun of its own. */
  function before(scene: Scene, at: number): number {
    let i = at - 1;
    while (scene.tokens.kind(i) === WORD && (cls(scene, i) & (PRONOUN | ADVERB)) !== 0) {
      if ((cls(scene, i) & CONJUNCTION) !== 0 && (cls(scene, i) & PRONOUN) === 0) break;
      // "d'abord" is two words.
      i -= word(scene, i) === w.abord ? 2 : 1;
    }
    return i;
  }

  function judgeInfinitive(scene: Scene, at: number): Verdict {
    const p = before(scene, at);
    const verdict = (manner: number, opens = p + 1): Verdict => ({ manner, opens });
    if (scene.tokens.kind(p) !== WORD) return verdict(PLAIN);
    const bits = cls(scene, p);
    if ((bits & NEGATION) !== 0) return verdict(FORBIDDEN);
    if (isReflexive(scene, at) || happens(scene, at, p)) return verdict(NO_ORDER);
    if ((bits & OF) !== 0) return judgeAfterDe(scene, at, p);
    if (word(scene, p) === w.à) return judgeAfterA(scene, p);
    if (word(scene, p) === w.avant) return verdict(BEFORE, p);
    if ((bits & PURPOSE_WORD) !== 0) return verdict(PURPOSE, p);
    if ((bits & (CONJUNCTION | MODAL)) !== 0 || word(scene, p) === w.par) return verdict(PLAIN);
    if ((bits & SUBORDINATOR) !== 0) return verdict(NO_ORDER);
    if ((bits & PREPOSITION) !== 0) return verdict(NO_ORDER);
    if ((bits & DETERMINER) !== 0 && (bits & PRONOUN) === 0) return verdict(NO_ORDER);
    return verdict(PLAIN);
  }

  /** "les oignons doivent fondre", "après avoir laissé refroidir", "doit cuire et dorer". */
  function happens(scene: Scene, at: number, p: number): boolean {
    const bits = cls(scene, p);
    // "on doit remuer" tells the cook.
    if ((bits & BEGINNING) !== 0) return word(scene, p - 1) !== w.on;
    if (isMay(scene, p)) return happensToFood(scene, at, p - 1);
    if ((bits & CONJUNCTION) !== 0) {
      const spontaneous = verbOf(scene.language, scene.tokens, at)?.spontaneous ?? false;
      return spontaneous && !hasObject(scene, at, true) && isIdleInfinitive(scene, p - 1);
    }
    if (formOf(scene.language, scene.tokens, p) !== PARTICIPLE) return false;
    const auxiliary = verbOf(scene.language, scene.tokens, p)?.auxiliary ?? false;
    return auxiliary && !endsSentence(scene.language, scene.tokens, p - 1);
  }

  function isMay(scene: Scene, at: number): boolean {
    return word(scene, at) === w.peut || word(scene, at) === w.peuvent;
  }

  /** "la viande peut mariner", "ils peuvent cuire", but "on peut cuire", "chacun peut ajouter". */
  function happensToFood(scene: Scene, at: number, subject: number): boolean {
    const food = scene.names.some(
      ({ name, from, to }) => from <= subject && subject < to && name.ingredient !== null,
    );
    if (food) return true;
    const spontaneous = verbOf(scene.language, scene.tokens, at)?.spontaneous ?? false;
    return spontaneous && word(scene, subject) !== w.on;
  }

  /** Whether an infinitive stands at a token that gives no order: "planche à découper" is a name. */
  function isIdleInfinitive(scene: Scene, at: number): boolean {
    const { language, tokens, names, orders } = scene;
    if ((formOf(language, tokens, at) & INFINITIVE) === 0 || orders.at(-1)?.head === at)
      return false;
    return !names.some(({ from, to }) => from <= at && at < to);
  }

  /** "une croûte se forme" by itself. */
  function isReflexive(scene: Scene, at: number): boolean {
    return word(scene, at - 1) === w.se || word(scene, at - 1) === w.s;
  }

  /** "afin de", "avant de", "au moment de", "continuer de", but "éviter de", "au lieu de". */
  function judgeAfterDe(scene: Scene, at: number, de: number): Verdict {
    if (at - de > 1 && word(scene, at - 1) === w.pas) return { manner: FORBIDDEN, opens: de };
    let q = de - 1;
    while (word(scene, q) === w.pas || (cls(scene, q) & ADVERB) !== 0) q--;
    if (word(scene, q) === w.que) q--;
    if ((cls(scene, q) & AVOIDANCE) !== 0) {
      // "sans cesser de remuer": what must not be avoided is ordered.
      return { manner: word(scene, q - 1) === w.sans ? ACCOMPANYING : FORBIDDEN, opens: q - 1 };
    }
    if (word(scene, q) === w.avant) return { manner: BEFORE, opens: q };
    if ((cls(scene, q) & PURPOSE_WORD) !== 0) return { manner: PURPOSE, opens: q };
    if (isVerb(scene, q)) return { manner: PLAIN, opens: de };
    // "au moment de servir", "en prenant soin de": the words before the noun go with it.
    const opens = (cls(scene, q - 1) & (PREPOSITION | DETERMINER)) !== 0 ? q - 1 : q;
    return { manner: word(scene, q) === w.moment ? BEFORE : PURPOSE, opens };
  }

  /** "continuer à remuer" and "de manière à enrober", but "planche à découper", "prêt à servir". */
  function judgeAfterA(scene: Scene, a: number): Verdict {
    let q = a - 1;
    while (word(scene, q) === w.pas || (cls(scene, q) & ADVERB) !== 0) q--;
    if ((cls(scene, q) & PURPOSE_WORD) !== 0) return { manner: PURPOSE, opens: q - 1 };
    if ((cls(scene, q) & BEGINNING) !== 0) return { manner: NO_ORDER, opens: a };
    const form = formOf(scene.language, scene.tokens, q);
    const governs =
      (form & (INFINITIVE | IMPERATIVE | GERUND)) !== 0 || scene.orders.at(-1)?.head === q;
    return { manner: governs || (cls(scene, q) & MODAL) !== 0 ? PLAIN : NO_ORDER, opens: a };
  }

  function judgeImperative(scene: Scene, at: number): Verdict {
    const p = before(scene, at);
    const bits = cls(scene, p);
    if ((bits & NEGATION) !== 0) return { manner: isOnly(scene, at) ? PLAIN : FORBIDDEN, opens: p };
    return { manner: (bits & SUBORDINATOR) !== 0 ? NO_ORDER : PLAIN, opens: p + 1 };
  }

  /** "ne salez qu'à la fin" orders, and only says when. */
  function isOnly(scene: Scene, at: number): boolean {
    return word(scene, at + 1) === w.qu || word(scene, at + 1) === w.que;
  }

  function judgeGerund(scene: Scene, at: number): Verdict {
    let i = at - 1;
    while (word(scene, i) !== w.en && (cls(scene, i) & (PRONOUN | ADVERB)) !== 0) i--;
    const ordered =
      word(scene, i) === w.en && !verbOf(scene.language, scene.tokens, at)?.spontaneous;
    const opens = word(scene, i - 1) === w.tout ? i - 1 : i;
    return { manner: ordered ? ACCOMPANYING : NO_ORDER, opens };
  }

  /** "on mélange", "tu le verses", but "si on mélange", "ce que l'on verse". */
  function judgePresent(scene: Scene, at: number): Verdict {
    const p = before(scene, at);
    const told = (cls(scene, p - 1) & SUBORDINATOR) !== 0 || word(scene, p - 1) === w.l;
    const ordered = (word(scene, p) === w.tu || word(scene, p) === w.on) && !told;
    return { manner: ordered ? PLAIN : NO_ORDER, opens: p };
  }

  /** "mélange" is an order where a clause begins, and only if what follows is not a noun's company. */
  function judgeBareOrder(scene: Scene, at: number): Verdict {
    let p = at - 1;
    while ((cls(scene, p) & ADVERB) !== 0 && (cls(scene, p) & (CONJUNCTION | DETERMINER)) === 0)
      p--;
    const verdict = { manner: NO_ORDER, opens: p + 1 };
    const starts = scene.tokens.kind(p) !== WORD && scene.tokens.kind(p) !== NUMBER;
    if (!starts && (cls(scene, p) & CONJUNCTION) === 0) return verdict;
    if (tellsOnly(scene, p)) return verdict;
    const noun = scene.names.some((name) => name.from <= at && at < name.to);
    return { manner: hasObject(scene, at, noun) ? PLAIN : NO_ORDER, opens: p + 1 };
  }

  function hasObject(scene: Scene, at: number, noun: boolean): boolean {
    const next = at + 1;
    const bits = cls(scene, next);
    if (scene.tokens.joined(next) && (bits & PRONOUN) !== 0) return true;
    if ((bits & DETERMINER) !== 0 && (bits & OF) === 0) return true;
    if (noun) return false;
    if (endsInOns(scene, at)) return (bits & ADVERB) !== 0;
    if (scene.tokens.kind(next) !== WORD) return true;
    return (bits & (ADVERB | PREPOSITION | CONJUNCTION)) !== 0 || isVerb(scene, next);
  }

  /** Nouns end so too: "bouillons", "poivrons", "glaçons". */
  function endsInOns(scene: Scene, at: number): boolean {
    return scene.tokens.written(at).endsWith('ons');
  }

  /** Whether the words since the last comma or sentence end say what happens, not what to do. */
  function tellsOnly(scene: Scene, from: number): boolean {
    for (let i = from; !endsSentence(scene.language, scene.tokens, i); i--) {
      if (scene.tokens.kind(i) === PUNCTUATION) return false;
      if ((cls(scene, i) & SUBORDINATOR) !== 0) return true;
    }
    return false;
  }

  /** "Mélangé les œufs puis salé bien": participles spelt for infinitives. */
  function judgeParticiple(scene: Scene, at: number): Verdict {
    const { language, tokens, orders } = scene;
    const misspelt = formOf(language, tokens, orders.at(-1)?.head ?? -1) === PARTICIPLE;
    const starts =
      endsSentence(language, tokens, at - 1) ||
      tokens.is(at - 1, ':') ||
      (misspelt && (cls(scene, at - 1) & CONJUNCTION) !== 0);
    const goesOn = (cls(scene, at + 1) & (DETERMINER | ADVERB)) !== 0;
    const meant = starts && goesOn && tokens.written(at).normalize().endsWith('é');
    return { manner: meant ? PLAIN : NO_ORDER, opens: at };
  }

  return {
    judge(scene, at) {
      const form = formOf(scene.language, scene.tokens, at);
      if ((form & INFINITIVE) !== 0) return judgeInfinitive(scene, at);
      if ((form & IMPERATIVE) !== 0) return judgeImperative(scene, at);
      if ((form & PRESENT) !== 0) {
        const verdict = judgePresent(scene, at);
        if (verdict.manner !== NO_ORDER) return verdict;
      }
      if ((form & GERUND) !== 0) return judgeGerund(scene, at);
      if ((form & BARE_ORDER) !== 0) return judgeBareOrder(scene, at);
      if ((form & PARTICIPLE) !== 0) return judgeParticiple(scene, at);
      return { manner: NO_ORDER, opens: at };
    },

    completes(scene: Scene, auxiliary: Order, at: number): boolean {
      if ((formOf(scene.language, scene.tokens, at) & INFINITIVE) === 0) return false;
      if (isReflexive(scene, at)) return false;
      if (at - auxiliary.head > LONGEST_REACH) return false;
      let p = before(scene, at);
      // "Laisser la pâte (et vous-même) reposer"
      if (scene.tokens.is(p, ')')) p = before(scene, openingBracket(scene.tokens, p));
      // "Faire, dans une poêle, revenir …", but "Laisser dans l'eau, égoutter".
      if (scene.tokens.kind(p) === PUNCTUATION) return scene.tokens.is(auxiliary.head + 1, ',');
      const mettre = auxiliary.verb?.infinitive === 'mettre';
      if (mettre) return word(scene, p) === w.à;
      const parted =
        (cls(scene, p) & (PREPOSITION | OF | CONJUNCTION | SUBORDINATOR | PURPOSE_WORD)) !== 0;
      return !parted || p === auxiliary.head;
    },
  };
}
