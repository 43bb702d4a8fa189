import type { Locale } from '../locale.js';
import type { CategoryKey } from './categories.js';

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
