import * as Class from './word-classes.js';
import type { Document } from './document.js';

/** Signs that always end a sentence. */
const SENTENCE_ENDS = '!?;\n…•·●';

/** Whether the token ends a sentence, and with it every clause. */
export function endsSentence(doc: Document, i: number): boolean {
  if (doc.sign(i) === 0) return i < 0 || i >= doc.length;
  return doc.is(i, '.') ? isFullStop(doc, i) : doc.isOneOf(i, SENTENCE_ENDS);
}

/** Whether a full stop ends the sentence: not in "th. 6", "10 min. environ" and "B.B.Q.". */
function isFullStop(doc: Document, i: number): boolean {
  if (i + 1 >= doc.length) return true;
  const isShort = isLetter(doc, i - 1) || doc.hasClass(i - 1, Class.ABBREVIATION);
  if (doc.kind(i + 1) === 'number') return !isShort;
  if (doc.kind(i + 1) !== 'word') return true;
  if (!doc.capital(i + 1)) return !isShort;
  const initials = isLetter(doc, i - 1) && isLetter(doc, i + 1);
  return !(initials && doc.start(i + 1) === doc.end(i));
}

/** Whether a token is a word of one letter. */
export function isLetter(doc: Document, i: number): boolean {
  return doc.kind(i) === 'word' && doc.end(i) - doc.start(i) === 1;
}
