import type { Document } from '../document/document.js';
import type { Word } from '../words/word.js';
import type { ConditionCompiler } from './condition.js';
import { Matcher } from './matcher.js';
import { parsePattern } from './pattern.js';
import type { PatternNames, Rule } from './rule.js';

/** What a list of rules decided about a token. */
export interface RuleDecision<Result> {
  readonly rule: Rule<Result>;
  /** First token of the phrase of the token: where `[` stands in the pattern. */
  readonly phraseStart: number;
}

/** A rule with its compiled pattern. */
interface CompiledRule<Result> {
  readonly rule: Rule<Result>;
  readonly pattern: Matcher;
}

/** Compiles the pattern of a rule. */
export type CompileWhen = (when: string) => Matcher;

/** Number of lists so far, of all languages: some words are shared. */
let numberOfLists = 0;

/** Rules in their order: the first that matches decides. */
export class RuleList<Result> {
  private readonly rules: readonly CompiledRule<Result>[];
  /** The place of the rules of this list in `Word.rules`. */
  private readonly number = numberOfLists++;

  constructor(rules: readonly Rule<Result>[], compile: CompileWhen) {
    this.rules = rules.map((rule) => ({ rule, pattern: compile(rule.when) }));
  }

  /** Returns the decision about a token; undefined if no rule matches. */
  decide(doc: Document, at: number): RuleDecision<Result> | undefined {
    for (const { rule, pattern } of this.rulesAbout(doc.word(at))) {
      const match = pattern.match(doc, at);
      if (match !== null) return { rule, phraseStart: match.from };
    }
    return undefined;
  }

  private rulesAbout(word: Word): readonly CompiledRule<Result>[] {
    word.rules[this.number] ??= this.rules.filter(({ pattern }) => pattern.isAbout(word));
    return word.rules[this.number] as readonly CompiledRule<Result>[];
  }
}

/** Returns a function that compiles the patterns of a language. */
export function whenCompiler({ parts }: PatternNames, conditions: ConditionCompiler): CompileWhen {
  return (when) =>
    new Matcher(parsePattern(expandParts(when, parts)), (text) => conditions.compile(text));
}

/** Replaces `{name}` by the part of this name. A part may contain other parts. */
function expandParts(when: string, parts: PatternNames['parts']): string {
  return when.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`The pattern "${when}" names an unknown part.`);
    return `( ${expandParts(part, parts)} )`;
  });
}
