import * as Class from '../model/word-classes.js';
import type { Document } from '../document.js';

const INCHES = ['"', '”', '″'];
const TIMES: ReadonlySet<string> = new Set(['x', 'by', '×']);

/** Whether dimensions or inches stand directly before a token: "9 x 13", "8 by 8". */
export function followsDimensions(doc: Document, at: number): boolean {
  if (INCHES.some((sign) => doc.is(at - 1, sign))) return true;
  return doc.kind(at - 1) === 'number' && TIMES.has(doc.lowerCase(at - 2));
}

/** Whether a token can be part of dimensions: "9 x 13 inch". */
export function isPartOfDimensions(doc: Document, i: number): boolean {
  if (doc.kind(i) === 'number' || doc.is(i, '-')) return true;
  if (INCHES.some((sign) => doc.is(i, sign))) return true;
  return doc.hasClass(i, Class.MEASURE) || TIMES.has(doc.lowerCase(i));
}
