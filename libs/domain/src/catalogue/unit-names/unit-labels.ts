import type { Locale } from '../../locale.js';
import type { UnitKey } from '../units.js';

type Label = readonly [singular: string, plural: string];

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

/** French uses the singular below two, English only for exactly one. */
const IS_SINGULAR: Readonly<Record<Locale, (quantity: number) => boolean>> = {
  fr: (quantity) => quantity < 2,
  en: (quantity) => quantity === 1,
};

/** Whether a name after a quantity is in the singular. */
export function isSingular(quantity: number, locale: Locale): boolean {
  return IS_SINGULAR[locale](quantity);
}

/** The label of a unit after a quantity: `1 pièce`, `2 pièces`. */
export function unitLabel(key: UnitKey, quantity: number, locale: Locale): string {
  const [singular, plural] = LABELS[locale][key];
  return isSingular(quantity, locale) ? singular : plural;
}
