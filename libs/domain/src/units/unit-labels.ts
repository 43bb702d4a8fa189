import type { Locale } from '../locale.js';
import type { UnitKey } from '../catalogue/units.js';

type Label = readonly [one: string, several: string];

const same = (label: string): Label => [label, label];

const LABELS: Readonly<Record<Locale, Readonly<Record<UnitKey, Label>>>> = {
  fr: {
    gram: same('g'),
    kilogram: same('kg'),
    milliliter: same('ml'),
    centiliter: same('cl'),
    liter: same('l'),
    tablespoon: same('c. à s.'),
    teaspoon: same('c. à c.'),
    piece: ['pièce', 'pièces'],
    pinch: ['pincée', 'pincées'],
    slice: ['tranche', 'tranches'],
    clove: ['gousse', 'gousses'],
    bunch: ['botte', 'bottes'],
    sachet: ['sachet', 'sachets'],
    sprig: ['brin', 'brins'],
  },
  en: {
    gram: same('g'),
    kilogram: same('kg'),
    milliliter: same('ml'),
    centiliter: same('cl'),
    liter: same('l'),
    tablespoon: same('tbsp'),
    teaspoon: same('tsp'),
    piece: ['piece', 'pieces'],
    pinch: ['pinch', 'pinches'],
    slice: ['slice', 'slices'],
    clove: ['clove', 'cloves'],
    bunch: ['bunch', 'bunches'],
    sachet: ['sachet', 'sachets'],
    sprig: ['sprig', 'sprigs'],
  },
};

/** French counts anything below two as one; English anything but one as several. */
const IS_ONE: Readonly<Record<Locale, (quantity: number) => boolean>> = {
  fr: (quantity) => quantity < 2,
  en: (quantity) => quantity === 1,
};

/** How a unit is written after so many of it. */
export function unitLabel(key: UnitKey, quantity: number, locale: Locale): string {
  const [one, several] = LABELS[locale][key];
  return IS_ONE[locale](quantity) ? one : several;
}
