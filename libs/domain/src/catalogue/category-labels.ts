import type { Locale } from '../locale.js';
import type { CategoryKey, SubcategoryKey } from './categories.js';

/** The names of categories on a shopping list. */
export const CATEGORY_LABELS: Readonly<Record<Locale, Readonly<Record<CategoryKey, string>>>> = {
  fr: {
    freshProduce: 'Fruits et légumes',
    meatAndSeafood: 'Viandes et poissons',
    dryGrocery: 'Épicerie sèche',
    bakery: 'Boulangerie',
    dairyAndCheese: 'Crèmerie et fromages',
    condimentsAndSpices: 'Condiments et épices',
    cookingAids: 'Aides à la cuisine',
  },
  en: {
    freshProduce: 'Fresh produce',
    meatAndSeafood: 'Meat and seafood',
    dryGrocery: 'Dry grocery',
    bakery: 'Bakery',
    dairyAndCheese: 'Dairy and cheese',
    condimentsAndSpices: 'Condiments and spices',
    cookingAids: 'Cooking aids',
  },
};

/** The names of subcategories, in the notation of `ingredient-names/notation.ts`. */
export const SUBCATEGORY_LABELS: Readonly<
  Record<SubcategoryKey, Readonly<Record<Locale, string>>>
> = {
  vegetables: { fr: 'légumes!', en: 'vegetables!' },
  fruits: { fr: 'fruits!', en: 'fruits!' },
  freshHerbs: { fr: 'herbes fraîches!', en: 'fresh herbs!' },
  meats: { fr: 'viandes!', en: 'meats!' },
  poultry: { fr: 'volailles!', en: 'poultry!' },
  curedMeats: { fr: 'charcuterie!', en: 'cured meats!' },
  fish: { fr: 'poissons!', en: 'fish!' },
  shellfish: { fr: 'fruits de mer!', en: 'shellfish!' },
  pastaAndGrains: { fr: 'pâtes et céréales!', en: 'pasta and grains!' },
  floursAndSugars: { fr: 'farines et sucres!', en: 'flours and sugars!' },
  legumes: { fr: 'légumineuses!, légumes secs', en: 'legumes!, pulses' },
  nutsAndSeeds: { fr: 'noix et graines!', en: 'nuts and seeds!' },
  breads: { fr: 'pains!', en: 'breads!' },
  doughs: { fr: 'pâtes à pâtisserie!', en: 'doughs!, pastry' },
  milkAndCream: { fr: 'laits et crèmes!', en: 'milk and cream!' },
  cheeses: { fr: 'fromages!', en: 'cheeses!' },
  eggs: { fr: 'œufs!', en: 'eggs!' },
  spices: { fr: 'épices!', en: 'spices!' },
  sauces: { fr: 'sauces!', en: 'sauces!' },
  oilsAndVinegars: { fr: 'huiles et vinaigres!', en: 'oils and vinegars!' },
  bakingAids: { fr: 'aides à la pâtisserie!', en: 'baking aids!' },
  cookingLiquids: { fr: 'liquides de cuisson!', en: 'cooking liquids!' },
};
