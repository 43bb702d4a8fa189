import type { LocalizedDocument } from '../../compile/compiled-language.js';
import { isFood } from '../../document/mention.js';
import { type AmountPhrase, quantityOf } from '../../document/amount.js';
import {
  bracketEnd,
  isTimes,
  readSize,
  type Size,
} from '../../quantities/amounts/container-size.js';
import { findAmounts, isNumbered } from '../../quantities/amounts/find-amounts.js';
import { COUNTED, unitAt } from '../../quantities/amounts/measure-phrase.js';
import { isPlus } from '../../quantities/amounts/number-phrase.js';
import { readNumber } from '../../quantities/numbers/read-number.js';
import { UNCOUNTABLE } from '#domain/catalogue/kinds/countable-foods.js';
import { type Line, type LineAmount, NO_LINE_AMOUNT } from '../model/line.js';
import { metricAmount } from './metric-amount.js';

/** Maximum number of words before the amount: "environ 2", "il faut 2". */
const MAX_WORDS_BEFORE = 2;

/** Larger numbers after a food are not counts: "vin 1998". */
const MAX_COUNT_AFTER = 100;

/** Signs before a size. */
const BEFORE_SIZE: ReadonlySet<string> = new Set(['(', ',', '-', '–']);

/** Maximum number of tokens between a container and its size: "boîte de lait de coco (398 ml)". */
const MAX_TOKENS_BEFORE_SIZE = 16;

/**
 * Reads the amount at the start of a line; otherwise the first amount with a unit; otherwise a count
 * before or after a food. A metric amount beside it is more exact than cups, spoons and pounds.
 */
export function readAmount(line: Line): LineAmount {
  const { amounts, mentions } = line;
  const amount =
    amounts.find(({ from }) => from <= MAX_WORDS_BEFORE && (mentions[0]?.from ?? from) >= from) ??
    amounts.find(({ unit }) => unit !== null) ??
    unitWithoutNumber(line) ??
    amounts.find((count) => isBeforeFood(line, count)) ??
    amounts.find((count) => isAfterFood(line, count)) ??
    amounts.find((count) => isInName(line, count)) ??
    NO_LINE_AMOUNT;
  return metricAmount(line, amount, line.length) ?? amount;
}

/** Finds the amounts of a line, also those of containers whose size follows the food. */
export function findLineAmounts(line: Line): void {
  line.amounts = findAmounts(line, isNoAmount).map((amount) => withContainerSize(line, amount));
}

/** Whether a number belongs to something else: "note 1", "quatre-quarts". */
function isNoAmount(line: LocalizedDocument, i: number): boolean {
  const name = line.mentionAt(i);
  const isName = name !== undefined && isFood(name) && name.to > name.from + 1;
  return isNumbered(line, i) || (isName && line.value(name.from) !== undefined);
}

/**
 * Reads the number after the food if the line starts with a counted unit, or else the quantity 1:
 * "Gousses d'ail 3", "Pincée de sel", "small bunch".
 */
function unitWithoutNumber(line: Line): LineAmount | undefined {
  let start = 0;
  while (line.hasClass(start, 'ADJECTIVE')) start++;
  const unit = unitAt(line, start);
  if (unit === undefined || !COUNTED.has(unit.key)) return undefined;
  const count = line.amounts.find((each) => isAfterFood(line, each, true));
  if (count !== undefined) line.sizes.push(count);
  // A fraction after the food is added to the amount of each line.
  const quantity = (count?.count ?? 1) < 1 ? 0 : (count?.quantity ?? 1);
  return { quantity, unit: unit.key, from: 0, to: unit.to, counted: 'unit', factor: 1 };
}

/** Whether a food follows a count, and none precedes it directly: not in "poulet 5 épices". */
function isBeforeFood(line: Line, { from, to }: LineAmount): boolean {
  if (line.isFood(from - 1)) return false;
  let i = line.hasClass(to, 'OF') ? to + 1 : to;
  while (!line.isFood(i) && line.hasClass(i, 'ADJECTIVE')) i++;
  return line.isFood(i) && line.mentionAt(i)?.from === i;
}

/** Whether a count follows its food: "Navets - 3", "Navets : 3 gros", "Navets (3)", "bread slices 2". */
function isAfterFood(
  line: Line,
  { quantity, counted, from, to }: AmountPhrase,
  hasUnit = false,
): boolean {
  if (quantity === null || quantity > MAX_COUNT_AFTER || !isComplete(line, to)) return false;
  if (line.afterSeparator(from - 1) === from)
    return (line.mentions.find(isFood)?.to ?? Infinity) <= from;
  if (!line.isFood(from - 1)) return line.isFood(from - 2) && unitAt(line, from - 1) !== undefined;
  if (hasUnit || counted === 'container' || counted === 'piece') return true;
  // "Navets 3", but not "Porto 10"
  const food = line.mentionAt(from - 1)?.entry.ingredient;
  return food != null && !UNCOUNTABLE.has(food);
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

/** Whether a count stands in the name of a food: "juice of half a lemon". */
function isInName(line: Line, { counted, from, to }: AmountPhrase): boolean {
  const name = line.mentionAt(from);
  return counted === null && line.isFood(from) && name !== undefined && name.to > to;
}

/** The amount of a container whose size is written after the food: "2 boîtes de lait (398 ml)". */
function withContainerSize(line: Line, amount: AmountPhrase): AmountPhrase {
  const { counted, count, to } = amount;
  const isSized = counted === 'container' || (counted === 'vague' && line.is(to, '('));
  const size = isSized ? sizeAfterFood(line, to) : undefined;
  if (size === undefined) return amount;
  line.sizes.push({ from: size.at, to: size.end });
  const isTotal = size.isTotal || line.lineWords.totalled.has(line.lowerCase(to - 1));
  // "½ can (200 g)" is 200 g: a part of a container has no size.
  const times = isTotal || (!Number.isInteger(count) && line.is(size.at, '(')) ? 1 : count;
  const quantity = quantityOf(times * size.value * size.factor);
  return { ...amount, quantity, unit: size.key, to: Math.max(size.to, to), factor: size.factor };
}

/** The size of containers, or of all of them together. */
interface ContainerSize extends Size {
  readonly isTotal: boolean;
  /** The token that introduces it, and the token after it. */
  readonly at: number;
  readonly end: number;
}

function sizeAfterFood(line: Line, at: number): ContainerSize | undefined {
  for (let i = at; i < Math.min(line.length, at + MAX_TOKENS_BEFORE_SIZE); i++) {
    if (isPlus(line, i) || line.lineWords.or.has(line.lowerCase(i))) break;
    // "boîte de thon (140 g)", "boîte de thon de 140 g", "boîte, 140 g"
    const isIntroduced = line.isOneOf(i, BEFORE_SIZE) || line.hasClass(i, 'OF');
    const size = isIntroduced ? readContainerSize(line, i + 1) : undefined;
    if (size === undefined || isOfNextFood(line, at, i, size)) continue;
    const end = line.is(i, '(') ? bracketEnd(line, size.to) : size.to;
    return { ...size, at: i, end, to: i === at ? end : at };
  }
  return undefined;
}

/** Whether a size is the amount of the food after it: "2 cans beans, 200 g rice". */
function isOfNextFood(line: Line, from: number, at: number, { to }: { to: number }): boolean {
  const next = line.hasClass(to, 'OF') ? to + 1 : to;
  return (
    line.is(at, ',') &&
    line.isFood(next) &&
    line.mentions.some((each) => each.from >= from && each.to <= at && isFood(each))
  );
}

/** Reads "400 g", "soit 800 g", "800 g total" or "2 x 400 g". */
function readContainerSize(
  line: Line,
  from: number,
): Omit<ContainerSize, 'at' | 'end'> | undefined {
  const { total } = line.lineWords;
  const isTotal = (i: number) => total.has(line.lowerCase(i));
  const start = isTotal(from) ? from + 1 : from;
  const count = readNumber(line, start);
  const isProduct = count !== undefined && isTimes(line, count.to);
  const size = readSize(line, isProduct ? count.to + 1 : start);
  if (size === undefined) return undefined;
  const isOfAll = isProduct || [from, size.to, size.to + 1].some(isTotal);
  return { ...size, value: size.value * (isProduct ? count.value : 1), isTotal: isOfAll };
}
