import * as Sign from '../document/signs.js';
import { Kind } from './letters.js';

/** The code units of signs that have variants, in canonical form, by their kind. */
const CANONICAL = new Uint16Array(Object.keys(Kind).length);
CANONICAL[Kind.lineEnd] = Sign.LINE_END;
CANONICAL[Kind.hyphen] = Sign.HYPHEN;
CANONICAL[Kind.apostrophe] = Sign.APOSTROPHE;
CANONICAL[Kind.degree] = Sign.DEGREE;

/** The code unit of the sign at an offset; the same one for all its variants. */
export function canonicalSign(text: string, i: number, kind: number): number {
  const canonical = CANONICAL[kind] ?? 0;
  return canonical === 0 ? text.charCodeAt(i) : canonical;
}
