import type { Document } from '../../document/document.js';

/**
 * End of a duration or a degree, which is no object: "10 minutes", "1 h 30", "plusieurs heures", "all
 * the time", "un peu", "5 minutes more"; `from` if there is none.
 */
export function timeEnd(doc: Document, from: number, end: number): number {
  const to = lengthEnd(doc, from, end);
  return to > from && doc.hasClass(to, 'DEGREE') ? to + 1 : to;
}

function lengthEnd(doc: Document, from: number, end: number): number {
  const isAdjective = (i: number) => doc.word(i).measure?.isAdjective ?? false;
  let noun = from;
  while (doc.hasClass(noun, 'DETERMINER') || (noun > from && isAdjective(noun))) noun++;
  if (noun > from && doc.hasAnyClass(noun, ['MEASURE', 'DEGREE'])) return noun + 1;
  const isNumber = (i: number) => doc.value(i) !== undefined;
  let i = from;
  const isBetween = (at: number) =>
    doc.is(at, '-') || doc.hasClass(at, 'RANGE') || (at > from && isAdjective(at));
  while (i < end && (isNumber(i) || isBetween(i))) i++;
  if (i === from || i >= end) return from;
  // "5 more minutes", "a few minutes".
  const isLater = doc.hasClass(i + 1, 'MEASURE') && doc.mentionAt(i) === undefined;
  if (!doc.hasClass(i, 'MEASURE') && isLater) i++;
  if (!doc.hasClass(i, 'MEASURE')) return from;
  i++;
  return i < end && doc.isNumber(i) && !doc.hasClass(i + 1, 'OF') ? i + 1 : i;
}
