import { isCapital } from './letters.js';
import { UNKNOWN } from './word-table.js';

/** Kinds of tokens. EDGE is the kind before the first and after the last token. */
export const EDGE = 0;
export const WORD = 1;
export const NUMBER = 2;
export const PUNCTUATION = 3;

/** Flag of a word that a hyphen joins to the previous word. */
const JOINED = 4;

/**
 * The tokens of a text, stored as columns. An engine reuses one instance for all texts: allocating
 * an object for each token would take longer than detection itself.
 */
export class Tokens {
  text = '';
  length = 0;
  /** Kind of each token, with the JOINED flag. */
  private kinds = new Uint8Array(0);
  private starts = new Int32Array(0);
  private ends = new Int32Array(0);
  /** Word ids; UNKNOWN for tokens that are not words. */
  private words = new Int32Array(0);
  /** Values of numbers and code units of signs; undefined for words. */
  private values = new Float64Array(0);

  /** Removes all tokens and reserves space: a text has at most one token per code unit. */
  reset(text: string): void {
    this.text = text;
    this.length = 0;
    if (this.kinds.length > text.length) return;
    const capacity = Math.max(1024, text.length * 2);
    this.kinds = new Uint8Array(capacity);
    this.starts = new Int32Array(capacity);
    this.ends = new Int32Array(capacity);
    this.words = new Int32Array(capacity);
    this.values = new Float64Array(capacity);
  }

  pushWord(start: number, end: number, word: number, joined = false): void {
    const i = this.length++;
    this.kinds[i] = joined ? WORD | JOINED : WORD;
    this.starts[i] = start;
    this.ends[i] = end;
    this.words[i] = word;
  }

  pushNumber(start: number, end: number, value: number): void {
    this.pushOther(NUMBER, start, end, value);
  }

  /** Adds a sign by the code unit of its canonical form: "-" for every hyphen. */
  pushSign(start: number, end: number, unit: number): void {
    this.pushOther(PUNCTUATION, start, end, unit);
  }

  private pushOther(kind: number, start: number, end: number, value: number): void {
    const i = this.length++;
    this.kinds[i] = kind;
    this.starts[i] = start;
    this.ends[i] = end;
    this.words[i] = UNKNOWN;
    this.values[i] = value;
  }

  /** Kind of the token. */
  kind(i: number): number {
    return i >= 0 && i < this.length ? (this.kinds[i] ?? EDGE) & ~JOINED : EDGE;
  }

  /** Offset of the token in the original text. */
  start(i: number): number {
    return this.starts[i] ?? 0;
  }

  /** Offset after the token in the original text. */
  end(i: number): number {
    return this.ends[i] ?? 0;
  }

  /** Word id; UNKNOWN for an unknown word or another kind of token. */
  word(i: number): number {
    return i >= 0 && i < this.length ? (this.words[i] ?? UNKNOWN) : UNKNOWN;
  }

  /** Value of a number; NaN for another kind of token. */
  number(i: number): number {
    return this.kind(i) === NUMBER ? (this.values[i] ?? NaN) : NaN;
  }

  /** Code unit of a sign; 0 for another kind of token. */
  sign(i: number): number {
    return this.kind(i) === PUNCTUATION ? (this.values[i] ?? 0) : 0;
  }

  is(i: number, sign: string): boolean {
    return this.sign(i) === sign.charCodeAt(0);
  }

  /** Text of the token in lower case; empty outside the text. */
  lowerCase(i: number): string {
    if (this.kind(i) === EDGE) return '';
    return this.text.slice(this.start(i), this.end(i)).toLowerCase();
  }

  /** Whether a hyphen joins the token to the previous one. */
  joined(i: number): boolean {
    return this.kind(i) === WORD && ((this.kinds[i] ?? EDGE) & JOINED) !== 0;
  }

  /** Whether the token starts with a capital letter. */
  capital(i: number): boolean {
    return this.kind(i) === WORD && isCapital(this.text.charCodeAt(this.start(i)));
  }
}
