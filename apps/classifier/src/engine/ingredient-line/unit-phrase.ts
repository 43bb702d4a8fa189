import type { UnitKey } from '#domain/catalogue/units.js';
import type { UnitConversion } from '../model/entry.js';
import { WORD } from '../text/tokens.js';
import type { Line } from './line.js';
import { readNumberPhrase } from './number-phrase.js';

export interface UnitPhrase extends UnitConversion {
  /** The token after the phrase. */
  readonly to: number;
}

/** The size of a container: "14.5 ounce" in "1 (14.5 ounce) can". */
export interface Size extends UnitPhrase {
  readonly value: number;
}

/** Counted units. They are not the size of a container, and "Pincée de sel" means one pinch. */
export const COUNTED: ReadonlySet<UnitKey> = new Set([
  'pinch',
  'slice',
  'clove',
  'bunch',
  'sprig',
  'sachet',
]);

const TIMES: ReadonlySet<string> = new Set(['x', '×']);

/** Maximum number of words between a number and its unit: "2 très grosses gousses". */
const MAX_ADJECTIVES = 3;

/** The unit at a token. "cloves" is a unit in "4 cloves garlic", and not in "4 cloves". */
export function unitAt(line: Line, at: number): UnitPhrase | undefined {
  const mention = line.mentions.find(({ from, entry }) => from === at && entry.unit !== null);
  if (mention?.entry.unit == null) return undefined;
  if (mention.entry.ingredient !== null) {
    const food = line.mentions.find(
      ({ from, entry }) => from >= mention.to && entry.ingredient !== null,
    );
    if (food === undefined) return undefined;
    for (let i = mention.to; i < food.from; i++) if (line.is(i, ',')) return undefined;
  }
  return { ...mention.entry.unit, to: mention.to };
}

/** First token of the measure after a number, past "de" and adjectives; `at` if there is none. */
export function measureStart(line: Line, at: number): number {
  for (let i = at; i <= at + MAX_ADJECTIVES; i++) {
    if (unitAt(line, i) !== undefined) return i;
    if (line.kind(i) !== WORD || isFood(line, i)) return at;
    const word = line.lowerCase(i);
    if (line.containers.has(word) || line.pieces.has(word) || line.vague.has(word)) return i;
  }
  return at;
}

/** Whether a token is part of an ingredient's name: "noix" in "12 noix de Saint-Jacques". */
export function isFood({ mentions }: Line, i: number): boolean {
  return mentions.some(({ from, to, entry }) => from <= i && i < to && entry.ingredient !== null);
}

/** Reads a size before its container: "1 (14.5 ounce) can", "2 8-oz packages", "2 x 400 g". */
export function sizeBefore(line: Line, at: number): Size | undefined {
  if (TIMES.has(line.lowerCase(at))) return readSize(line, at + 1);
  if (line.is(at, '(')) {
    const size = readSize(line, at + 1);
    return size && { ...size, to: bracketEnd(line, size.to) };
  }
  const size = readSize(line, at);
  const container = size === undefined ? '' : line.lowerCase(size.to);
  return line.containers.has(container) || line.pieces.has(container) ? size : undefined;
}

/** Reads a size after its container: "boîte de 398 ml", "boîte de lait (398 ml)". */
export function sizeAfter(line: Line, at: number): Size | undefined {
  const start = line.lineWords.of.has(line.lowerCase(at)) ? at + 1 : at;
  const adjacent = readSize(line, start);
  if (adjacent !== undefined) return adjacent;
  let open = at;
  while (open < line.length && !line.is(open, '(')) open++;
  const size = readSize(line, open + 1);
  return size && { ...size, to: open === at ? bracketEnd(line, size.to) : at };
}

function readSize(line: Line, at: number): Size | undefined {
  const number = readNumberPhrase(line, at);
  if (number === undefined) return undefined;
  const unit = unitAt(line, line.is(number.to, '-') ? number.to + 1 : number.to);
  if (unit === undefined || COUNTED.has(unit.key)) return undefined;
  return { ...unit, value: number.value };
}

function bracketEnd(line: Line, at: number): number {
  let close = at;
  while (close < line.length && !line.is(close, ')')) close++;
  return close + 1;
}
