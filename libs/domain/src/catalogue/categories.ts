/**
 * How a shop is laid out: each subcategory belongs to one category and is drawn with one
 * pictogram. The order is the order of a shopping list.
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

/** The subcategories of every category, as one union. */
export type SubcategoryKey = {
  [C in CategoryKey]: keyof (typeof CATEGORIES)[C];
}[CategoryKey];

/** The pictograms, one for each subcategory. */
export type IconKey = {
  [C in CategoryKey]: (typeof CATEGORIES)[C][keyof (typeof CATEGORIES)[C]];
}[CategoryKey];
