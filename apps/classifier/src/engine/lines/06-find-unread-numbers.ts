import { unitOf } from '#domain/catalogue/units.js';
import type { AmountPhrase } from '../document/amount.js';
import { overlap, type TokenRange } from '../document/token.js';
import { isNumbered } from '../quantities/amounts/find-amounts.js';
import { isPlus } from '../quantities/amounts/number-phrase.js';
import type { Line } from './model/line.js';

/** Greatest difference between two writings of an amount, as a share. */
const TOLERANCE = 0.25;

/** Signs before an amount that repeats another: "1 cup / 240 ml", "1 cup = 240 ml". */
const REPEATING: ReadonlySet<string> = new Set(['/', '=']);

/** Finds the numbers that belong to no food. */
export function findUnreadNumbers(line: Line, used: readonly TokenRange[]): TokenRange[] {
  const numbers: TokenRange[] = [];
  const amounts = line.amounts.values();
  let amount = amounts.next().value;
  let isInBrackets = false;
  for (let i = 0; i < line.length; i++) {
    if (line.isSign(i)) isInBrackets = line.is(i, '(') || (isInBrackets && !line.is(i, ')'));
    if (amount?.from === i) {
      if (!isRead(line, amount, used, isInBrackets)) numbers.push(amount);
      i = amount.to - 1;
      amount = amounts.next().value;
    } else if (line.isNumber(i) && !isNumbered(line, i) && !line.hasClass(i + 1, 'MEASURE'))
      numbers.push({ from: i, to: i + 1 });
  }
  return numbers;
}

/** Whether an amount is used, repeats another amount, or counts no food. */
function isRead(
  line: Line,
  amount: AmountPhrase,
  used: readonly TokenRange[],
  isInBrackets: boolean,
): boolean {
  const { from, to, count, unit } = amount;
  const { into, more } = line.lineWords;
  const before = line.lowerCase(from - 1);
  const isArticle = line.isWord(from) && count <= 1 && unit === null;
  const of = line.hasAmountRole(from - 1, 'APPROXIMATE') ? from - 2 : from - 1;
  const isOfPiece = unit !== null && line.hasClass(of, 'OF');
  const isUsed = (each: TokenRange) => used.some((own) => own.from < own.to && overlap(own, each));
  // "3 capfuls of rum", but "50 g (1 handful) of rice"
  const repeats = isInBrackets && !isPlus(line, from - 1) && !more.has(line.lowerCase(to));
  if (amount.quantity === null && line.isNumber(from))
    return repeats && used.some((own) => own.to === of && own.from < of);
  return (
    isArticle ||
    isOfPiece ||
    repeats ||
    into.has(before) ||
    REPEATING.has(before) ||
    line.hasAmountRole(to, 'EACH') ||
    line.hasClass(to, 'MEASURE') ||
    line.isJoined(to) ||
    (line.isFood(from) && line.isFood(to - 1)) ||
    isUsed(amount) ||
    line.amounts.some((each) => isUsed(each) && isSameAmount(each, amount))
  );
}

/** Whether two amounts are about equal: "45 ml ou 3 cuillères à soupe", "6 tbsp honey 90 ml". */
function isSameAmount(one: AmountPhrase, other: AmountPhrase): boolean {
  if (one.unit === null || other.unit === null || one.unit === other.unit) return false;
  if (unitOf(one.unit).type !== unitOf(other.unit).type) return false;
  return Math.abs(baseOf(one) / baseOf(other) - 1) <= TOLERANCE;
}

const baseOf = ({ quantity, unit }: AmountPhrase): number =>
  (quantity ?? 0) * (unit === null ? 1 : unitOf(unit).toBaseFactor);
