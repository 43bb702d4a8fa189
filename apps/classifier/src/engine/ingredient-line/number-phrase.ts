import { numberOf } from '../model/language.js';
import type { Tokens } from '../text/tokens.js';
import { type LineLanguage } from './line.js';

export interface NumberPhrase {
  readonly value: number;
  /** The token after its last. */
  readonly to: number;
}

const DASHES: ReadonlySet<string> = new Set(['-', '–', '—']);

/** Reads a number, a sum ("1 ½"), a product ("deux douzaines") or the upper bound of a range. */
export function readNumberPhrase(
  { language, words }: LineLanguage,
  tokens: Tokens,
  at: number,
): NumberPhrase | undefined {
  const numberAt = (i: number) => numberOf(language, tokens, i);
  const isFigure = (i: number) => !Number.isNaN(tokens.number(i));
  let value = numberAt(at);
  if (Number.isNaN(value)) return undefined;
  let to = at + 1;
  const next = numberAt(to);
  if (next < 1) {
    value = isFigure(at) ? value + next : next;
    to++;
  } else if (next >= 10 && !isFigure(to)) {
    value *= next;
    to++;
  }
  const link = tokens.lowerCase(to);
  const end = DASHES.has(link) || words.range.has(link) ? numberAt(to + 1) : NaN;
  return end > value ? { value: end, to: to + 2 } : { value, to };
}
