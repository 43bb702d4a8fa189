import type { Document } from '../document.js';
import type { Entry } from '../model/mention.js';
import type { Word } from '../model/word.js';
import type { TokenTest } from './token-tests.js';
import { ALWAYS, DEPENDS, type WordFacts } from './word-facts.js';

/** Tells something about all tokens of a word, or of a name if the entry of the name is known. */
export type Known = (word: Word, entry?: Entry) => boolean;

/** A requirement of a pattern on one token: `test` decides, `may` and `must` look at its word only. */
export class Condition {
  readonly id: number;

  constructor(
    private readonly facts: WordFacts,
    private readonly test: TokenTest,
    /** Whether some tokens of the word can meet the condition, and whether all of them do. */
    readonly may: Known,
    readonly must: Known,
  ) {
    this.id = facts.addCondition();
  }

  isMet(doc: Document, i: number): boolean {
    const fact = this.facts.about(doc.word(i), this);
    return fact === DEPENDS ? this.test(doc, i) : fact === ALWAYS;
  }
}
