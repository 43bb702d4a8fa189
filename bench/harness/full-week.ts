import type { Ids } from '../seed/catalogue-ids.js';
import type { SessionHeaders } from './account.js';
import { send, sendJson } from './send.js';

/** The Monday of the planned week. */
export const WEEK = '2026-07-06';

const SLOTS = ['BREAKFAST', 'LUNCH', 'SNACK', 'DINNER'];
const RECIPES_PER_CELL = 3;
const FOODS = [
  ['onion', "l'oignon"],
  ['carrot', 'la carotte'],
  ['zucchini', 'la courgette'],
  ['tomato', 'la tomate'],
  ['potato', 'la pomme de terre'],
  ['mushroom', 'le champignon'],
  ['garlic', "l'ail"],
  ['shallot', "l'échalote"],
  ['apple', 'la pomme'],
  ['lemon', 'le citron'],
  ['butter', 'le beurre'],
  ['cream', 'la crème'],
  ['flour', 'la farine'],
  ['egg', "l'œuf"],
  ['cheese', 'le fromage'],
  ['rice', 'le riz'],
] as const;
const UNITS = ['gram', 'piece', 'kilogram', 'tablespoon', 'centiliter'];

/** Plans 28 cells with three recipes each. All recipes differ. */
export async function planFullWeek(
  apiUrl: string,
  headers: SessionHeaders,
  ids: Ids,
): Promise<void> {
  await send('POST', `${apiUrl}/house`, headers, { name: 'La Roseraie' });
  for (let item = 0; item < 7 * SLOTS.length * RECIPES_PER_CELL; item++) {
    const recipe = createRecipe(item, ids);
    const { id } = await sendJson<{ id: number }>('POST', `${apiUrl}/recipes`, headers, recipe);
    const cell = Math.floor(item / RECIPES_PER_CELL);
    await send('POST', `${apiUrl}/planning/items`, headers, {
      recipeId: id,
      date: `2026-07-${String(6 + Math.floor(cell / SLOTS.length)).padStart(2, '0')}`,
      slot: SLOTS[cell % SLOTS.length],
      portions: 1 + (item % 9),
    });
  }
}

/** Creates the body of `POST /recipes`, with 10 lines and 8 steps. */
export function createRecipe(number: number, { ingredient, unit }: Ids) {
  const food = (place: number) => FOODS[(number * 5 + place) % FOODS.length] ?? FOODS[0];
  const name = (place: number) => food(place)[1];
  return {
    name: `Recette numéro ${String(number)}`,
    visibility: 'HOUSE',
    portions: 1 + (number % 6),
    dietIds: [],
    ingredients: Array.from({ length: 10 }, (_, place) => ({
      ingredientId: ingredient(food(place)[0]),
      quantity: (1 + number * 37 + place * 11) / 8,
      unitId: unit(UNITS[(number + place) % UNITS.length] ?? 'gram'),
    })),
    steps: [
      'Préchauffer le four à 180 °C.',
      `Éplucher ${name(0)} et ${name(1)}, puis émincer ${name(0)}.`,
      `Couper ${name(1)} en morceaux et râper ${name(2)}.`,
      `Faire fondre 50 g de beurre et faire revenir ${name(0)} à feu doux.`,
      `Ajouter ${name(3)}, mélanger et laisser mijoter 10 minutes.`,
      `Fouetter ${name(4)} avec 20 cl de crème dans un saladier.`,
      'Verser dans un plat à gratin et enfourner pendant 30 minutes.',
      'Laisser reposer 5 minutes et servir.',
    ].map((description) => ({ description })),
  };
}
