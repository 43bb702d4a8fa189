import { CELSIUS_RANGE } from '#domain/detection/contract.js';
import type { Document } from '../../document/document.js';
import type { LocalizedDocument } from '../../compile/compiled-language.js';
import type { Temperature } from '../../document/measure.js';
import type { Scale } from '../../words/word.js';
import {
  joinsMeasures,
  type NumberRange,
  readNumberRange,
  readOneNumber,
} from './read-number-range.js';

/** A number on a scale, the upper one of a range, and the token after it. */
interface Reading {
  readonly max: number;
  readonly to: number;
  readonly scale: Scale;
  readonly written: Temperature['written'];
}

/** Signs between the name of a scale and its number: "th. 6", "thermostat : 6", "thermostat (6". */
const SEPARATORS: ReadonlySet<string> = new Set(['.', ':', '(']);

const MINUS_SIGNS: ReadonlySet<string> = new Set(['-', '–', '−']);

/**
 * Reads the temperature that starts at a token: "180 °C", "350 degrees F", "th. 6", "gas mark 4".
 *
 * @param numbers the numbers at the token
 */
export function readTemperature(
  doc: LocalizedDocument,
  from: number,
  numbers: NumberRange | undefined,
): Temperature | undefined {
  const reading = readAfterScale(doc, from) ?? readDegreeRange(doc, from, numbers);
  if (reading === undefined) return undefined;
  const { max, scale, written, to } = reading;
  const celsius = Math.round(scale(max) ?? NaN);
  if (!(celsius >= CELSIUS_RANGE.min && celsius <= CELSIUS_RANGE.max)) return undefined;
  return { kind: 'temperature', celsius, written, from, to };
}

/** Reads a number after the name of its scale. */
function readAfterScale(doc: LocalizedDocument, from: number): Reading | undefined {
  const name = doc.word(from).scales?.longest(doc, from + 1);
  if (name === undefined) return undefined;
  const separated = doc.isOneOf(name.end, SEPARATORS);
  const at = separated ? name.end + 1 : name.end;
  const numbers = readNumberRange(doc, at);
  if (numbers === undefined) return undefined;
  // "th. 6 - 180 °C", "gas 7 or 200C": the same temperature twice.
  const { isDegrees, scale } = doc.word(numbers.to).measure ?? {};
  const number = isDegrees || scale ? (readOneNumber(doc, at) ?? numbers) : numbers;
  return { max: number.max, to: number.to, scale: name.value, written: 'scale' };
}

/** Reads degrees, or a range of degrees on one scale: "45 °C à 50 °C". */
function readDegreeRange(
  doc: LocalizedDocument,
  from: number,
  numbers: NumberRange | undefined,
): Reading | undefined {
  const lower = readDegrees(doc, from, numbers);
  if (lower === undefined || !joinsMeasures(doc, lower.to, from)) return lower;
  const next = lower.to + 1;
  const upper = readDegrees(doc, next, readNumberRange(doc, next));
  if (upper?.scale !== lower.scale || upper.max < lower.max) return lower;
  return { max: upper.max, to: upper.to, scale: lower.scale, written: upper.written };
}

function readDegrees(
  doc: LocalizedDocument,
  from: number,
  positive: NumberRange | undefined,
): Reading | undefined {
  const { minWithoutDegrees, degreeScale } = doc.language.data.measures;
  const negative = isMinus(doc, from);
  const numbers = negative ? readNumberRange(doc, from + 1) : positive;
  if (numbers === undefined) return undefined;
  // "45-degree"
  const at = doc.is(numbers.to, '-') ? numbers.to + 1 : numbers.to;
  const hasDegrees = doc.word(at).measure?.isDegrees ?? false;
  if (!hasDegrees && numbers.max < minWithoutDegrees) return undefined;
  const afterDegrees = hasDegrees ? at + 1 : numbers.to;
  const dotted = doc.is(afterDegrees, '.') && doc.hasClass(at, 'ABBREVIATION');
  const nameAt = dotted ? afterDegrees + 1 : afterDegrees;
  const named = doc.word(nameAt).measure?.scale;
  const max = negative ? -numbers.max : numbers.max;
  if (named !== undefined) return { max, to: nameAt + 1, scale: named, written: 'scale' };
  const written = hasDegrees ? 'degrees' : 'number';
  return { max, to: afterDegrees, scale: degreeScale, written };
}

/** Whether a token is the sign of a negative number: "at -18 °C", but not "Oven - 180 °C". */
function isMinus(doc: Document, i: number): boolean {
  if (!doc.isOneOf(i, MINUS_SIGNS)) return false;
  if (doc.hasClass(i - 1, 'PREPOSITION')) return true;
  return doc.end(i) === doc.start(i + 1) && doc.end(i - 1) < doc.start(i);
}
