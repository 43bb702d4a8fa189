import type { LocalizedDocument } from '../../languages/localized-document.js';
import type { TokenRange } from '../../document/tokens.js';
import type { SubordinateKind } from '../../rules/rule.js';
import * as Sign from '../../document/signs.js';

const { COLON, COMMA } = Sign;

/** A subordinate clause: from its first word to a comma or to the next instruction. */
export interface SubordinateClause extends TokenRange {
  readonly kind: SubordinateKind;
}

const NO_CLAUSES: readonly SubordinateClause[] = [];

/** Finds the subordinate clauses of a text, in text order. */
export function findSubordinateClauses(doc: LocalizedDocument): readonly SubordinateClause[] {
  if (!doc.language.subordinateRules.concerns(doc)) return NO_CLAUSES;
  const found: SubordinateClause[] = [];
  let next = 0;
  for (let i = 0; i < doc.length; i++) {
    const decision = doc.language.subordinateRules.decide(doc, i);
    if (decision === undefined) continue;
    const { rule, clauseStart: from } = decision;
    const kind = rule.result;
    if (kind === null) {
      doc.record('clause', i, i + 1, rule.id, null);
      continue;
    }
    while ((doc.instructions[next]?.clauseStart ?? doc.length) <= i) next++;
    const limit = doc.instructions[next]?.clauseStart ?? doc.length;
    let to = i + 1;
    while (to < limit && !doc.is(to, COMMA) && !doc.is(to, COLON) && !doc.endsSentence(to)) to++;
    doc.record('clause', from, to, rule.id, kind);
    found.push({ kind, from, to });
    i = to - 1;
  }
  return found;
}
