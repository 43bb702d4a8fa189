import type { Document } from '../document.js';
import type { Vocabulary } from '../text/vocabulary.js';
import { WordTable } from '../text/word-table.js';
import { CompiledPattern } from './compiled-pattern.js';
import type { ConditionCompiler } from './condition-compiler.js';
import { parsePattern } from './pattern.js';
import type { PatternNames, Rule } from './rule.js';

/** What a list of rules decided about a token. */
export interface Decision<Result> {
  readonly rule: Rule<Result>;
  /** First token of the clause. */
  readonly clauseStart: number;
}

interface Row<Result> {
  readonly rule: Rule<Result>;
  readonly pattern: CompiledPattern;
}

/** Compiles the patterns of a language. */
export type CompileWhen = (when: string) => CompiledPattern;

/** Rules in their order: the first that matches decides. */
export class RuleList<Result> {
  /** The rows that can match at a token of a word. */
  private readonly rowsByWord: WordTable<readonly Row<Result>[]>;

  constructor(rules: readonly Rule<Result>[], compile: CompileWhen, vocabulary: Vocabulary) {
    const rows = rules.map((rule) => ({ rule, pattern: compile(rule.when) }));
    const none: readonly Row<Result>[] = [];
    this.rowsByWord = new WordTable(vocabulary, none, (word) => {
      const own = rows.filter(({ pattern }) => pattern.may(word));
      return own.length === 0 ? none : own;
    });
  }

  /** Returns the decision about a token; undefined if no rule matches. */
  decide(doc: Document, at: number): Decision<Result> | undefined {
    for (const { rule, pattern } of this.rowsByWord.get(doc.word(at))) {
      const range = pattern.match(doc, at, at + 1);
      if (range !== null) return { rule, clauseStart: range.from };
    }
    return undefined;
  }
}

/** Returns a function that compiles the patterns of a language. */
export function whenCompiler({ parts }: PatternNames, conditions: ConditionCompiler): CompileWhen {
  return (when) =>
    new CompiledPattern(parsePattern(expandParts(when, parts)), (text) => conditions.compile(text));
}

/** Replaces `{name}` by the part of this name. A part may contain other parts. */
function expandParts(when: string, parts: PatternNames['parts']): string {
  return when.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`The pattern "${when}" names an unknown part.`);
    return `( ${expandParts(part, parts)} )`;
  });
}
