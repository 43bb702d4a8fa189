import type { Locale } from '../../locale.js';
import type { PrintedAmount } from './printed-list.js';

/** Rounds to three significant digits; integers keep all their digits. The unit may be empty. */
export function amountAsText({ quantity, unit }: PrintedAmount, locale: Locale): string {
  const decimals = [1, 10, 100].filter((size) => quantity < size).length;
  const number = String(Number(quantity.toFixed(decimals)));
  return `${locale === 'fr' ? number.replace('.', ',') : number} ${unit}`.trimEnd();
}
