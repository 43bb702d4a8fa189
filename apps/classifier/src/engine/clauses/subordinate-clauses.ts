import type { LocalizedDocument } from '../compile/compiled-language.js';
import type { TokenRange } from '../document/token.js';
import { bracketEnd } from '../quantities/amounts/container-size.js';
import type { SubordinateKind } from '../rules/rule.js';

/** A subordinate clause: from its first word to a comma, the end of the bracket around it or the next instruction. */
export interface SubordinateClause extends TokenRange {
  readonly kind: SubordinateKind;
}

/** Finds the subordinate clauses of a text, in text order. */
export function findSubordinateClauses(doc: LocalizedDocument): readonly SubordinateClause[] {
  const found: SubordinateClause[] = [];
  for (let i = 0; i < doc.length; i++) {
    const decision = doc.language.subordinateRules.decide(doc, i);
    if (decision === undefined) continue;
    const { rule, phraseStart: from } = decision;
    const kind = rule.result;
    const to = kind === null ? i + 1 : clauseEnd(doc, i);
    doc.record('clause', kind === null ? i : from, to, rule.id, kind);
    if (kind !== null) found.push({ kind, from, to });
    i = to - 1;
  }
  return found;
}

/** End of the subordinate clause with the word `i`: a sign outside its brackets, or the next instruction. */
function clauseEnd(doc: LocalizedDocument, i: number): number {
  const limit = doc.instructions.find(({ phraseStart: at }) => at > i)?.phraseStart ?? doc.length;
  let to = i + 1;
  const isEnd = () => doc.is(to, ',') || doc.is(to, ':') || doc.is(to, ')') || doc.endsSentence(to);
  while (to < limit && !isEnd()) to = doc.is(to, '(') ? bracketEnd(doc, to) : to + 1;
  return Math.min(to, limit);
}
