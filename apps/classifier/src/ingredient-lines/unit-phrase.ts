import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import { INGREDIENTS } from '#domain/catalogue/ingredients.js';
import { METRIC_UNITS, type UnitKey } from '#domain/catalogue/units.js';
import type { UnitConversion } from '../engine/model/mention.js';
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

/** Subcategories of meat and fish, whose fillets are pieces. */
const FILLETED: ReadonlySet<SubcategoryKey> = new Set<SubcategoryKey>([
  'meats',
  'poultry',
  'curedMeats',
  'fish',
]);

const IS_FILLETED = new Map(
  INGREDIENTS.map(({ key, subcategory }) => [key, FILLETED.has(subcategory)]),
);

const TIMES: ReadonlySet<string> = new Set(['x', '×']);

/** Maximum number of tokens between a container and its size: "boîte de lait de coco (398 ml)". */
const MAX_TOKENS_BEFORE_SIZE = 16;

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
    if (isContainerName(line, i)) return i;
    if (line.kind(i) !== 'word' || isFood(line, i)) return at;
    const word = line.lowerCase(i);
    if (line.lineWords.sizes.has(word)) return at;
    if (line.containers.has(word) || line.pieces.has(word) || line.vague.has(word)) return i;
  }
  return at;
}

/** Whether a token is part of an ingredient's name: "noix" in "12 noix de Saint-Jacques". */
export function isFood({ mentions }: Line, i: number): boolean {
  return mentions.some(({ from, to, entry }) => from <= i && i < to && entry.ingredient !== null);
}

/** Whether a written unit is metric. A cup and a pound are converted and are not. */
export function isMetric({ key, factor }: UnitConversion): boolean {
  return METRIC_UNITS.has(key) && Number.isInteger(Math.log10(factor));
}

/** "filet" is a piece of meat or fish, or an amount without a number: "un filet d'huile". */
export function isVague(line: Line, at: number): boolean {
  const word = line.lowerCase(at);
  if (!line.vague.has(word)) return false;
  if (!line.pieces.has(word)) return true;
  const food = line.mentions.find(({ from, entry }) => from > at && entry.ingredient !== null);
  return food?.entry.ingredient != null && IS_FILLETED.get(food.entry.ingredient) === false;
}

/** Whether the name of a food starts with its container: "boîte de tomates". */
export function isContainerName(line: Line, at: number): boolean {
  const name = line.mentions.find(({ from }) => from === at);
  return name !== undefined && name.to - name.from > 1 && line.containers.has(line.lowerCase(at));
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
  for (let i = at; i < Math.min(line.length, at + MAX_TOKENS_BEFORE_SIZE); i++) {
    const word = line.lowerCase(i);
    if (line.lineWords.plus.has(word) || line.lineWords.or.has(word)) break;
    const size = introducesSize(line, i) ? readSize(line, i + 1) : undefined;
    if (size) return { ...size, to: i === at ? bracketEnd(line, size.to) : at };
  }
  return undefined;
}

/** Whether a size may follow: "boîte de thon (140 g)", "boîte de thon de 140 g", "boîte, 140 g". */
function introducesSize(line: Line, i: number): boolean {
  return (
    line.is(i, '(') ||
    line.is(i, ',') ||
    line.is(i, '-') ||
    line.is(i, '–') ||
    line.lineWords.of.has(line.lowerCase(i))
  );
}

/** Signs between two sizes that are the same: "14 oz / 400 g", "10 oz; 284 ml", "1/2 cup, 113 g". */
const SIZE_SEPARATORS: ReadonlySet<string> = new Set(['/', ';', ',']);

/** Reads a size. Of two sizes, the metric one is preferred: "14 oz / 400 g", "14 oz (400 g)". */
export function readSize(line: Line, at: number): Size | undefined {
  const size = readOneSize(line, at);
  if (size === undefined || isMetric(size)) return size;
  const inBrackets = line.is(size.to, '(');
  const isFollowed = inBrackets || SIZE_SEPARATORS.has(line.lowerCase(size.to));
  const other = isFollowed ? readOneSize(line, size.to + 1) : undefined;
  if (other === undefined || !isMetric(other)) return size;
  return inBrackets ? { ...other, to: bracketEnd(line, other.to) } : other;
}

function readOneSize(line: Line, at: number): Size | undefined {
  const number = readNumberPhrase(line, at);
  if (number === undefined) return undefined;
  const unit = unitAt(line, line.is(number.to, '-') ? number.to + 1 : number.to);
  if (unit === undefined || COUNTED.has(unit.key)) return undefined;
  return { ...unit, value: number.value };
}

/** The token after the bracket that is open at a token. */
export function bracketEnd(line: Line, at: number): number {
  let close = at;
  while (close < line.length && !line.is(close, ')')) close++;
  return close + 1;
}
