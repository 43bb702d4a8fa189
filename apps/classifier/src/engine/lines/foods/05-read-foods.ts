import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { LineFlag, LineFood } from '#domain/detection/contract.js';
import { quantityOf } from '../../document/amount.js';
import type { TokenRange } from '../../document/token.js';
import { fractionAfter } from '../../quantities/amounts/amount-of.js';
import { UNLIKELY_COUNTED } from '#domain/catalogue/kinds/countable-foods.js';
import { metricAmount } from '../amounts/metric-amount.js';
import { type Line, type LineAmount, NO_LINE_AMOUNT, type RankedMention } from '../model/line.js';
import { linkFoods, type LinkedFood } from './link-foods.js';
import { NEGATED_RANK } from './rank-tokens.js';

/** The foods of a line with their amounts. */
export interface LineFoods {
  readonly foods: readonly LineFood[];
  /** The indexes of the foods that are a choice beside the food before them. */
  readonly choices: readonly number[];
  readonly flags: Set<LineFlag>;
  /** The tokens of the amounts that belong to a food. */
  readonly used: readonly TokenRange[];
  /** The amount of the line's own food. */
  readonly own: LineAmount;
}

/**
 * Reads all foods of a line, each with its amount.
 *
 * @param mentions the foods of the line, best first
 * @param amount the amount of the best food, if the line names no other
 */
export function readFoods(
  line: Line,
  amount: LineAmount,
  mentions: readonly RankedMention[],
): LineFoods {
  const present = mentions.filter(({ rank }) => rank < NEGATED_RANK);
  const inTextOrder = present.toSorted((a, b) => a.from - b.from);
  const named = withoutRepeated(linkFoods(line, inTextOrder));
  const mains = named.filter(({ link }) => link === 'other');
  const best = mains.find(({ head }) => head.key === present[0]?.key) ?? mains[0];
  const amounts =
    mains.length > 1
      ? amountsOf(line, mains, best, amount)
      : new Map([[best, amount === NO_LINE_AMOUNT ? (best?.amount ?? amount) : amount]]);
  const ownAmount = (food: LinkedFood) => amounts.get(food) ?? food.amount ?? NO_LINE_AMOUNT;
  const flags = new Set<LineFlag>();
  const foods = named.map((food): LineFood => {
    const { head, parts, link } = food;
    const own = complete(line, head, ownAmount(food));
    if (link === 'choice') flags.add('ALTERNATIVE');
    if (parts.length > 0 || link === 'beside') flags.add('SEVERAL_INGREDIENTS');
    if (isUnlikely(line, head, own)) flags.add('UNLIKELY_UNIT');
    return { key: head.key, ...line.spanOf(head), quantity: own.quantity, unit: own.unit };
  });
  const used = named.flatMap((food) => [
    ownAmount(food),
    { from: food.head.to, to: fractionAfter(line, food.head.to).to },
  ]);
  return {
    foods,
    choices: named.flatMap(({ link }, i) => (link === 'choice' ? [i] : [])),
    flags,
    used: best === undefined ? [amount] : used,
    own: best === undefined ? amount : complete(line, best.head, amounts.get(best) ?? amount),
  };
}

/** Leaves out foods that were named before, unless they have an amount: "cherries, preferably sour cherries". */
function withoutRepeated(named: readonly LinkedFood[]): LinkedFood[] {
  const keys = new Set<IngredientKey>();
  return named.filter(({ head, amount }) => {
    const isNew = !keys.has(head.key);
    keys.add(head.key);
    return isNew || amount !== undefined;
  });
}

/** Each main food of a line with its amount. */
function amountsOf(
  line: Line,
  mains: readonly LinkedFood[],
  best: LinkedFood | undefined,
  amount: LineAmount,
): ReadonlyMap<LinkedFood | undefined, LineAmount> {
  const before = new Set(mains.map((food) => food.amount?.from));
  const free = new Map(
    line.amounts.flatMap((phrase) =>
      before.has(phrase.from) ? [] : [[phrase.from, phrase] as const],
    ),
  );
  const each = line.amounts.find(({ from, to }) => isForEach(line, from, to));
  const shared = mains.every((food) => (food.amount ?? each) === each) ? each : undefined;
  return new Map(
    mains.map((food, i) => {
      const next = mains[i + 1];
      const end = next === undefined ? line.length : (next.amount?.from ?? next.head.from);
      const after = free.get(food.head.to) ?? free.get(line.afterSeparator(food.head.to));
      const first = food === best && !before.has(amount.from) && amount.from < end;
      const own = food.amount ?? shared ?? after ?? (first ? amount : NO_LINE_AMOUNT);
      return [food, metricAmount(line, own, end) ?? own];
    }),
  );
}

/** Whether an amount is one of each food: "1 tsp each cumin and coriander", "1 pincée de chaque". */
function isForEach(line: Line, from: number, to: number): boolean {
  const at = line.hasClass(to, 'OF') ? to + 1 : to;
  return line.hasAmountRole(at, 'EACH') || line.hasAmountRole(from - 1, 'EACH');
}

/** An amount with the unit after the food, and with what follows it: "un oignon et demi". */
function complete(line: Line, food: RankedMention, amount: LineAmount): LineAmount {
  if (amount.quantity === null) return amount;
  // "2 garlic cloves", "1 celery stalk"
  const unitAt = (i: number) => line.word(i).names?.value?.unit ?? null;
  const trailing = unitAt(food.to) ?? (food.to - food.from < 2 ? null : unitAt(food.to - 1));
  const factor = amount.unit === null ? (trailing?.factor ?? 1) : amount.factor;
  const unit = amount.unit ?? trailing?.key ?? null;
  const fraction = fractionAfter(line, food.to).value * amount.factor;
  const times = amount.unit === null ? factor : 1;
  return { ...amount, unit, quantity: quantityOf((amount.quantity + fraction) * times) };
}

/** Whether a number without a unit stands before a food that nobody counts: "200 flour". */
function isUnlikely(line: Line, { key, from, to }: RankedMention, amount: LineAmount): boolean {
  const { quantity, unit, counted } = amount;
  if (quantity === null || unit !== null || counted !== null) return false;
  // "6 ice cubes"
  const isPiece = line.hasAmountRole(from, 'PIECE') || line.hasAmountRole(to - 1, 'PIECE');
  return !isPiece && UNLIKELY_COUNTED.has(key);
}
