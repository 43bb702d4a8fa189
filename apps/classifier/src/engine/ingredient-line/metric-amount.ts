import { type UnitKey, unitOf } from '#domain/catalogue/units.js';
import type { Line, LineAmount } from './line.js';
import { COUNTED, isMetric, readSize, type Size } from './unit-phrase.js';

/** Signs before a second amount: "1 cup (120 g)", "1 cup / 120 g". */
const SIGNS: ReadonlySet<string> = new Set(['(', '/', '=']);

/** Maximum number of tokens after a sign in which a size starts: "(2 sticks / 226 g)". */
const MAX_TOKENS = 8;

/** Greatest difference between two writings of one amount, as a share: 8 oz are 225 g or 226.8 g. */
const TOLERANCE = 0.25;

/**
 * The metric amount that repeats a converted amount, beside its unit or after the food: "1 cup
 * (120 g) flour", "1 tasse de farine (120 g)". Undefined if there is none.
 */
export function metricAmount(line: Line, amount: LineAmount): LineAmount | undefined {
  if (amount.quantity === null || amount.unit === null || COUNTED.has(amount.unit))
    return undefined;
  if (isWrittenInMetric(line, amount)) return undefined;
  for (let i = amount.to; i < line.length; i++) {
    const size = SIGNS.has(line.lowerCase(i)) ? metricSize(line, i + 1) : undefined;
    if (size === undefined || !canReplace(amount, size)) continue;
    // The end includes the second amount only if no food is between.
    const to = i === amount.to ? size.to : amount.to;
    const quantity = Math.round(size.value * size.factor * 1000) / 1000;
    return { quantity, unit: size.key, from: amount.from, to };
  }
  return undefined;
}

/** The first metric size close to a sign, before words that add another food. */
function metricSize(line: Line, start: number): Size | undefined {
  const end = Math.min(line.length, start + MAX_TOKENS);
  for (let i = start; i < end && !line.is(i, ')'); i++) {
    const word = line.lowerCase(i);
    if (line.lineWords.plus.has(word) || line.lineWords.secondary.has(word)) return undefined;
    const size = readSize(line, i);
    if (size !== undefined && isMetric(size)) return size;
  }
  return undefined;
}

function isWrittenInMetric({ mentions }: Line, { from, to }: LineAmount): boolean {
  return mentions.some(
    (mention) =>
      mention.from >= from &&
      mention.to <= to &&
      mention.entry.unit &&
      isMetric(mention.entry.unit),
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
