import { isSingular, unitLabel } from '../catalogue/unit-names/unit-labels.js';
import { type UnitKey, unitOf } from '../catalogue/units.js';
import type { Locale } from '../locale.js';
import type { UnitSystem } from './unit-system.js';
import { US_LABELS, type UsAmount, usAmount } from './us-amount.js';

/** For whom something is printed. */
export interface PrintStyle {
  readonly locale: Locale;
  readonly unitSystem: UnitSystem;
}

/** An amount in a language and in units. The unit is empty when there is none. */
export interface PrintedAmount {
  /** A text with a fraction in US units: `1⅓`. */
  readonly quantity: number | string;
  readonly unit: string;
}

export function printAmount(
  quantity: number,
  unit: UnitKey,
  { locale, unitSystem }: PrintStyle,
): PrintedAmount {
  const amount = unitSystem === 'US' ? usAmount(quantity, unitOf(unit)) : null;
  if (amount === null) return { quantity, unit: unitLabel(unit, quantity, locale) };
  return { quantity: amount.number, unit: usUnitLabel(amount, locale) };
}

/**
 * Rounds as people write: two decimals below 10, three below 0.1. Three thirds of a gram, 0.999 g, are 1 g.
 * The unit may be empty.
 */
export function amountAsText({ quantity, unit }: PrintedAmount, locale: Locale): string {
  const number = typeof quantity === 'string' ? quantity : rounded(quantity);
  return `${locale === 'fr' ? number.replace('.', ',') : number} ${unit}`.trimEnd();
}

function rounded(quantity: number): string {
  const decimals = [0.1, 10, 100].filter((size) => quantity < size).length;
  return String(Number(quantity.toFixed(decimals)));
}

/** The label of a unit after an amount in US units: `½ cup`, `1⅓ cups`. */
function usUnitLabel({ quantity, unit }: UsAmount, locale: Locale): string {
  if (unit === 'tablespoon' || unit === 'teaspoon') return unitLabel(unit, quantity, locale);
  const [singular, plural] = US_LABELS[locale][unit];
  return quantity <= 1 || isSingular(quantity, locale) ? singular : plural;
}
