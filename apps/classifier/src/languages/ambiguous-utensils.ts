import type { Locale } from '#domain/locale.js';
import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { UtensilKey } from '#domain/catalogue/utensils.js';

/** A name that means one utensil, but another beside certain techniques and utensils. */
interface AmbiguousUtensil {
  readonly names: readonly string[];
  readonly usually: UtensilKey;
  readonly then: UtensilKey;
  readonly beside: {
    readonly techniques: readonly TechStepKey[];
    readonly utensils: readonly UtensilKey[];
    /** Behind its length and width: "a 9 x 13 pan". */
    readonly size: boolean;
  };
}

export const AMBIGUOUS_UTENSILS: Readonly<Record<Locale, readonly AmbiguousUtensil[]>> = {
  fr: [
    {
      names: ['plaque de cuisson', 'plaques de cuisson', 'plaque', 'plaques'],
      usually: 'bakingSheet',
      then: 'stove',
      beside: {
        techniques: [],
        utensils: ['saucepan', 'stockpot', 'fryingPan', 'dutchOven'],
        size: false,
      },
    },
  ],
  en: [
    {
      names: ['pan', 'pans'],
      usually: 'fryingPan',
      then: 'cakeTin',
      beside: {
        techniques: ['bake', 'grease', 'flour', 'line', 'unmold', 'preheat', 'cool'],
        utensils: ['oven', 'wireRack', 'bakingSheet', 'parchmentPaper'],
        size: true,
      },
    },
  ],
};
