import { ADJECTIVE } from '../engine/model/word-classes.js';
import type { Line } from './line.js';

export interface NumberPhrase {
  readonly value: number;
  /** The token after the phrase. */
  readonly to: number;
}

const DASHES: ReadonlySet<string> = new Set(['-', '–', '—']);

/** Reads a number, a sum ("1 ½"), a product ("deux douzaines") or the upper bound of a range. */
export function readNumberPhrase(line: Line, at: number): NumberPhrase | undefined {
  const isFigure = (i: number) => !Number.isNaN(line.token(i).number);
  let value = line.value(at);
  if (Number.isNaN(value)) return undefined;
  let to = at + 1;
  const next = line.value(to);
  if (value < 1 && next === 1 && !isFigure(to)) {
    // "half an orange"
    to++;
  } else if (next < 1) {
    // "1 1/2" is a sum, "1 demi-citron" a product.
    value = isFigure(at) && isFigure(to) ? value + next : value * next;
    to++;
  } else if (
    line.lineWords.plus.has(line.lowerCase(to)) &&
    isFigure(to + 1) &&
    line.value(to + 1) < 1
  ) {
    // "1 and 1/2"
    value += line.value(to + 1);
    to += 2;
  } else {
    // "deux douzaines", "une bonne dizaine"
    const collective = line.hasClass(to, ADJECTIVE) ? to + 1 : to;
    if (line.value(collective) >= 10 && !isFigure(collective)) {
      value *= line.value(collective);
      to = collective + 1;
    }
  }
  const link = line.lowerCase(to);
  const upper = DASHES.has(link) || line.lineWords.range.has(link) ? line.value(to + 1) : NaN;
  return upper > value ? { value: upper, to: to + 2 } : { value, to };
}
