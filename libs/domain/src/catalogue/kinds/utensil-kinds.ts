import type { UtensilKey } from '../utensils.js';

/** What covers food. When it is removed, the next verb is about the food: "remove the lid and rest". */
export const COVERINGS: ReadonlySet<UtensilKey | null> = new Set<UtensilKey>([
  ...(['lid', 'aluminumFoil', 'plasticWrap', 'parchmentPaper', 'paperTowel', 'teaTowel'] as const),
]);

/** Appliances. Setting one does not change what the next verb is about: "turn the oven down and cook". */
export const APPLIANCES: ReadonlySet<UtensilKey | null> = new Set<UtensilKey>([
  'oven',
  'stove',
  'microwaveOven',
]);

/** Vessels for the stove. */
export const COOKWARE: ReadonlySet<UtensilKey | null> = new Set<UtensilKey>([
  ...(['fryingPan', 'sautePan', 'saucepan', 'stockpot', 'dutchOven', 'wok', 'griddle'] as const),
]);
