import { type UnitKey, unitOf } from '#domain/catalogue/units.js';
import type { Line, LineAmount } from '../model/line.js';
import { quantityOf } from '../../document/amount.js';
import { bracketEnd, readSize, type Size } from '../../quantities/amounts/container-size.js';
import { COUNTED, isMetric } from '../../quantities/amounts/measure-phrase.js';
import { isPlus } from '../../quantities/amounts/number-phrase.js';

/** Signs before a second amount: "1 cup (120 g)", "1 cup / 120 g". */
const SIGNS: ReadonlySet<string> = new Set(['(', '/', '=']);

/** Maximum number of tokens after a sign in which a size starts: "(2 sticks / 226 g)". */
const MAX_TOKENS = 8;

/** Maximum number of tokens between an amount and its repetition. */
const MAX_DISTANCE = 40;

/** Greatest difference between two writings of one amount, as a share: 8 oz are 225 g or 226.8 g. */
const TOLERANCE = 0.25;

/**
 * The metric amount that repeats a converted amount, beside its unit or after the food: "1 cup
 * (120 g) flour", "1 tasse de farine (120 g)". Undefined if there is none before `limit`.
 */
export function metricAmount(
  line: Line,
  amount: LineAmount,
  limit: number,
): LineAmount | undefined {
  if (amount.quantity === null || amount.unit === null || COUNTED.has(amount.unit))
    return undefined;
  if (isMetric({ key: amount.unit, factor: amount.factor })) return undefined;
  const end = Math.min(limit, amount.to + MAX_DISTANCE);
  for (let i = amount.to; i < end; i++) {
    if (!SIGNS.has(line.lowerCase(i))) continue;
    const size = metricSize(line, i);
    if (size === undefined && line.is(i, '(')) i = bracketEnd(line, i) - 1;
    if (size === undefined || !canReplace(amount, size)) continue;
    // The end includes the second amount only if no food is between.
    const to = i === amount.to ? size.to : amount.to;
    const quantity = quantityOf(size.value * size.factor);
    return { ...amount, quantity, unit: size.key, to, factor: size.factor };
  }
  return undefined;
}

/** The first metric size close to a sign; undefined if it is the amount of something else. */
function metricSize(line: Line, sign: number): Size | undefined {
  const { secondary, or } = line.lineWords;
  const end = Math.min(line.length, sign + 1 + MAX_TOKENS);
  for (let i = sign + 1; i < end && !line.is(i, ')'); i++) {
    const word = line.lowerCase(i);
    if (isPlus(line, i) || secondary.has(word) || isOtherFood(line, i, sign)) return undefined;
    // "(or 120 g)" repeats the amount, "(or one 400 g can)" does not.
    const isAlternative = or.has(word);
    const size = readSize(line, isAlternative ? i + 1 : i);
    if (size !== undefined && isMetric(size))
      return isAnotherAmount(line, size, sign) ? undefined : size;
    if (isAlternative) return undefined;
  }
  return undefined;
}

/**
 * Whether the words after a size say that it is another amount: "1 cup sour cream (or 250 g yogurt)",
 * "1 cup walnuts (100 g more)".
 */
function isAnotherAmount(line: Line, size: Size, sign: number): boolean {
  const { secondary, more } = line.lineWords;
  for (let i = size.to; line.isWord(i); i++) {
    const word = line.lowerCase(i);
    if (more.has(word) || isOtherFood(line, i, sign)) return true;
    if (isPlus(line, i) || secondary.has(word)) return false;
  }
  return false;
}

/** Whether a food starts at a token, and the foods before the sign are different foods. */
function isOtherFood({ mentions }: Line, at: number, sign: number): boolean {
  const foods = mentions.filter(({ entry }) => entry.ingredient !== null && entry.unit === null);
  const food = foods.find(({ from }) => from === at);
  const previous = foods.filter(({ to }) => to <= sign);
  return (
    food !== undefined &&
    previous.length > 0 &&
    previous.every(({ entry }) => entry.ingredient !== food.entry.ingredient)
  );
}

/** Units that a volume beside them only repeats: "2 tbsp (30 ml)". */
const SPOONS: ReadonlySet<UnitKey> = new Set<UnitKey>(['tablespoon', 'teaspoon']);

/**
 * Whether a size can replace an amount: the same amount, or a mass beside a volume, which are not
 * compared.
 */
function canReplace({ quantity, unit }: LineAmount, size: Size): boolean {
  if (quantity === null || unit === null) return false;
  const [one, other] = [unitOf(unit), unitOf(size.key)];
  if (one.type !== other.type) return true;
  if (SPOONS.has(unit)) return false;
  const ratio = (size.value * size.factor * other.toBaseFactor) / (quantity * one.toBaseFactor);
  return Math.abs(ratio - 1) <= TOLERANCE;
}
