import type { Density } from '../../catalogue/densities/density.js';
import { type RetailUnit, retailUnitOf } from '../../catalogue/retail-units.js';
import { type UnitKey, unitOf } from '../../catalogue/units.js';
import type { Amount } from '../../units/amount.js';
import { AmountSum } from '../../units/amount-sum.js';
import { Rational } from '../../units/rational.js';
import { readableMass, readableVolume } from '../../units/readable-amount.js';
import { densityOf, type ListedIngredient } from './shopping-list.js';

/** Grams or millilitres below a size are rounded up to a multiple of the step. */
const STEPS: readonly { readonly below: number; readonly step: number }[] = [
  { below: 10, step: 1 },
  { below: 100, step: 10 },
  { below: 500, step: 25 },
  { below: 1000, step: 50 },
  { below: 5000, step: 250 },
  { below: Infinity, step: 1000 },
];

/** Sixteenths of a teaspoon of 5 ml: one pinch, in kitchen measures of the United States. */
const MILLILITRES_PER_PINCH = { numerator: 5, denominator: 16 };

/**
 * The amounts of a line in units that a shop sells, rounded up: no spoons, no parts of a piece,
 * bunches instead of sprigs.
 *
 * @param ingredient undefined for a retired ingredient, whose amounts are only rounded
 */
export function amountsToBuy(
  amounts: readonly Amount[],
  ingredient: ListedIngredient | undefined,
): Amount[] {
  const retail = ingredient && retailUnitOf(ingredient);
  return inRetailUnits(measuredAsSold(amounts, densityOf(ingredient)), retail).map(roundedUp);
}

/**
 * The amounts in the type of unit in which shops sell the food, pinches included if its density is
 * known.
 */
function measuredAsSold(amounts: readonly Amount[], density: Density | undefined): Amount[] {
  const sum = new AmountSum(density);
  for (const { quantity, unit } of amounts) {
    const exact = Rational.of(quantity);
    if (unit === 'pinch' && density !== undefined) {
      const { numerator, denominator } = MILLILITRES_PER_PINCH;
      sum.add(exact.times(numerator, denominator), 'milliliter');
    } else {
      sum.add(exact, unit);
    }
  }
  return sum.amountsAsSold();
}

/** Replaces parts by the retail units that contain them. The sum has no spoons. */
function inRetailUnits(amounts: readonly Amount[], retail: RetailUnit | undefined): Amount[] {
  const sum = new AmountSum();
  for (const amount of amounts) {
    const { quantity, unit } = inBaseUnit(amount);
    const contained = retail?.contains[unit];
    if (retail === undefined || contained === undefined) sum.add(quantity, unit);
    else sum.add(quantity.times(1, contained), retail.unit);
  }
  return sum.amounts();
}

/** The amount in grams, millilitres or its COUNT unit. */
function inBaseUnit({ quantity, unit }: Amount): { quantity: Rational; unit: UnitKey } {
  const { type, toBaseFactor } = unitOf(unit);
  const baseUnit = { MASS: 'gram', VOLUME: 'milliliter', COUNT: unit } as const;
  return { quantity: Rational.of(quantity).times(toBaseFactor), unit: baseUnit[type] };
}

function roundedUp(amount: Amount): Amount {
  const { type, toBaseFactor } = unitOf(amount.unit);
  if (type === 'COUNT') return { ...amount, quantity: Math.ceil(amount.quantity) };
  // In integers, because 1.1 * 1000 is more than 1100.
  const size = (Math.round(amount.quantity * 1000) * toBaseFactor) / 1000;
  const bought = Rational.of(nextMultiple(size));
  return type === 'MASS' ? readableMass(bought) : readableVolume(bought, false);
}

function nextMultiple(size: number): number {
  const step = STEPS.find(({ below }) => size < below)?.step ?? 1;
  return Math.ceil(size / step) * step;
}
