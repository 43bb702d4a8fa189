import { Field, JOINED_CLUE, type TokenRows, WORD_KIND } from '../document/tokens.js';
import { DIGITS, EDGE_WORD, type Word } from '../document/word.js';
import type { Verb } from '../document/verb.js';
import type { WordTable } from './word-table.js';

const { START, CLUES, END, WORD, KIND, CLASSES, FORMS, SHAPE } = Field;
const { ROW_BITS, KIND_MASK, JOINED, SIGN_SHIFT, TRAITS_SHIFT, BYTE } = Field;

/** A word in a text. */
interface LastWord {
  readonly start: number;
  readonly end: number;
  readonly classes: number;
}

/**
 * The tokens of a text while it is read. A buffer is filled again for a text of the next
 * batch: no objects are created for tokens.
 */
export class TokenBuffer implements TokenRows {
  rows = new Int32Array(0);
  values = new Float64Array(0);
  mentions = new Int32Array(0);
  length = 0;
  traits = 0;
  clues = 0;

  constructor(private readonly table: WordTable) {}

  get words(): readonly Word[] {
    return this.table.words;
  }

  get verbs(): readonly (Verb | undefined)[] {
    return this.table.verbs;
  }

  /** Empties the buffer for a text, which has at most one token for each code unit. */
  reset({ length }: string): void {
    if (this.values.length <= length) this.enlarge(length + 1);
    this.length = 0;
    this.traits = 0;
    this.clues = 0;
  }

  private enlarge(size: number): void {
    this.rows = new Int32Array(size << ROW_BITS);
    this.values = new Float64Array(size);
    this.mentions = new Int32Array(size);
    this.setRow(0, this.table.rowOf(EDGE_WORD.id));
  }

  /** Adds a word by the index of its row in the table. */
  addWord(start: number, end: number, word: number, isJoined = false): void {
    this.mentions[++this.length] = 0;
    const row = this.length << ROW_BITS;
    this.rows[row | START] = start;
    this.rows[row | END] = end;
    this.setRow(row, word);
    if (!isJoined) return;
    this.mark(JOINED);
    this.clues |= JOINED_CLUE;
  }

  /** Copies the fields of a word, and adds what the word says about the text. */
  private setRow(row: number, from: number): void {
    const { rows } = this.table;
    const forms = rows[from | FORMS] ?? 0;
    this.rows[row | WORD] = rows[from | WORD] ?? 0;
    this.rows[row | KIND] = rows[from | KIND] ?? 0;
    this.rows[row | CLASSES] = rows[from | CLASSES] ?? 0;
    this.rows[row | FORMS] = forms;
    this.rows[row | SHAPE] = rows[from | SHAPE] ?? 0;
    this.traits |= (forms >> TRAITS_SHIFT) & BYTE;
    this.clues |= rows[from | CLUES] ?? 0;
  }

  /** Adds a number in digits. A fraction with the denominator zero has the value NaN. */
  addNumber(start: number, end: number, value: number): void {
    this.addWord(start, end, this.table.rowOf(DIGITS.id));
    this.values[this.length] = value;
  }

  /** Adds a sign by its word and its code unit in canonical form, such as "-" for every hyphen. */
  addSign(at: number, id: number, unit: number): void {
    this.addWord(at, at + 1, this.table.rowOf(id));
    this.mark(unit << SIGN_SHIFT);
  }

  /** The last token if it is a word. */
  lastWord(): LastWord | undefined {
    const row = this.length << ROW_BITS;
    if (((this.rows[row | KIND] ?? 0) & KIND_MASK) !== WORD_KIND) return undefined;
    const [start = 0, end = 0] = [this.rows[row | START], this.rows[row | END]];
    return { start, end, classes: this.rows[row | CLASSES] ?? 0 };
  }

  /** Adds bits to the kind of the last token. */
  private mark(bits: number): void {
    const field = (this.length << ROW_BITS) + KIND;
    this.rows[field] = (this.rows[field] ?? 0) | bits;
  }
}
