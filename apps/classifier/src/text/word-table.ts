import { Field, KINDS } from '../document/tokens.js';
import type { Entry } from '../document/mention.js';
import type { Trie } from '../document/trie.js';
import type { Verb } from '../document/verb.js';
import type { Word } from '../document/word.js';
import type { WordIndex } from './word-index.js';

const {
  START,
  KIND,
  CLASSES,
  FORMS,
  SHAPE,
  NAMES,
  ROW_SIZE,
  TRAITS_SHIFT,
  ROLES_SHIFT,
  VERB_SHIFT,
} = Field;

/** The clues of a word are where a token has its offset. */
export const CLUES = START;

/** Stands for the kind of a word whose row is not filled yet. */
const UNFILLED = -1;

/** What the rules of a language know about its words, see `WordFacts`. */
interface Facts {
  shapeOf(word: Word): number;
  cluesOf(shape: number): number;
}

/**
 * What the steps ask about words most often, as rows with the fields of a token: a look at a word
 * costs one access to memory. A row is filled when its word is first found in a text.
 */
export class WordTable {
  /** The verbs of the rows by their numbers; 0 stands for no verb. */
  readonly verbs: (Verb | undefined)[] = [undefined];
  private readonly rows: Int32Array;

  constructor(
    /** The words by their ids. */
    readonly words: readonly Word[],
    readonly index: WordIndex,
    private readonly facts: Facts,
    private readonly names: Trie<Entry>,
  ) {
    this.rows = index.rows;
    for (let row = 0; row < this.rows.length; row += ROW_SIZE) this.rows[row + KIND] = UNFILLED;
  }

  /** The rows, in which the one at an index is filled. */
  withRow(row: number): Int32Array {
    if (this.rows[row + KIND] === UNFILLED) this.fill(row);
    return this.rows;
  }

  private fill(row: number): void {
    const word = this.words[this.index.idOf(row)];
    if (word === undefined) throw new Error('The vocabulary has no word with this id.');
    const shape = this.facts.shapeOf(word);
    this.rows[row + CLUES] = this.facts.cluesOf(shape);
    this.rows[row + KIND] = KINDS.indexOf(word.kind);
    this.rows[row + CLASSES] = word.classes;
    this.rows[row + FORMS] =
      word.forms | (word.traits << TRAITS_SHIFT) | (word.amountRoles << ROLES_SHIFT);
    this.rows[row + SHAPE] = shape | (this.numberOf(word.verb) << VERB_SHIFT);
    this.rows[row + NAMES] = this.names.startOf(word);
  }

  private numberOf(verb: Verb | undefined): number {
    const number = this.verbs.indexOf(verb);
    return number >= 0 ? number : this.verbs.push(verb) - 1;
  }
}
