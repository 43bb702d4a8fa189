// Signs by their code units, in canonical form.
export const COMMA = unitOf(',');
export const SEMICOLON = unitOf(';');
export const COLON = unitOf(':');
export const FULL_STOP = unitOf('.');
export const OPENING_BRACKET = unitOf('(');
export const CLOSING_BRACKET = unitOf(')');
export const SLASH = unitOf('/');
/** Stands for every hyphen. */
export const HYPHEN = unitOf('-');
export const EN_DASH = unitOf('–');
export const EM_DASH = unitOf('—');
export const MINUS = unitOf('−');
export const PLUS = unitOf('+');
export const TIMES = unitOf('×');
export const PERCENT = unitOf('%');
export const AMPERSAND = unitOf('&');
export const LINE_END = unitOf('\n');
/** Stands for every apostrophe and prime. */
export const APOSTROPHE = unitOf('’');
/** Stands for every ring above the line. */
export const DEGREE = unitOf('°');

/** The code unit of a sign. */
export function unitOf(sign: string): number {
  return sign.charCodeAt(0);
}
