import type { Ingredient } from './ingredients.js';
import type { UnitKey } from './units.js';

/** The unit in which shops sell a food that recipes use in parts: heads of garlic, not cloves. */
export interface RetailUnit {
  readonly unit: 'piece' | 'bunch';
  /**
   * What one unit contains at least: grams for all masses, millilitres for all volumes, or a count.
   * These are cautious estimates, so that a list never asks for too little.
   */
  readonly contains: Readonly<Partial<Record<UnitKey, number>>>;
}

const HEAD_OF_GARLIC: RetailUnit = { unit: 'piece', contains: { clove: 8, gram: 24 } };
const HEAD_OF_CELERY: RetailUnit = { unit: 'piece', contains: { sprig: 6 } };
const BUNCH_OF_HERBS: RetailUnit = { unit: 'bunch', contains: { sprig: 10 } };
const BUNCH_TO_CHOP: RetailUnit = { unit: 'bunch', contains: { sprig: 10, milliliter: 120 } };
const STALK: RetailUnit = { unit: 'piece', contains: { sprig: 1 } };
const FRUIT_OR_VEGETABLE: RetailUnit = { unit: 'piece', contains: { slice: 6 } };

const BY_KEY: Readonly<Partial<Record<Ingredient['key'], RetailUnit>>> = {
  garlic: HEAD_OF_GARLIC,
  celery: HEAD_OF_CELERY,
  lemongrass: STALK,
  // Herbs that are used fresh. A spoon of thyme or basil can be dried, from a jar.
  parsley: BUNCH_TO_CHOP,
  cilantro: BUNCH_TO_CHOP,
  chive: BUNCH_TO_CHOP,
  mint: BUNCH_TO_CHOP,
};

const BY_SUBCATEGORY: Readonly<Partial<Record<Ingredient['subcategory'], RetailUnit>>> = {
  freshHerbs: BUNCH_OF_HERBS,
  vegetables: FRUIT_OR_VEGETABLE,
  fruits: FRUIT_OR_VEGETABLE,
};

/** The retail unit of an ingredient; undefined if recipes measure it as shops do. */
export function retailUnitOf({
  key,
  subcategory,
}: Pick<Ingredient, 'key' | 'subcategory'>): RetailUnit | undefined {
  return BY_KEY[key] ?? BY_SUBCATEGORY[subcategory];
}
