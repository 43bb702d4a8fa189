import type { Document } from '../document/document.js';
import type { Word } from '../document/word.js';
import { CompiledPattern } from './compiled-pattern.js';
import type { ConditionCompiler } from './condition-compiler.js';
import { parsePattern } from './pattern.js';
import { type Row, type RowSet, RowSets } from './row-set.js';
import type { PatternNames, Rule } from './rule.js';
import type { WordFacts } from './word-facts.js';

/** What a list of rules decided about a token. */
export interface Decision<Result> {
  readonly rule: Rule<Result>;
  /** First token of the clause. */
  readonly clauseStart: number;
}

interface RuleRow<Result> extends Row {
  readonly rule: Rule<Result>;
}

/** Compiles the patterns of a language. */
export type CompileWhen = (when: string) => CompiledPattern;

/** Rules in their order: the first that matches decides. */
export class RuleList<Result> {
  private readonly sets: RowSets<RuleRow<Result>>;
  /** The clue of words without which no rule matches, see `WordFacts`; 0 for a list about all texts. */
  private readonly clue: number;
  /** The rows that can match at a token of a word, by the shape of the word; null without any. */
  private readonly rowsByShape: (RowSet<RuleRow<Result>> | null | undefined)[] = [];

  /** @param facts given for a list about few texts, see {@link concerns} */
  constructor(rules: readonly Rule<Result>[], compile: CompileWhen, facts?: WordFacts) {
    const rows = rules.map((rule) => ({ rule, pattern: compile(rule.when) }));
    this.sets = new RowSets(rows);
    this.clue =
      facts?.addRequired((word) => rows.some(({ pattern }) => pattern.mayRequire(word))) ?? 0;
  }

  /** Whether a rule can match in a text. */
  concerns(doc: Document): boolean {
    return doc.hasClues(this.clue);
  }

  /** Returns the decision about a token; undefined if no rule matches. */
  decide(doc: Document, at: number): Decision<Result> | undefined {
    for (let rows = this.rowsAbout(doc, at); rows !== null; rows = rows.rest) {
      const match = rows.find(doc, at, at + 1, rows.all);
      if (match !== undefined) return { rule: match.row.rule, clauseStart: match.from };
    }
    return undefined;
  }

  private rowsAbout(doc: Document, at: number): RowSet<RuleRow<Result>> | null {
    const shape = doc.shape(at);
    const rows = this.rowsByShape[shape];
    return rows === undefined ? this.selectRows(doc.word(at), shape) : rows;
  }

  private selectRows(word: Word, shape: number): RowSet<RuleRow<Result>> | null {
    while (this.rowsByShape.length < shape) this.rowsByShape.push(undefined);
    return (this.rowsByShape[shape] = this.sets.about(word, () => true));
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
