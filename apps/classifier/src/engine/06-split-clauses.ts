import { ADVERB, CONJUNCTION, DETERMINER, OF, PREPOSITION, PRONOUN } from '../lexicon/grammar.js';
import type { Clause } from './clause.js';
import { classOf, type Language } from './language.js';
import type { NameMention } from './name.js';
import { ACCOMPANYING, BEFORE, type Order, PURPOSE } from './order.js';
import { endsSentence } from './sentence.js';
import { EDGE, NUMBER, PUNCTUATION, type Tokens, WORD } from './tokens.js';

/**
 * Cuts a text into clauses: at sentence ends, and where a verb begins that acts on something of
 * its own. Verbs that come bare before their object share it, what is put first belongs to the
 * verb that follows, and a gerund without an object stays with its main verb.
 */
export function splitClauses(
  language: Language,
  tokens: Tokens,
  names: readonly NameMention[],
  orders: readonly Order[],
): readonly Clause[] {
  const splitter = new Splitter(language, tokens, names);
  const clauses: Clause[] = [];
  let next = 0;
  for (let from = 0; from < tokens.length;) {
    let to = from;
    while (!endsSentence(language, tokens, to)) to++;
    const first = next;
    while (next < orders.length && (orders[next]?.head ?? 0) < to) next++;
    clauses.push(...splitter.split(from, to, orders.slice(first, next)));
    from = to + 1;
  }
  return clauses;
}

class Splitter {
  constructor(
    private readonly language: Language,
    private readonly tokens: Tokens,
    private readonly names: readonly NameMention[],
  ) {}

  /** The clauses of one sentence. */
  split(from: number, to: number, orders: readonly Order[]): Clause[] {
    const starts = [from];
    for (const [i, order] of orders.entries()) {
      const previous = orders[i - 1];
      if (previous === undefined || this.belongs(previous, order, orders[i + 1]?.opens ?? to))
        continue;
      const start = this.beginning(order, previous);
      if (start > (starts.at(-1) ?? from)) starts.push(start);
    }
    return starts.flatMap((start, i) => {
      const clause = this.trim(start, starts[i + 1] ?? to);
      return clause.from < clause.to ? [clause] : [];
    });
  }

  /** Whether an order stays in the clause of the one before it. */
  private belongs(previous: Order, order: Order, end: number): boolean {
    if (order.manner === BEFORE) return false;
    const object = this.hasObject(order, end);
    if (order.manner === ACCOMPANYING || order.manner === PURPOSE) return !object;
    if (order.verb?.bringing === true) return false;
    return object && this.isBare(previous, order);
  }

  /** "les couper", "coupez-les", "couper" with nothing to cut have no object of their own. */
  private hasObject(order: Order, end: number): boolean {
    if (this.hasPronoun(order)) return false;
    let i = order.head + 1;
    while (i < end && (this.class(i) & ADVERB) !== 0 && (this.class(i) & DETERMINER) === 0) i++;
    if (i >= end || this.tokens.kind(i) === PUNCTUATION) return false;
    const isThing = this.names.some((name) => name.from === i);
    const bits = this.class(i);
    if (isThing || this.tokens.kind(i) === NUMBER) return true;
    if ((bits & (PREPOSITION | CONJUNCTION)) !== 0) return (bits & OF) !== 0 && this.isPartitive(i);
    return true;
  }

  /** "de la farine" and "d'autres œufs" are objects. */
  private isPartitive(i: number): boolean {
    return this.tokens.kind(i + 1) === WORD;
  }

  private hasPronoun(order: Order): boolean {
    for (let i = order.opens; i < order.from; i++) {
      if ((this.class(i) & PRONOUN) !== 0 && this.spelling(i) !== 'en') return true;
    }
    const after = order.from + 1;
    return this.tokens.joined(after) && (this.class(after) & PRONOUN) !== 0;
  }

  /** Whether nothing but a comma, "et" or an adverb stands between two verbs. */
  private isBare(previous: Order, order: Order): boolean {
    if (this.hasPronoun(previous)) return false;
    for (let i = previous.to; i < order.opens; i++) {
      const neutral = (this.class(i) & (CONJUNCTION | ADVERB)) !== 0 || this.tokens.is(i, ',');
      if (!neutral) return false;
    }
    return true;
  }

  /** Where the clause of an order begins: with what was put before it: "…, et dans une poêle, …". */
  private beginning(order: Order, previous: Order): number {
    let start = order.opens;
    const floor = previous.to;
    if (this.tokens.is(start - 1, ',')) {
      let i = start - 2;
      while (
        i > floor &&
        this.tokens.kind(i) !== PUNCTUATION &&
        (this.class(i) & CONJUNCTION) === 0
      )
        i--;
      const fronted = (this.class(i + 1) & PREPOSITION) !== 0 && (this.class(i + 1) & OF) === 0;
      const parted = this.tokens.is(i, ',') || (this.class(i) & CONJUNCTION) !== 0;
      if (fronted && parted && i > floor) start = i + 1;
    }
    while (start > floor && (this.class(start - 1) & CONJUNCTION) !== 0) start--;
    return start;
  }

  /** Leaves out the punctuation at both ends. */
  private trim(from: number, to: number): Clause {
    const isSign = (i: number) =>
      this.tokens.kind(i) === PUNCTUATION || this.tokens.kind(i) === EDGE;
    while (from < to && isSign(from)) from++;
    while (to > from && isSign(to - 1)) to--;
    return { from, to };
  }

  private class(i: number): number {
    return classOf(this.language, this.tokens, i);
  }

  private spelling(i: number): string {
    return this.tokens.text.slice(this.tokens.start(i), this.tokens.end(i)).toLowerCase();
  }
}
