import { DIGIT, FRACTION, FRACTION_VALUE, HYPHEN, LETTER, SPACE, kindAt } from './letters.js';
import type { Tokens } from './tokens.js';

const ZERO = 0x30;

/** Reads "12", "1,5", "1/2", "½", "1 1/2", "1½" or "1-1/2" as one number. Returns its end. */
export function readNumber(text: string, start: number, tokens: Tokens): number {
  const end = digitsEnd(text, start);
  if (end > start && !mayContinue(text, end)) {
    tokens.pushNumber(start, end, valueOfDigits(text, start, end));
    return end;
  }
  const whole = readPart(text, start);
  const rest = whole.fraction ? undefined : readFractionAfter(text, whole.end);
  tokens.pushNumber(start, rest?.end ?? whole.end, whole.value + (rest?.value ?? 0));
  return rest?.end ?? whole.end;
}

/** Whether the number may continue after its first digits. Most numbers do not: "200 g". */
function mayContinue(text: string, end: number): boolean {
  const kind = kindAt(text, end);
  const next = kindAt(text, end + 1);
  return kind === FRACTION || (kind !== LETTER && (next === DIGIT || next === FRACTION));
}

interface Part {
  readonly value: number;
  readonly end: number;
  readonly fraction: boolean;
}

/** Reads the fraction after a whole number, if there is one. */
function readFractionAfter(text: string, end: number): Part | undefined {
  const separated = kindAt(text, end) === SPACE || kindAt(text, end) === HYPHEN;
  const at = separated ? end + 1 : end;
  const kind = kindAt(text, at);
  if (kind !== FRACTION && !(separated && kind === DIGIT)) return undefined;
  const part = readPart(text, at);
  return part.fraction && part.value < 1 ? part : undefined;
}

function readPart(text: string, start: number): Part {
  const fractionSign = FRACTION_VALUE.get(text.charCodeAt(start));
  if (fractionSign !== undefined) return { value: fractionSign, end: start + 1, fraction: true };
  let i = thousandsEnd(text, start);
  const separator = text[i];
  const after = digitsEnd(text, i + 1);
  if (
    after === i + 1 ||
    (separator !== ',' && separator !== '.' && separator !== '/' && separator !== '⁄')
  ) {
    return { value: valueOfDigits(text, start, i), end: i, fraction: false };
  }
  const left = valueOfDigits(text, start, i);
  const right = text.slice(i + 1, after);
  i = after;
  if (separator === ',' || separator === '.') {
    return { value: Number(`${String(left)}.${right}`), end: i, fraction: false };
  }
  const value = Number(right) === 0 ? NaN : left / Number(right);
  return { value, end: i, fraction: true };
}

/** End of a number. Digits after a space belong to it only if they are "000": "1 200 g" can be one pack of 200 g. */
function thousandsEnd(text: string, start: number): number {
  const end = digitsEnd(text, start);
  const group = digitsEnd(text, end + 1);
  const grouped = end - start <= 3 && kindAt(text, end) === SPACE && group === end + 4;
  return grouped && text.endsWith('000', group) ? group : end;
}

/** Value of the digits in a range. Separators are ignored. */
function valueOfDigits(text: string, start: number, end: number): number {
  let value = 0;
  for (let i = start; i < end; i++) {
    if (kindAt(text, i) === DIGIT) value = value * 10 + text.charCodeAt(i) - ZERO;
  }
  return value;
}

function digitsEnd(text: string, start: number): number {
  let i = start;
  while (kindAt(text, i) === DIGIT) i++;
  return i;
}
