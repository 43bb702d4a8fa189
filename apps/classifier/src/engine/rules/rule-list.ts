import type { Document } from '../document/document.js';
import type { Word } from '../words/word.js';
import type { Pattern, Reader } from './pattern.js';
import type { PatternCompiler } from './pattern-compiler.js';
import type { Rule } from './rule.js';

/** What a list of rules decided about a token. */
export interface RuleDecision<Result> {
  readonly rule: Rule<Result>;
  /** First token of the phrase of the token: where `[` stands in the pattern. */
  readonly phraseStart: number;
}

/** A rule with its compiled pattern. */
interface CompiledRule<Result> {
  readonly rule: Rule<Result>;
  readonly pattern: Pattern;
}

/** Number of lists so far, of all languages: some words are shared. */
let numberOfLists = 0;

/** Rules in their order: the first that matches decides. */
export class RuleList<Result> {
  private readonly rules: readonly CompiledRule<Result>[];
  /** The place of the rules of this list in `Word.rules`. */
  private readonly number = numberOfLists++;

  constructor(rules: readonly Rule<Result>[], patterns: PatternCompiler) {
    this.rules = rules.map((rule) => ({ rule, pattern: patterns.compile(rule.when) }));
  }

  /** Returns the decision about a token; undefined if no rule matches. */
  decide(doc: Document, at: number): RuleDecision<Result> | undefined {
    const rules = this.rulesAbout(doc.word(at));
    if (rules.length === 0) return undefined;
    let reader: Reader | undefined;
    let nearest: number | null = null;
    for (const { rule, pattern } of rules) {
      // Many rules in a row start with the same part, such as the adverbs before a verb.
      if (pattern.nearest !== reader) {
        reader = pattern.nearest;
        nearest = reader(doc, at - 1);
      }
      const match = pattern.match(doc, at, at + 1, nearest);
      if (match !== null) return { rule, phraseStart: match.from };
    }
    return undefined;
  }

  private rulesAbout(word: Word): readonly CompiledRule<Result>[] {
    word.rules[this.number] ??= this.rules.filter(({ pattern }) => pattern.isAbout(word));
    return word.rules[this.number] as readonly CompiledRule<Result>[];
  }
}
