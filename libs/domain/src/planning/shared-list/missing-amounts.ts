import { unitOf, UNITS, type UnitKey } from '../../catalogue/units.js';
import type { Density } from '../../catalogue/densities/density.js';
import type { Amount } from '../../units/amount.js';
import { AmountSum } from '../../units/amount-sum.js';
import { massOf, volumeOf } from '../../units/convert-by-density.js';
import { Rational } from '../../units/rational.js';
import { baseUnitOf, type Bought, thousandthsOf } from './bought.js';

/**
 * What is still to buy: each needed amount without what was bought of it.
 *
 * @param density converts what was bought by mass if a volume is needed now, and the other way round
 */
export function missingAmounts(
  needed: readonly Amount[],
  bought: Bought,
  density: Density | undefined,
): Amount[] {
  return needed.flatMap((amount) => {
    const base = baseUnitOf(amount.unit);
    const thousandths = (bought.get(base) ?? 0) + convertedTo(base, bought, density);
    const missing = thousandthsOf(amount) - thousandths;
    if (missing <= 0) return [];
    return [thousandths === 0 ? amount : readable(missing, amount.unit)];
  });
}

/** Thousandths of a unit that were bought in the other unit of mass or volume. */
function convertedTo(unit: UnitKey, bought: Bought, density: Density | undefined): number {
  if (density === undefined) return 0;
  const of = (other: UnitKey) => Rational.of((bought.get(other) ?? 0) / 1000);
  if (unit === 'gram') return massOf(of('milliliter'), density).rounded() * 1000;
  return unit === 'milliliter' ? volumeOf(of('gram'), density).rounded() * 1000 : 0;
}

/** What was bought, in the units of the needed amounts where possible; ordered by unit. */
export function boughtAmounts(needed: readonly Amount[], bought: Bought): Amount[] {
  return UNITS.flatMap(({ key }) => {
    const thousandths = bought.get(key);
    if (thousandths === undefined) return [];
    const alike = needed.find(({ unit }) => baseUnitOf(unit) === key);
    if (alike !== undefined && thousandthsOf(alike) === thousandths) return [alike];
    return [readable(thousandths, alike?.unit ?? key)];
  });
}

/**
 * Thousandths of the base unit of `preferred`, in that unit if the quantity is then exact and at
 * least 1; else in a readable unit.
 */
function readable(thousandths: number, preferred: UnitKey): Amount {
  const { toBaseFactor } = unitOf(preferred);
  const quantity = thousandths / toBaseFactor / 1000;
  if (thousandths % toBaseFactor === 0 && quantity >= 1) return { quantity, unit: preferred };
  const sum = new AmountSum();
  sum.add(Rational.of(thousandths / 1000), baseUnitOf(preferred));
  const [amount] = sum.amounts();
  return amount ?? { quantity, unit: preferred };
}
