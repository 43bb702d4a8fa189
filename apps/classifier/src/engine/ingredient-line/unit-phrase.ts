import type { UnitKey } from '#domain/catalogue/units.js';
import { WORD } from '../text/tokens.js';
import { type Line, type LineLanguage } from './line.js';
import { readNumberPhrase } from './number-phrase.js';

export interface UnitPhrase {
  readonly key: UnitKey;
  readonly factor: number;
  /** The token after its last. */
  readonly to: number;
}

/** The content of a container: "14.5 ounce" in "1 (14.5 ounce) can". */
export interface Size extends UnitPhrase {
  readonly value: number;
}

/** Counted units. They are not the content of a container, and "Pincée de sel" means one. */
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
export function unitAt({ tokens, mentions }: Line, at: number): UnitPhrase | undefined {
  const mention = mentions.find(({ from, entry }) => from === at && entry.unit !== null);
  if (mention?.entry.unit == null) return undefined;
  if (mention.entry.ingredient !== null) {
    const food = mentions.find(
      ({ from, entry }) => from >= mention.to && entry.ingredient !== null,
    );
    if (food === undefined) return undefined;
    for (let i = mention.to; i < food.from; i++) if (tokens.is(i, ',')) return undefined;
  }
  return { ...mention.entry.unit, to: mention.to };
}

/** First token of the measure after a number, past "de" and adjectives; `at` if there is none. */
export function measureStart(language: LineLanguage, line: Line, at: number): number {
  for (let i = at; i <= at + MAX_ADJECTIVES; i++) {
    if (unitAt(line, i) !== undefined) return i;
    if (line.tokens.kind(i) !== WORD || isFood(line, i)) return at;
    if (isMeasureWord(language, line.tokens.lowerCase(i))) return i;
  }
  return at;
}

function isMeasureWord({ containers, pieces, vague }: LineLanguage, word: string): boolean {
  return containers.has(word) || pieces.has(word) || vague.has(word);
}

/** Whether a token is part of an ingredient's name: "noix" in "12 noix de Saint-Jacques". */
export function isFood({ mentions }: Line, i: number): boolean {
  return mentions.some(({ from, to, entry }) => from <= i && i < to && entry.ingredient !== null);
}

/** Reads a content before its container: "1 (14.5 ounce) can", "2 8-oz packages", "2 x 400 g". */
export function sizeBefore(language: LineLanguage, line: Line, at: number): Size | undefined {
  const { tokens } = line;
  if (TIMES.has(tokens.lowerCase(at))) return readSize(language, line, at + 1);
  if (!tokens.is(at, '(')) {
    const size = readSize(language, line, at);
    const container = size === undefined ? '' : tokens.lowerCase(size.to);
    return language.containers.has(container) || language.pieces.has(container) ? size : undefined;
  }
  const size = readSize(language, line, at + 1);
  return size && { ...size, to: bracketEnd(line, size.to) };
}

/** Reads a content after its container: "boîte de 398 ml", "boîte de lait (398 ml)". */
export function sizeAfter(language: LineLanguage, line: Line, at: number): Size | undefined {
  const { tokens } = line;
  const start = language.words.of.has(tokens.lowerCase(at)) ? at + 1 : at;
  const adjacent = readSize(language, line, start);
  if (adjacent !== undefined) return adjacent;
  let open = at;
  while (open < tokens.length && !tokens.is(open, '(')) open++;
  const size = readSize(language, line, open + 1);
  return size && { ...size, to: open === at ? bracketEnd(line, size.to) : at };
}

function readSize(language: LineLanguage, line: Line, at: number): Size | undefined {
  const number = readNumberPhrase(language, line.tokens, at);
  if (number === undefined) return undefined;
  const unit = unitAt(line, line.tokens.is(number.to, '-') ? number.to + 1 : number.to);
  if (unit === undefined || COUNTED.has(unit.key)) return undefined;
  return { ...unit, value: number.value };
}

function bracketEnd({ tokens }: Line, at: number): number {
  let close = at;
  while (close < tokens.length && !tokens.is(close, ')')) close++;
  return close + 1;
}
