import type { Document } from '../document.js';
import type { Entry } from '../model/mention.js';
import type { Word } from '../model/word.js';
import type { Vocabulary } from '../text/vocabulary.js';
import { matchesMask, type WordMask } from './word-mask.js';
import type { TokenTest } from './token-tests.js';

/** Tells something about all tokens of a word, or of a name if the entry of the name is known. */
export type Known = (word: Word, entry?: Entry) => boolean;

/** What is known about all tokens of a word. */
const UNDETERMINED = 0;
const NEVER = 1;
const ALWAYS = 2;
const DEPENDS = 3;

/** What is known about the words of a language, by word and condition. */
export class WordFacts {
  private readonly rows: (Uint8Array | undefined)[] = [];
  private conditions = 0;

  constructor(private readonly vocabulary: Vocabulary) {}

  addCondition(): number {
    return this.conditions++;
  }

  /** The facts about a word by condition, determined on first use. */
  of(word: Word): Uint8Array {
    return this.rows[word.id] ?? this.addRow(word);
  }

  private addRow(word: Word): Uint8Array {
    // An array that grows in large steps would become slow.
    while (this.rows.length < this.vocabulary.size) this.rows.push(undefined);
    return (this.rows[word.id] = new Uint8Array(this.conditions));
  }
}

/** A requirement of a pattern on one token: `test` decides, `may` and `must` look at its word only. */
export class Condition {
  private readonly id: number;

  constructor(
    private readonly facts: WordFacts,
    private readonly test: TokenTest,
    /** Whether some tokens of the word can meet the condition, and whether all of them do. */
    readonly may: Known,
    readonly must: Known,
    /** Replaces the test if the condition is about classes and forms only. */
    private readonly mask?: WordMask,
  ) {
    this.id = facts.addCondition();
  }

  isMet(doc: Document, i: number): boolean {
    const word = doc.word(i);
    if (this.mask !== undefined) return matchesMask(word, this.mask);
    const facts = this.facts.of(word);
    let fact = facts[this.id];
    if (fact === UNDETERMINED) fact = facts[this.id] = this.factAbout(word);
    return fact === DEPENDS ? this.test(doc, i) : fact === ALWAYS;
  }

  private factAbout(word: Word): number {
    if (!this.may(word)) return NEVER;
    return this.must(word) ? ALWAYS : DEPENDS;
  }
}
