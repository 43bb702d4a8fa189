import type { Document } from '../document.js';
import type { Vocabulary } from '../text/vocabulary.js';
import { type CompiledPattern, compilePattern } from './compile-pattern.js';
import { parsePattern } from './pattern.js';
import type { PatternNames, Rule } from './rule.js';
import { RowsByWord } from './rows-by-word.js';
import { TestCompiler } from './test-compiler.js';

/** What a list of rules decided about a token. */
export interface Decision<Result> {
  readonly rule: Rule<Result>;
  /** First token of the clause. */
  readonly clauseStart: number;
}

/** Rules in their order: the first that matches decides. */
export class RuleList<Result> {
  private readonly rows: RowsByWord<{ readonly rule: Rule<Result> } & CompiledPattern>;

  constructor(rules: readonly Rule<Result>[], names: PatternNames, vocabulary: Vocabulary) {
    const compile = whenCompiler(names, vocabulary);
    this.rows = new RowsByWord(rules.map((rule) => ({ rule, ...compile(rule.when) })));
  }

  /** Returns the decision about a token; undefined if no rule matches. */
  decide(doc: Document, at: number): Decision<Result> | undefined {
    for (const { rule, match } of this.rows.get(doc.word(at))) {
      const range = match(doc, at);
      if (range !== null) return { rule, clauseStart: range.from };
    }
    return undefined;
  }
}

/** Returns a function that compiles the patterns of a language. */
export function whenCompiler(
  names: PatternNames,
  vocabulary: Vocabulary,
): (when: string) => CompiledPattern {
  const tests = new TestCompiler(names.properties, vocabulary);
  return (when) =>
    compilePattern(parsePattern(expandParts(when, names.parts)), (test) => tests.compile(test));
}

/** Replaces `{name}` by the part of this name. A part may contain other parts. */
function expandParts(when: string, parts: PatternNames['parts']): string {
  return when.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`The pattern "${when}" names an unknown part.`);
    return `( ${expandParts(part, parts)} )`;
  });
}
