import type { Document } from '../document/document.js';
import { MAX_COORDINATED_VERBS } from '../document/instruction.js';

/** Index of the last verb that shares the object: "line" in "Butter, flour and line a tin". */
export function lastCoordinated(doc: Document, first: number): number {
  const { instructions } = doc;
  let last = first;
  for (; last - first < MAX_COORDINATED_VERBS; last++) {
    const next = instructions[last + 1];
    if (!isCoordinated(doc, instructions[last]?.to ?? 0, next?.phraseStart ?? 0)) break;
  }
  return last;
}

/** Whether only commas and conjunctions stand between two tokens. */
function isCoordinated(doc: Document, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    if (!doc.is(i, ',') && !doc.hasClass(i, 'CONJUNCTION')) return false;
  }
  return from < to;
}

/** End of the first mention after an instruction, which is its object. */
export function objectEnd({ length, mentions, instructions }: Document, at: number): number {
  const from = instructions[at]?.to ?? 0;
  const end = instructions[at + 1]?.phraseStart ?? length;
  return Math.min(end, mentions.find((mention) => mention.from >= from)?.to ?? from);
}
