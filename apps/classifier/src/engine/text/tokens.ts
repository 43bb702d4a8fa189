import { isCapital } from './letters.js';
import { UNKNOWN } from './word-table.js';

/** What a token is; EDGE is what lies before the first and after the last. */
export const EDGE = 0;
export const WORD = 1;
export const NUMBER = 2;
export const PUNCTUATION = 3;

/** Marks a word that a hyphen joins to the one before. */
const JOINED = 4;

/**
 * The tokens of one text, as parallel columns that one engine fills again for every text: steps
 * are many and short, and a token object each would cost more than all the work on them.
 */
export class Tokens {
  text = '';
  length = 0;
  /** What each token is, and whether a hyphen joins it to the one before. */
  private kinds = new Uint8Array(0);
  private starts = new Int32Array(0);
  private ends = new Int32Array(0);
  /** Ids of words; what no word is has UNKNOWN. */
  private words = new Int32Array(0);
  /** What numbers are worth, and the code units of signs; of words it says nothing. */
  private values = new Float64Array(0);

  /** Empties the columns and makes sure that they hold a text's tokens: at most one a unit. */
  reset(text: string): void {
    this.text = text;
    this.length = 0;
    if (this.kinds.length > text.length) return;
    const room = Math.max(1024, text.length * 2);
    this.kinds = new Uint8Array(room);
    this.starts = new Int32Array(room);
    this.ends = new Int32Array(room);
    this.words = new Int32Array(room);
    this.values = new Float64Array(room);
  }

  /** Adds a word by its id. */
  pushWord(start: number, end: number, word: number, joined = false): void {
    const i = this.length++;
    this.kinds[i] = joined ? WORD | JOINED : WORD;
    this.starts[i] = start;
    this.ends[i] = end;
    this.words[i] = word;
  }

  /** Adds a number by its value. */
  pushNumber(start: number, end: number, value: number): void {
    this.pushOther(NUMBER, start, end, value);
  }

  /** Adds a sign by its code unit, which may stand for others that mean the same. */
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

  /** What the token is: EDGE before the first and behind the last. */
  kind(i: number): number {
    return i >= 0 && i < this.length ? (this.kinds[i] ?? EDGE) & ~JOINED : EDGE;
  }

  /** Offset of the token in the text as it was written. */
  start(i: number): number {
    return this.starts[i] ?? 0;
  }

  /** Offset behind the token in the text as it was written. */
  end(i: number): number {
    return this.ends[i] ?? 0;
  }

  /** The id of a word, UNKNOWN for a word of no lexicon and for anything else. */
  word(i: number): number {
    return i >= 0 && i < this.length ? (this.words[i] ?? UNKNOWN) : UNKNOWN;
  }

  /** What a number is worth; NaN for anything else. */
  number(i: number): number {
    return this.kind(i) === NUMBER ? (this.values[i] ?? NaN) : NaN;
  }

  /** The code unit of a punctuation sign; 0 for anything else. */
  sign(i: number): number {
    return this.kind(i) === PUNCTUATION ? (this.values[i] ?? 0) : 0;
  }

  /** Whether the token is this punctuation sign. */
  is(i: number, sign: string): boolean {
    return this.sign(i) === sign.charCodeAt(0);
  }

  /** The token in lower case, nothing beyond the ends; for rules about how a word looks. */
  lowerCase(i: number): string {
    if (this.kind(i) === EDGE) return '';
    return this.text.slice(this.start(i), this.end(i)).toLowerCase();
  }

  /** Whether a hyphen joins the token to the one before it. */
  joined(i: number): boolean {
    return this.kind(i) === WORD && ((this.kinds[i] ?? EDGE) & JOINED) !== 0;
  }

  /** Whether the token begins with a capital letter. */
  capital(i: number): boolean {
    return this.kind(i) === WORD && isCapital(this.text.charCodeAt(this.start(i)));
  }
}
