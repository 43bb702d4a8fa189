import { CLAUSE_RULES } from '../clauses/clause-rules.js';
import { clauseStartOf } from '../clauses/clause-start.js';
import { endOfPrevious, headingEnd, type Sentence, sentencesOf } from '../clauses/sentence.js';
import { findSubordinateClauses, type SubordinateClause } from '../clauses/subordinate-clauses.js';
import type { LocalizedDocument } from '../compile/compiled-language.js';
import { type Clause, rangeAt } from '../document/clause.js';
import type { Document } from '../document/document.js';
import type { TokenRange } from '../document/token.js';
import { isExclusion } from '../references/actions.js';
import { decidingRule } from '../rules/decision-table.js';

/** The start of a clause. */
interface Cut {
  readonly at: number;
  readonly kind: Clause['kind'];
  /** Whether it ends a bracket with a verb or an exclusion: "le beurre (en garder un peu), puis les blettes". */
  readonly isAfterAside?: boolean;
}

/**
 * Splits a text into clauses: at sentence ends, at subordinate clauses, and at each verb with its
 * own object. Coordinated verbs share the object of the last one, a phrase before a verb belongs to
 * this verb, and a gerund without an object stays with its main verb.
 */
export function splitClauses(doc: LocalizedDocument): void {
  const sentences = sentencesOf(doc);
  const subordinates = findSubordinateClauses(doc);
  const cuts: Cut[] = subordinates.flatMap(({ from, to, kind }) => [
    { at: from, kind },
    { at: to, kind: 'rest' },
  ]);
  for (const sentence of sentences) {
    const starts = [...verbClauses(doc, sentence, subordinates), sentence.to];
    for (const start of starts) {
      const end = doc.is(start - 1, '(') ? bracketEnd(doc, start, sentence) : undefined;
      if (end !== undefined) cuts.push({ at: end, kind: 'rest', isAfterAside: true });
    }
    cuts.push(...starts.map((at): Cut => ({ at, kind: 'main' })));
  }
  for (const instruction of doc.instructions.filter((each) => isExclusion([each]))) {
    const at = placeAfter(doc, instruction.head);
    if (at !== undefined) cuts.push({ at, kind: 'rest', isAfterAside: true });
  }
  // At the same token as a subordinate clause, the main clause comes last and decides.
  cuts.sort((a, b) => a.at - b.at);
  doc.clauses = clausesBetween(doc, cuts, sentences);
}

/** The tokens where the clauses of the verbs of a sentence start. */
function verbClauses(
  doc: Document,
  sentence: Sentence,
  subordinates: readonly SubordinateClause[],
): readonly number[] {
  const starts: number[] = [];
  for (const [i, instruction] of sentence.instructions.entries()) {
    const previous = sentence.instructions[i - 1];
    const { id, result } = decidingRule(CLAUSE_RULES, { doc, sentence, i, instruction, previous });
    const { from, to, head } = instruction;
    doc.record('clause', from, to, id, result);
    if (result !== 'new-clause') continue;
    const subordinate = subordinates.findLast((each) => each.to <= head);
    const floor = Math.max(endOfPrevious(sentence, i), subordinate?.to ?? 0);
    const start = headingEnd(doc, i, sentence) ?? clauseStartOf(doc, instruction, floor);
    if (start > (starts.at(-1) ?? sentence.from)) starts.push(start);
  }
  return starts;
}

/** The place after what is left out, which belongs to the verb before: "put all except the milk in a pan". */
function placeAfter(doc: Document, head: number): number | undefined {
  for (let i = head + 1; doc.isWord(i) && doc.instructionAt(i) === undefined; i++)
    if (doc.hasClass(i, 'LOCATIVE') && doc.mentionAt(i - 1) !== undefined) return i;
  return undefined;
}

/** The end of the bracket that is open at a token; undefined if it does not end in the sentence. */
function bracketEnd(doc: Document, from: number, { to }: Sentence): number | undefined {
  for (let i = from; i < to; i++) if (doc.is(i, ')')) return i;
  return undefined;
}

/** The clauses between some cuts. Ranges without words are none. */
function clausesBetween(
  doc: Document,
  cuts: readonly Cut[],
  sentences: readonly Sentence[],
): readonly Clause[] {
  const clauses: Clause[] = [];
  let open: Cut = { at: 0, kind: 'main' };
  let main = 0;
  let outer = 0;
  for (const cut of cuts) {
    const { from, to } = withoutSigns(doc, open.at, cut.at);
    if (from < to) {
      const instructions = doc.instructions.filter(({ head }) => head >= from && head < to);
      const kind = instructions.length > 0 ? 'main' : open.kind;
      if (open.isAfterAside === true) main = outer;
      if (kind === 'main' && (doc.is(from - 1, '(') || isExclusion(instructions))) outer = main;
      if (kind === 'main') main = clauses.length;
      const owner = kind === 'rest' || kind === 'test' ? main : clauses.length;
      const sentence = sentences[rangeAt(sentences, from)]?.number ?? 0;
      clauses.push({ from, to, instructions, kind, sentence, owner });
    }
    open = cut;
  }
  return clauses;
}

/** The tokens [from, to) without signs at their start and end. */
function withoutSigns(doc: Document, from: number, to: number): TokenRange {
  let [first, end] = [from, to];
  while (first < end && doc.isSign(first)) first++;
  while (end > first && doc.isSign(end - 1)) end--;
  return { from: first, to: end };
}
