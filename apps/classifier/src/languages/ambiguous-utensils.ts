import type { Locale } from '#domain/locale.js';
import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { UtensilKey } from '#domain/catalogue/utensils.js';

/** A name that means `defaultKey`, but `otherKey` in the context of `otherWhen`. */
interface AmbiguousUtensil {
  readonly names: readonly string[];
  readonly defaultKey: UtensilKey;
  readonly otherKey: UtensilKey;
  readonly otherWhen: {
    readonly techniques: readonly TechStepKey[];
    readonly utensils: readonly UtensilKey[];
    /** After a length and a width: "a 9 x 13 pan". */
    readonly afterDimensions: boolean;
  };
}

export const AMBIGUOUS_UTENSILS: Readonly<Record<Locale, readonly AmbiguousUtensil[]>> = {
  fr: [
    {
      names: ['plaque de cuisson', 'plaques de cuisson', 'plaque', 'plaques'],
      defaultKey: 'bakingSheet',
      otherKey: 'stove',
      otherWhen: {
        techniques: [],
        utensils: ['saucepan', 'stockpot', 'fryingPan', 'dutchOven'],
        afterDimensions: false,
      },
    },
  ],
  en: [
    {
      names: ['pan', 'pans'],
      defaultKey: 'fryingPan',
      otherKey: 'cakeTin',
      otherWhen: {
        techniques: ['bake', 'grease', 'flour', 'line', 'unmold', 'preheat', 'cool'],
        utensils: ['oven', 'wireRack', 'bakingSheet', 'parchmentPaper'],
        afterDimensions: true,
      },
    },
  ],
};
