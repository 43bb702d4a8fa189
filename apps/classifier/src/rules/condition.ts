import type { Document } from '../document/document.js';
import type { TokenTest } from './token-tests.js';
import { ALWAYS, DEPENDS, type Known, type WordFacts } from './word-facts.js';

/** A requirement of a pattern on one token: `test` decides, `may` and `must` look at its word only. */
export class Condition {
  readonly id: number;
  private knownClue: number | undefined;

  constructor(
    private readonly facts: WordFacts,
    private readonly test: TokenTest,
    /** Whether some tokens of the word can meet the condition, and whether all of them do. */
    readonly may: Known,
    readonly must: Known,
    /** Whether only words that patterns name can meet the condition, and no function words. */
    readonly isRare: boolean,
  ) {
    this.id = facts.addCondition();
  }

  /** The words that can meet the condition, see `WordFacts.lacksClue`. */
  clue(): number {
    return (this.knownClue ??= this.facts.addClue((word) => this.may(word)));
  }

  isMet(doc: Document, i: number): boolean {
    const fact = this.facts.about(doc.word(i), this);
    return fact === DEPENDS ? this.test(doc, i) : fact === ALWAYS;
  }
}
