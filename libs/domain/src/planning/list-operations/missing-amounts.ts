import { unitOf, UNITS, type UnitKey } from '../../catalogue/units.js';
import type { Density } from '../../catalogue/densities/density.js';
import type { Amount } from '../../units/amount.js';
import { AmountSum } from '../../units/amount-sum.js';
import { Rational } from '../../units/rational.js';
import { baseUnitOf, type Bought, thousandthsBought, thousandthsOf } from './bought.js';

/**
 * What is still to buy: each needed amount without what was bought of it. Rounded up, so that nothing
 * is missing after a tick with these amounts.
 */
export function missingAmounts(
  needed: readonly Amount[],
  bought: Bought,
  density: Density | undefined,
): Amount[] {
  return needed.flatMap((amount) => {
    const thousandths = thousandthsBought(bought, amount.unit, density);
    const missing = thousandthsOf(amount) - thousandths;
    if (missing <= 0) return [];
    return [thousandths === 0 ? amount : roundedUp(readable(missing, amount.unit), missing)];
  });
}

/** Adds 0.001 to the quantity if rounding has made it smaller. */
function roundedUp(amount: Amount, thousandths: number): Amount {
  if (thousandthsOf(amount) >= thousandths) return amount;
  return { ...amount, quantity: (Math.round(amount.quantity * 1000) + 1) / 1000 };
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
