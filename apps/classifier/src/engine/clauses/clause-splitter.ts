import type { Document } from '../../document/document.js';
import type { Instruction } from '../../document/instruction.js';
import type { Clause } from './clause.js';
import type { SubordinateClause } from './subordinate-clauses.js';

const NO_INSTRUCTIONS: readonly Instruction[] = [];

/** Collects the clauses of a text from left to right. */
export class ClauseSplitter {
  readonly clauses: Clause[] = [];
  /** Start, kind and sentence of the clause that is open. */
  private from = 0;
  private kind: Clause['kind'] = 'main';
  private sentence = 0;
  /** Index of the last main clause. */
  private main = 0;
  private nextInstruction = 0;
  private nextSubordinate = 0;
  private isInSubordinate = false;

  constructor(
    private readonly doc: Document,
    private readonly subordinates: readonly SubordinateClause[],
  ) {}

  startSentence(from: number, index: number): void {
    this.from = from;
    this.kind = 'main';
    this.sentence = index;
  }

  /** Starts the clause of a verb. At the same token as a subordinate clause, the verb decides. */
  startClause(at: number): void {
    this.splitAtSubordinates(at);
    this.splitAt(at, 'main');
  }

  endSentence(at: number): void {
    this.splitAtSubordinates(at);
    this.addClause(at);
  }

  /** Splits where the subordinate clauses up to a token start and end. */
  private splitAtSubordinates(last: number): void {
    while (this.nextSubordinate < this.subordinates.length) {
      const subordinate = this.subordinates[this.nextSubordinate];
      if (subordinate === undefined) return;
      const { from, to, kind } = subordinate;
      const at = this.isInSubordinate ? to : from;
      if (at > last) return;
      this.splitAt(at, this.isInSubordinate ? 'rest' : kind);
      if (this.isInSubordinate) this.nextSubordinate++;
      this.isInSubordinate = !this.isInSubordinate;
    }
  }

  private splitAt(at: number, kind: Clause['kind']): void {
    this.addClause(at);
    this.from = at;
    this.kind = kind;
  }

  /** Adds the open clause, which ends before a token, unless it has no words. */
  private addClause(end: number): void {
    const { doc, clauses, sentence } = this;
    let from = this.from;
    let to = end;
    while (from < to && isSign(doc, from)) from++;
    while (to > from && isSign(doc, to - 1)) to--;
    if (from === to) return;
    const instructions = this.instructionsBefore(to);
    const kind = instructions.length > 0 ? 'main' : this.kind;
    const index = clauses.length;
    if (kind === 'main') this.main = index;
    const owner = kind === 'rest' || kind === 'test' ? this.main : index;
    clauses.push({ from, to, instructions, kind, sentence, owner });
  }

  /** The instructions up to a token that are in no clause yet. */
  private instructionsBefore(end: number): readonly Instruction[] {
    const { instructions } = this.doc;
    const first = this.nextInstruction;
    let next = first;
    while (next < instructions.length && (instructions[next]?.head ?? end) < end) next++;
    this.nextInstruction = next;
    if (next === first) return NO_INSTRUCTIONS;
    return next - first === instructions.length ? instructions : instructions.slice(first, next);
  }
}

function isSign(doc: Document, i: number): boolean {
  const kind = doc.kind(i);
  return kind === 'sign' || kind === 'edge';
}
