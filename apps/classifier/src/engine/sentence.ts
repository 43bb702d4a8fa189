import { ABBREVIATION } from '../lexicon/grammar.js';
import { classOf, type Language } from './language.js';
import { EDGE, PUNCTUATION, type Tokens, WORD } from './tokens.js';

const ENDS = new Set(['!', '?', ';', '\n', '…', '•', '·', '●'].map((sign) => sign.charCodeAt(0)));

/** Whether a sentence, and with it every clause, ends at a token. */
export function endsSentence(language: Language, tokens: Tokens, i: number): boolean {
  if (tokens.kind(i) === EDGE) return true;
  if (tokens.kind(i) !== PUNCTUATION) return false;
  return tokens.is(i, '.') ? isFullStop(language, tokens, i) : ENDS.has(tokens.sign(i));
}

/** Abbreviations end in a full stop too: "2 c. à soupe", "10 min. environ", "B.B.Q.". */
function isFullStop(language: Language, tokens: Tokens, i: number): boolean {
  if (tokens.kind(i + 1) !== WORD) return true;
  const single = tokens.kind(i - 1) === WORD && tokens.end(i - 1) - tokens.start(i - 1) === 1;
  if (tokens.capital(i + 1)) return !(single && tokens.start(i + 1) === tokens.end(i));
  return !single && (classOf(language, tokens, i - 1) & ABBREVIATION) === 0;
}
