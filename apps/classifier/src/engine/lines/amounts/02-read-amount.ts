import { type AmountPhrase, type Counted, quantityOf } from '../../document/amount.js';
import { bracketEnd, readSize, type Size } from '../../quantities/amounts/container-size.js';
import { findAmounts } from '../../quantities/amounts/find-amounts.js';
import { COUNTED, unitAt } from '../../quantities/amounts/measure-phrase.js';
import { isPlus } from '../../quantities/amounts/number-phrase.js';
import { UNCOUNTABLE } from '../../quantities/amounts/uncountable.js';
import type { Line, LineAmount } from '../model/line.js';
import { metricAmount } from './metric-amount.js';

/** Maximum number of words before the amount: "environ 2", "il faut 2". */
const MAX_WORDS_BEFORE = 2;

/** Larger numbers after a food are not counts: "vin 1998". */
const MAX_COUNT_AFTER = 100;

/** Signs between a food and its count: "Navets - 3", "Navets x 3". */
const SEPARATORS: ReadonlySet<string> = new Set(['-', '–', '—', ':', ',', '(', 'x', '×']);

/** Signs before a size. */
const BEFORE_SIZE: ReadonlySet<string> = new Set(['(', ',', '-', '–']);

/** Maximum number of tokens between a container and its size: "boîte de lait de coco (398 ml)". */
const MAX_TOKENS_BEFORE_SIZE = 16;

const NO_AMOUNT: LineAmount = { quantity: null, unit: null, from: 0, to: 0 };

/**
 * Reads the amount at the start of a line; otherwise the first amount with a unit; otherwise a count
 * before or after a food. A metric amount beside it is more exact than cups, spoons and pounds.
 */
export function readAmount(line: Line): LineAmount {
  const amounts = findAmounts(line).map((amount) => withContainerSize(line, amount));
  const amount =
    amounts.find(({ from }) => isAtStart(line, from)) ??
    amounts.find(({ unit }) => unit !== null) ??
    unitWithoutNumber(line) ??
    amounts.find((count) => isBeforeFood(line, count)) ??
    amounts.find((count) => isAfterFood(line, count)) ??
    NO_AMOUNT;
  return metricAmount(line, amount) ?? amount;
}

/** Whether a token is close enough to the start of the line. */
function isAtStart({ mentions }: Line, at: number): boolean {
  return at <= MAX_WORDS_BEFORE && (mentions[0]?.from ?? at) >= at;
}

/** Reads the quantity 1 if the line starts with a counted unit: "Pincée de sel", "small bunch". */
function unitWithoutNumber(line: Line): LineAmount | undefined {
  let start = 0;
  while (line.hasClass(start, 'ADJECTIVE')) start++;
  const unit = unitAt(line, start);
  return unit && COUNTED.has(unit.key)
    ? { quantity: 1, unit: unit.key, from: 0, to: unit.to }
    : undefined;
}

/** Whether a food follows a count, and none precedes it directly: not in "poulet 5 épices". */
function isBeforeFood(line: Line, { from, to }: LineAmount): boolean {
  if (line.isFood(from - 1)) return false;
  let i = line.hasClass(to, 'OF') ? to + 1 : to;
  while (!line.isFood(i) && line.hasClass(i, 'ADJECTIVE')) i++;
  return line.isFood(i) && line.mentionAt(i)?.from === i;
}

/** Whether a count follows its food: "Navets - 3", "Navets : 3 gros", "Navets (3)", "Navets 3". */
function isAfterFood(line: Line, { quantity, counted, from, to }: AmountPhrase): boolean {
  if (quantity === null || quantity > MAX_COUNT_AFTER || !isComplete(line, to)) return false;
  return SEPARATORS.has(line.lowerCase(from - 1))
    ? (line.mentions[0]?.to ?? Infinity) <= from
    : line.isFood(from - 1) && (isContainerOrPiece(counted) || isAfterCountable(line, from));
}

/** Whether a count ends before a token: at a sign, a description or "calibre M". */
function isComplete(line: Line, at: number): boolean {
  return (
    !line.isWord(at) ||
    line.hasClass(at, 'ADJECTIVE') ||
    line.hasForm(at, 'PARTICIPLE') ||
    line.hasAmountRole(at, 'SIZE')
  );
}

const isContainerOrPiece = (counted: Counted | null) =>
  counted === 'container' || counted === 'piece';

/** Whether the food before a token is counted in pieces: "Navets 3", but not "Porto 10". */
function isAfterCountable(line: Line, at: number): boolean {
  const food = line.mentionAt(at - 1)?.entry.ingredient;
  return food != null && !UNCOUNTABLE.has(food);
}

/** The amount of a container whose size is written after the food: "2 boîtes de lait (398 ml)". */
function withContainerSize(line: Line, amount: AmountPhrase): AmountPhrase {
  const { counted, count, to } = amount;
  const isSized = counted === 'container' || (counted === 'vague' && line.is(to, '('));
  const size = isSized ? sizeAfterFood(line, to) : undefined;
  if (size === undefined) return amount;
  const times = line.lineWords.totalled.has(line.lowerCase(to - 1)) ? 1 : count;
  const quantity = quantityOf(times * size.value * size.factor);
  return { ...amount, quantity, unit: size.key, to: Math.max(size.to, to) };
}

function sizeAfterFood(line: Line, at: number): Size | undefined {
  for (let i = at; i < Math.min(line.length, at + MAX_TOKENS_BEFORE_SIZE); i++) {
    if (isPlus(line, i) || line.lineWords.or.has(line.lowerCase(i))) break;
    const size = introducesSize(line, i) ? readSize(line, i + 1) : undefined;
    if (size) return { ...size, to: i === at ? bracketEnd(line, size.to) : at };
  }
  return undefined;
}

/** Whether a size may follow: "boîte de thon (140 g)", "boîte de thon de 140 g", "boîte, 140 g". */
function introducesSize(line: Line, i: number): boolean {
  return line.isOneOf(i, BEFORE_SIZE) || line.hasClass(i, 'OF');
}
