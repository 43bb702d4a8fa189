/**
 * The categories of ingredients with their subcategories, and the pictogram of each subcategory.
 * Shopping lists have the same order.
 */
export const CATEGORIES = {
  freshProduce: { vegetables: 'VEGETABLE', fruits: 'FRUIT', freshHerbs: 'SPROUT' },
  meatAndSeafood: {
    meats: 'MEAT',
    poultry: 'POULTRY',
    curedMeats: 'HAM',
    fish: 'FISH',
    shellfish: 'SHELLFISH',
  },
  dryGrocery: {
    pastaAndGrains: 'GRAIN',
    floursAndSugars: 'FLOUR',
    legumes: 'BEAN',
    nutsAndSeeds: 'NUT',
  },
  bakery: { breads: 'BREAD', doughs: 'DOUGH' },
  dairyAndCheese: { milkAndCream: 'MILK', cheeses: 'CHEESE', eggs: 'EGG' },
  condimentsAndSpices: { spices: 'SPICE', sauces: 'SAUCE', oilsAndVinegars: 'OIL' },
  cookingAids: { bakingAids: 'YEAST', cookingLiquids: 'BOTTLE' },
} as const;

export type CategoryKey = keyof typeof CATEGORIES;

/** The subcategories of all categories. */
export type SubcategoryKey = {
  [C in CategoryKey]: keyof (typeof CATEGORIES)[C];
}[CategoryKey];

/** The pictograms, one for each subcategory. */
export type IconKey = {
  [C in CategoryKey]: (typeof CATEGORIES)[C][keyof (typeof CATEGORIES)[C]];
}[CategoryKey];
