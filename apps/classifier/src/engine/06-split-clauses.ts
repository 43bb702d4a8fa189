import {
  ADVERB,
  CONJUNCTION,
  DETERMINER,
  MEASURE,
  OF,
  PREPOSITION,
  PRONOUN,
  PURPOSE as PURPOSE_WORD,
  SUBORDINATOR,
} from '../languages/grammar.js';
import type { Clause } from './model/clause.js';
import { classOf, type Language } from './model/language.js';
import type { NameMention } from './model/name.js';
import {
  ACCOMPANYING,
  BEFORE,
  FORBIDDEN,
  LEFT_OUT,
  MAX_ROW,
  type Instruction,
  PURPOSE,
} from './model/instruction.js';
import { endsSentence } from './model/sentence.js';
import { EDGE, NUMBER, PUNCTUATION, type Tokens } from './text/tokens.js';

/**
 * Cuts a text into clauses: at sentence ends, and where a verb begins that acts on something of
 * its own. Verbs that come bare before their object share it, what is put first belongs to the
 * verb that follows, and a gerund without an object stays with its main verb.
 */
export function splitClauses(
  language: Language,
  tokens: Tokens,
  names: readonly NameMention[],
  orders: readonly Instruction[],
): readonly Clause[] {
  const splitter = new Splitter(language, tokens, names, orders);
  let first = 0;
  for (let from = 0; from < tokens.length;) {
    let to = from;
    while (!endsSentence(language, tokens, to)) to++;
    first = splitter.split({ from, to, first });
    from = to + 1;
  }
  return splitter.clauses;
}

/** A sentence, and which of all orders is the first in it. */
interface Sentence extends Clause {
  readonly first: number;
}

/** Whether a verb goes along with another, as long as it has no object of its own. */
function accompanies({ manner }: Instruction): boolean {
  return manner === ACCOMPANYING || manner === PURPOSE || manner === FORBIDDEN;
}

/** Whether something is said apart from all that is around it. */
function isApart({ manner }: Instruction): boolean {
  return manner === BEFORE || manner === LEFT_OUT;
}

class Splitter {
  readonly clauses: Clause[] = [];

  constructor(
    private readonly language: Language,
    private readonly tokens: Tokens,
    private readonly names: readonly NameMention[],
    private readonly orders: readonly Instruction[],
  ) {}

  /** Adds the clauses of a sentence and tells the first order behind it. */
  split(sentence: Sentence): number {
    let open = sentence.from;
    let i = sentence.first;
    for (let order = this.order(i, sentence); order; order = this.order(++i, sentence)) {
      if (this.belongs(order, i, sentence)) continue;
      const start = this.beginning(order, this.order(i - 1, sentence)?.to ?? sentence.from);
      if (start <= open) continue;
      this.close(open, start);
      open = start;
    }
    this.close(open, sentence.to);
    return i;
  }

  /** An order of a sentence. */
  private order(i: number, { first, to }: Sentence): Instruction | undefined {
    const order = i < first ? undefined : this.orders[i];
    return order !== undefined && order.head < to ? order : undefined;
  }

  /** Whether an order stays in the clause of what is before it. */
  private belongs(order: Instruction, i: number, sentence: Sentence): boolean {
    const previous = this.order(i - 1, sentence);
    if (previous === undefined)
      return !(this.hasPronoun(order) && this.isOtherAction(sentence.from));
    if (isApart(order) || previous.manner === BEFORE) return false;
    const coordinated = !accompanies(order) && this.isBare(previous, order);
    if (coordinated && this.sharesObject(i, sentence)) return true;
    if (i === sentence.first + 1 && accompanies(previous)) return this.isFronted(previous, order);
    if (!accompanies(order) || this.hasPronoun(order)) return false;
    // "pour obtenir une sauce" tells what comes of it.
    if (order.manner === PURPOSE && order.technique === null) return true;
    return !this.hasObject(order, this.order(i + 1, sentence)?.opens ?? sentence.to);
  }

  /** "Éplucher, laver et couper les carottes": the last of bare verbs has the object of all. */
  private sharesObject(first: number, sentence: Sentence): boolean {
    for (let i = first; i < first + MAX_ROW; i++) {
      const order = this.order(i, sentence);
      const next = this.order(i + 1, sentence);
      if (order === undefined || order.verb?.bringing === true) return false;
      if (this.hasObject(order, next?.opens ?? sentence.to)) return true;
      if (next === undefined || !this.isBare(order, next)) return false;
    }
    return false;
  }

  /** "En remuant, verser …": what accompanies or prepares an order may stand before it. */
  private isFronted(previous: Instruction, order: Instruction): boolean {
    const instrument = previous.technique === null && previous.manner !== FORBIDDEN;
    return instrument || !this.hasObject(previous, order.opens);
  }

  /** "Après avoir lavé les carottes, les râper": what is put first has had its verb. */
  private isOtherAction(i: number): boolean {
    return (this.class(i) & PURPOSE_WORD) !== 0;
  }

  /** "les couper", "coupez-les", "couper" with nothing to cut have no object of their own. */
  private hasObject(order: Instruction, end: number): boolean {
    if (this.hasPronoun(order)) return false;
    let i = order.head + 1;
    while (i < end && (this.class(i) & (ADVERB | DETERMINER | PREPOSITION)) === ADVERB) i++;
    if (i >= end || this.tokens.kind(i) === PUNCTUATION) return false;
    const bits = this.class(i);
    if (this.tokens.kind(i) === NUMBER || this.isName(i)) return true;
    if ((bits & (PREPOSITION | CONJUNCTION)) === 0) return true;
    if ((bits & OF) !== 0 && this.isPartitive(i)) return true;
    return order.manner === ACCOMPANYING && this.hasObjectBehind(i, end);
  }

  /** "en ajoutant au fur et à mesure le lait": the object stands behind the manner. */
  private hasObjectBehind(manner: number, end: number): boolean {
    for (let i = manner; i < end && this.tokens.kind(i) !== PUNCTUATION; i++) {
      const bits = this.class(i);
      if ((bits & (SUBORDINATOR | PURPOSE_WORD)) !== 0) return false;
      if ((bits & CONJUNCTION) !== 0 && (this.class(i + 1) & PREPOSITION) === 0) return false;
      const governed = (this.class(i - 1) & (PREPOSITION | DETERMINER)) !== 0;
      const time = (this.class(i + 1) & MEASURE) !== 0;
      if ((bits & DETERMINER) !== 0 && !governed && !time) return true;
    }
    return false;
  }

  /** "de la farine" and "d'autres œufs" are objects, "de persil" is not. */
  private isPartitive(i: number): boolean {
    return (this.class(i + 1) & DETERMINER) !== 0;
  }

  private isName(token: number): boolean {
    for (const { from } of this.names) if (from >= token) return from === token;
    return false;
  }

  private hasPronoun(order: Instruction): boolean {
    for (let i = order.opens; i < order.from; i++) {
      if ((this.class(i) & PRONOUN) !== 0 && this.tokens.written(i) !== 'en') return true;
    }
    const after = order.from + 1;
    // "coupez-les", "roll them"
    const bits = this.class(after) & (PRONOUN | DETERMINER);
    return bits === PRONOUN || (this.tokens.joined(after) && (bits & PRONOUN) !== 0);
  }

  /** Whether nothing but a comma, "et" or an adverb stands between two verbs. */
  private isBare(previous: Instruction, order: Instruction): boolean {
    if (this.hasPronoun(previous)) return false;
    for (let i = previous.head + 1; i < order.opens; i++) {
      if (i >= previous.complement && i < previous.to) continue;
      const neutral = (this.class(i) & (CONJUNCTION | ADVERB)) !== 0 || this.tokens.is(i, ',');
      if (!neutral) return false;
    }
    return true;
  }

  /** Where the clause of an order begins: with what was put before it: "…, et dans une poêle, …". */
  private beginning(order: Instruction, floor: number): number {
    let start = order.opens;
    if (this.tokens.is(start - 1, ',')) {
      let i = start - 2;
      while (
        i > floor &&
        this.tokens.kind(i) !== PUNCTUATION &&
        (this.class(i) & CONJUNCTION) === 0
      )
        i--;
      const fronted = (this.class(i + 1) & PREPOSITION) !== 0 && (this.class(i + 1) & OF) === 0;
      const parted =
        this.tokens.is(i, ',') || this.tokens.is(i, ':') || (this.class(i) & CONJUNCTION) !== 0;
      if (fronted && parted && i > floor) start = i + 1;
    }
    for (;;) {
      // "et, dans un bol, …"
      const i = this.tokens.is(start - 1, ',') ? start - 2 : start - 1;
      if (i < floor || (this.class(i) & CONJUNCTION) === 0) return start;
      start = i;
    }
  }

  /** Adds a clause without the punctuation at its ends, if anything is left of it. */
  private close(from: number, to: number): void {
    const isSign = (i: number) =>
      this.tokens.kind(i) === PUNCTUATION || this.tokens.kind(i) === EDGE;
    while (from < to && isSign(from)) from++;
    while (to > from && isSign(to - 1)) to--;
    if (from < to) this.clauses.push({ from, to });
  }

  private class(i: number): number {
    return classOf(this.language, this.tokens, i);
  }
}
