import { ABBREVIATION } from '../../languages/grammar.js';
import { classOf, type Language } from './language.js';
import { EDGE, NUMBER, PUNCTUATION, type Tokens, WORD } from '../text/tokens.js';

/** Lookup table by code unit: 1 for every sign that always ends a sentence. */
const SENTENCE_END = new Uint8Array(0x10000);
for (const sign of '!?;\n…•·●') SENTENCE_END[sign.charCodeAt(0)] = 1;

/** Whether the token ends a sentence, and with it every clause. */
export function endsSentence(language: Language, tokens: Tokens, i: number): boolean {
  if (tokens.kind(i) === EDGE) return true;
  if (tokens.kind(i) !== PUNCTUATION) return false;
  return tokens.is(i, '.') ? isFullStop(language, tokens, i) : SENTENCE_END[tokens.sign(i)] === 1;
}

/** Index of the opening bracket that matches the closing one, or -1. */
export function openingBracket(tokens: Tokens, closing: number): number {
  let i = closing - 1;
  while (i >= 0 && !tokens.is(i, '(')) i--;
  return i;
}

/** Whether a full stop ends the sentence: not in "th. 6", "10 min. environ" and "B.B.Q.". */
function isFullStop(language: Language, tokens: Tokens, i: number): boolean {
  const short = isLetter(tokens, i - 1) || (classOf(language, tokens, i - 1) & ABBREVIATION) !== 0;
  if (tokens.kind(i + 1) === NUMBER) return !short;
  if (tokens.kind(i + 1) !== WORD) return true;
  if (!tokens.capital(i + 1)) return !short;
  const initials = isLetter(tokens, i - 1) && isLetter(tokens, i + 1);
  return !(initials && tokens.start(i + 1) === tokens.end(i));
}

function isLetter(tokens: Tokens, i: number): boolean {
  return tokens.kind(i) === WORD && tokens.end(i) - tokens.start(i) === 1;
}
