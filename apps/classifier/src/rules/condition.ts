import type { Document } from '../document/document.js';
import type { TokenTest } from './token-tests.js';
import { Fact, type Known, type WordFacts } from './word-facts.js';

const { ALWAYS, DEPENDS } = Fact;

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
    /** The parts of the condition that few words can meet; a token must meet all of them. */
    private readonly rareParts: readonly Condition[] | 'itself',
    /** The clue of a text with tokens that can meet the condition, if it is none of words. */
    clue?: number,
  ) {
    this.id = facts.addCondition();
    this.knownClue = clue;
  }

  /** The conditions on the token that few words can meet. */
  get rare(): readonly Condition[] {
    return this.rareParts === 'itself' ? [this] : this.rareParts;
  }

  /** The clue of the words that can meet the condition, see `WordFacts`. */
  clue(): number {
    return (this.knownClue ??= this.facts.addRequired((word) => this.may(word)));
  }

  isMet(doc: Document, i: number): boolean {
    const fact = this.facts.about(doc, i, this);
    return fact === DEPENDS ? this.test(doc, i) : fact === ALWAYS;
  }
}
