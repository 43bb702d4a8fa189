import { kindAt, valueOfFraction } from './letters.js';

/**
 * Reads "12", "1,5", "1/2", "½", "1 1/2", "1½", "1-1/2" or "1 1 / 2" as one number. `separator` is
 * the sign between groups of three digits.
 */
export function readDigits(text: string, start: number, separator = ''): WrittenNumber {
  const whole = readPart(text, start, separator);
  const rest = whole.fraction ? undefined : readFractionAfter(text, whole.end);
  return rest === undefined ? whole : { value: whole.value + rest.value, end: rest.end };
}

/** A number and the offset after it. The value of a fraction with the denominator zero is NaN. */
export interface WrittenNumber {
  readonly value: number;
  readonly end: number;
}

interface Part extends WrittenNumber {
  readonly fraction: boolean;
}

/** Reads the fraction after a whole number, if there is one. */
function readFractionAfter(text: string, end: number): Part | undefined {
  const separated = kindAt(text, end) === 'space' || kindAt(text, end) === 'hyphen';
  const at = separated ? end + 1 : end;
  const kind = kindAt(text, at);
  if (kind !== 'fraction' && !(separated && kind === 'digit')) return undefined;
  const part = readSpacedFraction(text, at) ?? readPart(text, at);
  return part.fraction && part.value < 1 ? part : undefined;
}

/** Reads "1 / 2" with spaces, which is a fraction only after a whole number: "1 1 / 2". */
function readSpacedFraction(text: string, start: number): Part | undefined {
  const [written, over, under] = /^(\d) \/ (\d)(?!\d)/.exec(text.slice(start, start + 6)) ?? [];
  if (written === undefined || !(Number(under) > 0)) return undefined;
  return { value: Number(over) / Number(under), end: start + written.length, fraction: true };
}

function readPart(text: string, start: number, separator = ''): Part {
  if (kindAt(text, start) === 'fraction')
    return { value: valueOfFraction(text.charAt(start)), end: start + 1, fraction: true };
  const i = thousandsEnd(text, start);
  const whole = Number(text.slice(start, i).replace(/\s/g, ''));
  const end = digitsEnd(text, i + 1);
  const right = text.slice(i + 1, end);
  const sign = text[i];
  if (right.length === 3 && i - start <= 3 && sign === separator)
    return { value: whole * 1000 + Number(right), end, fraction: false };
  if (right !== '' && (sign === ',' || sign === '.'))
    return { value: Number(`${String(whole)}.${right}`), end, fraction: false };
  // "th. 6/180 °C" is no fraction.
  if (right !== '' && right.length < 3 && (sign === '/' || sign === '⁄'))
    return { value: Number(right) === 0 ? NaN : whole / Number(right), end, fraction: true };
  return { value: whole, end: i, fraction: false };
}

/** End of a number. Digits after a space belong to it only if they are "000": "1 200 g" can be one pack of 200 g. */
function thousandsEnd(text: string, start: number): number {
  const end = digitsEnd(text, start);
  const group = digitsEnd(text, end + 1);
  const grouped = end - start <= 3 && kindAt(text, end) === 'space' && group === end + 4;
  return grouped && text.endsWith('000', group) ? group : end;
}

function digitsEnd(text: string, start: number): number {
  let i = start;
  while (kindAt(text, i) === 'digit') i++;
  return i;
}
