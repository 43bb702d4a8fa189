import type { Document } from '../document/document.js';
import type { TokenTest } from './token-tests.js';
import { ALWAYS, DEPENDS, type Known, type WordFacts } from './word-facts.js';

/** A requirement of a pattern on one token: `test` decides, `may` and `must` look at its word only. */
export class Condition {
  readonly id: number;
  private knownBit: number | undefined;

  constructor(
    private readonly facts: WordFacts,
    private readonly test: TokenTest,
    /** Whether some tokens of the word can meet the condition, and whether all of them do. */
    readonly may: Known,
    readonly must: Known,
    /** Whether only content words that the pattern names, or forms of one verb, can meet the condition. */
    readonly isRare: boolean,
  ) {
    this.id = facts.addCondition();
  }

  /** The clue of the words that can meet the condition, see `WordFacts`. */
  clue(): number {
    return (this.knownBit ??= this.facts.addRequired((word) => this.may(word)));
  }

  isMet(doc: Document, i: number): boolean {
    const fact = this.facts.about(doc, i, this);
    return fact === DEPENDS ? this.test(doc, i) : fact === ALWAYS;
  }
}
