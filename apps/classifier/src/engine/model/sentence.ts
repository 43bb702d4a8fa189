import * as Class from '../../languages/grammar.js';
import type { Document } from './document.js';
import { EDGE, NUMBER, PUNCTUATION, WORD } from '../text/tokens.js';

/** Lookup table by code unit: 1 for every sign that always ends a sentence. */
const SENTENCE_END = new Uint8Array(0x10000);
for (const sign of '!?;\n…•·●') SENTENCE_END[sign.charCodeAt(0)] = 1;

/** Whether the token ends a sentence, and with it every clause. */
export function endsSentence(doc: Document, i: number): boolean {
  if (doc.kind(i) === EDGE) return true;
  if (doc.kind(i) !== PUNCTUATION) return false;
  return doc.is(i, '.') ? isFullStop(doc, i) : SENTENCE_END[doc.sign(i)] === 1;
}

/** Index of the opening bracket that matches the closing one, or -1. */
export function openingBracket(doc: Document, closing: number): number {
  let i = closing - 1;
  while (i >= 0 && !doc.is(i, '(')) i--;
  return i;
}

/** Whether a full stop ends the sentence: not in "th. 6", "10 min. environ" and "B.B.Q.". */
function isFullStop(doc: Document, i: number): boolean {
  const isShort = isLetter(doc, i - 1) || doc.hasClass(i - 1, Class.ABBREVIATION);
  if (doc.kind(i + 1) === NUMBER) return !isShort;
  if (doc.kind(i + 1) !== WORD) return true;
  if (!doc.capital(i + 1)) return !isShort;
  const initials = isLetter(doc, i - 1) && isLetter(doc, i + 1);
  return !(initials && doc.start(i + 1) === doc.end(i));
}

function isLetter(doc: Document, i: number): boolean {
  return doc.kind(i) === WORD && doc.end(i) - doc.start(i) === 1;
}
