import type { IngredientKey } from '../catalogue/ingredients.js';
import type { Span } from './contract.js';

const PICTURES =
  /[\u{1f330}\u{1f345}-\u{1f372}\u{1f375}-\u{1f37c}\u{1f37e}\u{1f37f}\u{1f41f}\u{1f950}-\u{1f957}\u{1f959}-\u{1f961}\u{1f963}-\u{1f96f}\u{1f980}\u{1f990}\u{1f991}\u{1f99e}\u{1f9aa}\u{1f9c0}-\u{1f9c9}\u{1f9cb}\u{1fad0}-\u{1fadb}]/gu;

/** The pictures that show one food. */
const FOODS: Readonly<Partial<Record<string, IngredientKey>>> = {
  '🌰': 'chestnut',
  '🍅': 'tomato',
  '🍆': 'eggplant',
  '🍇': 'grape',
  '🍈': 'melon',
  '🍉': 'watermelon',
  '🍋': 'lemon',
  '🍌': 'banana',
  '🍍': 'pineapple',
  '🍎': 'apple',
  '🍏': 'apple',
  '🍐': 'pear',
  '🍑': 'peach',
  '🍒': 'cherry',
  '🍓': 'strawberry',
  '🍚': 'rice',
  '🍞': 'bread',
  '🍠': 'sweetPotato',
  '🍤': 'shrimp',
  '🍫': 'chocolate',
  '🍯': 'honey',
  '🐟': 'fish',
  '🥐': 'croissant',
  '🥑': 'avocado',
  '🥒': 'cucumber',
  '🥓': 'bacon',
  '🥔': 'potato',
  '🥕': 'carrot',
  '🥖': 'bread',
  '🥚': 'egg',
  '🥛': 'milk',
  '🥜': 'peanut',
  '🥝': 'kiwi',
  '🥥': 'coconut',
  '🥦': 'broccoli',
  '🥭': 'mango',
  '🦀': 'crab',
  '🦐': 'shrimp',
  '🦑': 'squid',
  '🦞': 'lobster',
  '🦪': 'oyster',
  '🧀': 'cheese',
  '🧂': 'salt',
  '🧄': 'garlic',
  '🧅': 'onion',
  '🧈': 'butter',
  '🫐': 'blueberry',
  '🫑': 'bellPepper',
  '🫒': 'olive',
  '🫚': 'ginger',
};

/** Where a text has pictures of foods, which no language reads, and the food if it shows one. */
export function picturesOfFoods(text: string): (Span & { readonly key?: IngredientKey })[] {
  if (!/[\ud83c-\ud83e]/.test(text)) return [];
  return Array.from(text.matchAll(PICTURES), ({ index, 0: sign }) => {
    const key = FOODS[sign];
    return { start: index, end: index + sign.length, ...(key !== undefined && { key }) };
  });
}
