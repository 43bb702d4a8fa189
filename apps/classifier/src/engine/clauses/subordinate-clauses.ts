import type { LocalizedDocument } from '../compile/compiled-language.js';
import type { TokenRange } from '../document/token.js';
import type { SubordinateKind } from '../rules/rule.js';

/** A subordinate clause: from its first word to a comma, the end of its bracket or the next instruction. */
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
    const to = kind === null ? i + 1 : clauseEnd(doc, from, i);
    doc.record('clause', kind === null ? i : from, to, rule.id, kind);
    if (kind !== null) found.push({ kind, from, to });
    i = to - 1;
  }
  return found;
}

/** End of the subordinate clause from a token on with the word `i`: a sign, or the next instruction. */
function clauseEnd(doc: LocalizedDocument, from: number, i: number): number {
  const isInBracket = doc.is(from - 1, '(');
  const next = doc.instructions.find(({ phraseStart }) => phraseStart > i);
  const limit = next?.phraseStart ?? doc.length;
  let to = i + 1;
  const isEnd = () =>
    doc.is(to, ',') || doc.is(to, ':') || (isInBracket && doc.is(to, ')')) || doc.endsSentence(to);
  while (to < limit && !isEnd()) to++;
  return to;
}
