import type { Line } from './line.js';

export interface NumberPhrase {
  readonly value: number;
  /** The token after the phrase. */
  readonly to: number;
}

const DASHES: ReadonlySet<string> = new Set(['-', '–', '—']);

/** Reads a number, a sum ("1 ½"), a product ("deux douzaines") or the upper bound of a range. */
export function readNumberPhrase(line: Line, at: number): NumberPhrase | undefined {
  const isFigure = (i: number) => !Number.isNaN(line.number(i));
  let value = line.value(at);
  if (Number.isNaN(value)) return undefined;
  let to = at + 1;
  const next = line.value(to);
  if (next < 1) {
    value = isFigure(at) ? value + next : next;
    to++;
  } else if (next >= 10 && !isFigure(to)) {
    value *= next;
    to++;
  }
  const link = line.lowerCase(to);
  const upper = DASHES.has(link) || line.lineWords.range.has(link) ? line.value(to + 1) : NaN;
  return upper > value ? { value: upper, to: to + 2 } : { value, to };
}
