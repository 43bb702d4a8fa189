import type { AmountPhrase, Counted } from '../../document/amount.js';
import { findAmounts } from '../../quantities/amounts/find-amounts.js';
import { COUNTED, isFood, unitAt } from '../../quantities/amounts/measure-phrase.js';
import { UNCOUNTABLE } from '../../quantities/amounts/uncountable.js';
import { withContainerSize } from './with-container-size.js';
import type { Line, LineAmount } from '../model/line.js';
import { metricAmount } from './metric-amount.js';

/** Maximum number of words before the amount: "environ 2", "il faut 2". */
const MAX_WORDS_BEFORE = 2;

/** Larger numbers after a food are not counts: "vin 1998". */
const MAX_COUNT_AFTER = 100;

/** Signs between a food and its count: "Navets - 3", "Navets x 3". */
const SEPARATORS: ReadonlySet<string> = new Set(['-', '–', '—', ':', ',', '(', 'x', '×']);

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
  if (isFood(line, from - 1)) return false;
  let i = line.hasClass(to, 'OF') ? to + 1 : to;
  while (!isFood(line, i) && line.hasClass(i, 'ADJECTIVE')) i++;
  return isFood(line, i) && line.mentionAt(i)?.from === i;
}

/** Whether a count follows its food: "Navets - 3", "Navets : 3 gros", "Navets (3)", "Navets 3". */
function isAfterFood(line: Line, { quantity, counted, from, to }: AmountPhrase): boolean {
  if (quantity === null || quantity > MAX_COUNT_AFTER || !isComplete(line, to)) return false;
  return SEPARATORS.has(line.lowerCase(from - 1))
    ? (line.mentions[0]?.to ?? Infinity) <= from
    : isFood(line, from - 1) && (isContainerOrPiece(counted) || isAfterCountable(line, from));
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
