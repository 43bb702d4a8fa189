import { MEASURE } from '../../languages/grammar.js';
import { classOf, type Language } from '../model/language.js';
import { NUMBER, type Tokens } from '../text/tokens.js';

const INCHES = ['"', '”', '″'];
const TIMES: ReadonlySet<string> = new Set(['x', 'by', '×']);

/** Whether dimensions or inches stand directly before a token: "9 x 13", "8 by 8". */
export function followsDimensions(tokens: Tokens, at: number): boolean {
  if (INCHES.some((sign) => tokens.is(at - 1, sign))) return true;
  return tokens.kind(at - 1) === NUMBER && TIMES.has(tokens.lowerCase(at - 2));
}

/** Whether a token can be part of dimensions: "9 x 13 inch". */
export function isPartOfDimensions(language: Language, tokens: Tokens, i: number): boolean {
  if (tokens.kind(i) === NUMBER || tokens.is(i, '-')) return true;
  if (INCHES.some((sign) => tokens.is(i, sign))) return true;
  return (classOf(language, tokens, i) & MEASURE) !== 0 || TIMES.has(tokens.lowerCase(i));
}
