import { Field, KINDS } from '../document/tokens.js';
import type { Entry } from '../document/mention.js';
import type { PhraseTable } from '../phrases/phrase-table.js';
import type { Verb } from '../document/verb.js';
import { UNKNOWN, type Word } from '../document/word.js';
import { WrittenWord } from './written-word.js';

const { CLUES, WORD, KIND, CLASSES, FORMS, SHAPE } = Field;
const { ROW_SIZE, ROW_BITS, TRAITS_SHIFT, ROLES_SHIFT, UPPER_SHIFT, HALF } = Field;

/** The letters of a word stand after its fields, in the second half of its row, which is as long. */
const LETTERS = ROW_SIZE;
const WORD_ROW_BITS = ROW_BITS + 1;

/** Maximum number of rows. When it is reached, the table is emptied. */
const MAX_ROWS = 0x2000;

/** Number of slots. At least half of them are empty, so that most words are in the first slot of their hash. */
const SLOTS = 2 * MAX_ROWS;
const LAST_SLOT = SLOTS - 1;

/** Number of words that half of the field WORD tells apart. */
const MAX_IDS = HALF + 1;

/** What the rules of a language know about its words, see `WordFacts`. */
interface Facts {
  shapeOf(word: Word): number;
  cluesOf(shape: number): number;
}

/**
 * The words that texts had so far, as rows with the fields of a token and with their letters: a word
 * is found without making a string of it, and what the steps ask about it costs one access to
 * memory. The rows are in the order in which texts first had their words: frequent words are close
 * together and stay in the processor's cache.
 */
export class WordTable {
  /** The rows; the first one stands for no row. */
  readonly rows = new Int32Array(MAX_ROWS << WORD_ROW_BITS);
  /** The verbs of the rows by their numbers; 0 stands for no verb. */
  readonly verbs: (Verb | undefined)[] = [undefined];
  /** The word that was read last. */
  readonly written = new WrittenWord();
  /** Number of rows in use. */
  private length = 1;
  /**
   * The numbers of the rows of written words, as hash tables by their letters: of words that the
   * language spells so, and of the others, which clients can choose.
   */
  private readonly exact = new Uint16Array(SLOTS);
  private readonly similar = new Uint16Array(SLOTS);
  /** The rows of words of the language, without letters, by their ids; 0 for a missing one. */
  private readonly rowById: Int32Array;

  constructor(
    /** The words of the language by their ids. */
    readonly words: readonly Word[],
    private readonly facts: Facts,
    private readonly names: PhraseTable<Entry>,
  ) {
    if (words.length > MAX_IDS) throw new Error('The vocabulary has too many words.');
    this.rowById = new Int32Array(words.length);
  }

  /** Index of the row of the word that was read last; 0 if the language does not spell it so. */
  found(): number {
    return this.find(this.exact);
  }

  /** The same for a word that the language spells otherwise, or does not know. */
  foundSimilar(): number {
    return this.find(this.similar);
  }

  private find(slots: Uint16Array): number {
    const { rows, written } = this;
    let slot = written.hash & LAST_SLOT;
    for (;;) {
      const row = (slots[slot] ?? 0) << WORD_ROW_BITS;
      if (row === 0 || written.isAt(rows, row | LETTERS)) return row;
      slot = (slot + 1) & LAST_SLOT;
    }
  }

  /** Adds a row for the word that was read last. Returns its index. */
  addWritten(word: Word, isExact: boolean): number {
    const row = this.addRow(word);
    this.written.copyTo(this.rows, row | LETTERS);
    const slots = isExact ? this.exact : this.similar;
    let slot = this.written.hash & LAST_SLOT;
    while (slots[slot] !== 0) slot = (slot + 1) & LAST_SLOT;
    slots[slot] = row >> WORD_ROW_BITS;
    return row;
  }

  /** Index of a row of a word of the language, by its id. The row is added if it is missing. */
  rowOf(id: number): number {
    const row = this.rowById[id] ?? 0;
    return row === 0 ? (this.rowById[id] = this.addRow(this.words[id] ?? UNKNOWN)) : row;
  }

  private addRow(word: Word): number {
    if (this.length === MAX_ROWS) this.clear();
    const row = this.length++ << WORD_ROW_BITS;
    const shape = this.facts.shapeOf(word);
    this.rows[row | CLUES] = this.facts.cluesOf(shape);
    this.rows[row | WORD] = word.id | (this.names.startOf(word) << UPPER_SHIFT);
    this.rows[row | KIND] = KINDS.indexOf(word.kind);
    this.rows[row | CLASSES] = word.classes;
    this.rows[row | FORMS] =
      word.forms | (word.traits << TRAITS_SHIFT) | (word.amountRoles << ROLES_SHIFT);
    this.rows[row | SHAPE] = shape | (this.numberOf(word.verb) << UPPER_SHIFT);
    return row;
  }

  private clear(): void {
    this.length = 1;
    // Zeros must follow the letters of the next words.
    this.rows.fill(0);
    this.exact.fill(0);
    this.similar.fill(0);
    this.rowById.fill(0);
  }

  private numberOf(verb: Verb | undefined): number {
    const number = this.verbs.indexOf(verb);
    return number >= 0 ? number : this.verbs.push(verb) - 1;
  }
}
