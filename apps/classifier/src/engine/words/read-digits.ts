import { kindAt, valueOfFraction } from './letters.js';

/**
 * Reads "12", "1,5", ".5", "1/2", "½", "1 1/2", "1½", "1-1/2" or "1 1 / 2" as one number.
 * `separator` is the sign between groups of three digits.
 */
export function readDigits(text: string, start: number, separator = ''): WrittenNumber {
  const whole = readSpacedFraction(text, start) ?? readPart(text, start, separator);
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

/** Reads a fraction with spaces: "1 / 2", "1 /4". */
function readSpacedFraction(text: string, start: number): Part | undefined {
  const [written, over, under] = /^(\d) ?\/ ?(\d)(?!\d)/.exec(text.slice(start, start + 6)) ?? [];
  if (written === undefined || !(Number(over) < Number(under))) return undefined;
  return { value: Number(over) / Number(under), end: start + written.length, fraction: true };
}

function readPart(text: string, start: number, separator = ''): Part {
  if (kindAt(text, start) === 'fraction')
    return { value: valueOfFraction(text.charAt(start)), end: start + 1, fraction: true };
  const i = thousandsEnd(text, start);
  const whole = Number(text.slice(start, i).replace(/\D/g, ''));
  const end = digitsEnd(text, i + 1);
  const right = text.slice(i + 1, end);
  const sign = text[i];
  if (right.length === 3 && i - start <= 3 && sign === separator)
    return { value: whole * 1000 + Number(right), end, fraction: false };
  if (right !== '' && (sign === ',' || sign === '.'))
    return { value: Number(`${String(whole)}.${right}`), end, fraction: false };
  return readDenominator(text, i, whole) ?? { value: whole, end: i, fraction: false };
}

/** The sign and the denominator of a fraction: "1/2", "1/ 2", "1⁄2". "th. 6/180 °C" has none. */
const DENOMINATOR = /[/⁄\\] ?(\d{1,2})(?!\d)/y;

function readDenominator(text: string, at: number, numerator: number): Part | undefined {
  DENOMINATOR.lastIndex = at;
  const [written, digits] = DENOMINATOR.exec(text) ?? [];
  const under = Number(digits);
  // "20/25 g" is a range.
  if (written === undefined || (numerator >= 10 && under > numerator)) return undefined;
  const end = at + written.length;
  const whole = Math.floor(numerator / 10);
  const over = numerator % 10;
  // "11⁄2" is 1 1/2 without its space.
  if (whole > 0 && over > 0 && over < under && under < 10)
    return { value: whole + over / under, end, fraction: false };
  return { value: under === 0 ? NaN : numerator / under, end, fraction: true };
}

/**
 * End of a number. Three digits after an apostrophe belong to it; after a space only if they are
 * "000": "1 200 g" can be one pack of 200 g.
 */
function thousandsEnd(text: string, start: number): number {
  const end = digitsEnd(text, start);
  const group = digitsEnd(text, end + 1);
  const kind = kindAt(text, end);
  if (end - start > 3 || group !== end + 4) return end;
  return kind === 'apostrophe' || (kind === 'space' && text.endsWith('000', group)) ? group : end;
}

function digitsEnd(text: string, start: number): number {
  let i = start;
  while (kindAt(text, i) === 'digit') i++;
  return i;
}
