import type { LocalizedDocument } from '../compile/compiled-language.js';
import { findAmounts, isNumbered } from '../quantities/amounts/find-amounts.js';

/** Finds the amounts. Numbers of minutes and of tools, which are many in steps, are left out. */
export function findStepAmounts(doc: LocalizedDocument): void {
  doc.amounts = findAmounts(doc, countsNoFood);
}

/** Whether a number is followed by a time, a size or a tool: "10 minutes", "un bol". */
function countsNoFood(doc: LocalizedDocument, i: number): boolean {
  if (isNumbered(doc, i)) return true;
  const next = i + 1;
  const mention = doc.mentionAt(next);
  if (mention === undefined)
    return doc.hasClass(next, 'MEASURE') && !doc.isJoined(next) && !doc.isJoined(next + 1);
  const { entry, from, to } = mention;
  const isTool = entry.ingredient === null && entry.unit === null;
  const isOneWord = from === next && to === next + 1;
  const isInAmount = doc.word(next).amountRoles.size > 0;
  return isTool && isOneWord && !isInAmount && !doc.hasClass(next, 'ADJECTIVE');
}
