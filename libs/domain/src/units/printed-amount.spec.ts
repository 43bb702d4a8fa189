import type { UnitKey } from '../catalogue/units.js';
import type { Locale } from '../locale.js';
import { amountAsText, printAmount } from './printed-amount.js';

/** In US units. */
function text(quantity: number, unit: UnitKey, locale: Locale = 'en'): string {
  return amountAsText(printAmount(quantity, unit, { locale, unitSystem: 'US' }), locale);
}

describe('printAmount in US units', () => {
  it.each<[number, UnitKey, string]>([
    [80, 'milliliter', '⅓ cup'],
    [25, 'centiliter', '1 cup'],
    [1, 'liter', '4¼ cups'],
    [100, 'milliliter', '6¾ tbsp'],
    [10, 'milliliter', '2 tsp'],
    [2, 'milliliter', '⅜ tsp'],
    [100, 'gram', '3.5 oz'],
    [5, 'gram', '0.176 oz'],
    [1.5, 'kilogram', '3.3 lb'],
    [1.5, 'tablespoon', '1.5 tbsp'],
    [2, 'clove', '2 cloves'],
  ])('writes %p %s as %s', (quantity, unit, expected) => {
    expect(text(quantity, unit)).toBe(expected);
  });

  it('writes French', () => {
    expect([text(60, 'centiliter', 'fr'), text(100, 'gram', 'fr')]).toEqual([
      '2½ tasses',
      '3,5 oz',
    ]);
  });

  it('stays within 8 % of a volume, and 2 % of a mass', () => {
    const cups = {
      cup: 236.588,
      cups: 236.588,
      tbsp: 14.787,
      tsp: 4.929,
      oz: 28.3495,
      lb: 453.592,
    };
    const fractions = Object.fromEntries(
      [...'⅛¼⅓⅜½⅝⅔¾⅞'].map((sign) => [sign, sign.normalize('NFKD')]),
    );
    const valueOf = (written: string) => {
      const [, whole = '', sign = ''] = /^([\d.]*)(\D?)$/u.exec(written) ?? [];
      const [top = '0', bottom = '1'] = (fractions[sign] ?? '0⁄1').split('⁄');
      return Number(whole) + Number(top) / Number(bottom);
    };
    const errorOf = (size: number, unit: 'gram' | 'milliliter') => {
      const [number = '', name = ''] = text(size, unit).split(' ');
      return Math.abs((valueOf(number) * cups[name as keyof typeof cups]) / size - 1);
    };
    const sizes = Array.from({ length: 2000 }, (_, index) => index + 2);
    expect(Math.max(...sizes.map((size) => errorOf(size, 'gram')))).toBeLessThan(0.02);
    expect(Math.max(...sizes.map((size) => errorOf(size, 'milliliter')))).toBeLessThan(0.08);
  });
});
