import type { Locale } from '#domain/locale.js';
import type { AmbiguousUtensil } from '../engine/model/homonym.js';

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
