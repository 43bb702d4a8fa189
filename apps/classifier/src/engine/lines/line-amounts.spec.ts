import type { Locale } from '#domain/locale.js';
import type { UnitKey } from '#domain/catalogue/units.js';
import { compileLanguages } from '../languages/compile-languages.js';
import { LINE_LANGUAGES } from '../languages/line-languages.js';
import { createLineResolver } from './resolve-line.js';

const resolve = createLineResolver(compileLanguages(), LINE_LANGUAGES);

type Row = [locale: Locale, line: string, quantity: number | null, unit: UnitKey | null];

describe.each<[kind: string, rows: Row[]]>([
  ['thousands', [
    ['fr', '1 500 g de farine', 1500, 'gram'],
    ['fr', '1\u202f500 g de farine', 1500, 'gram'],
    ['fr', '1’500 g de farine', 1500, 'gram'],
    ['fr', '1.500 g de farine', 1500, 'gram'],
    ['fr', '1.500 kg de farine', 1.5, 'kilogram'],
    ['fr', '0.500 l de lait', 0.5, 'liter'],
    ['en', '1,500 g flour', 1500, 'gram'],
    ['en', '1 500 g flour', 1500, 'gram'],
    ['en', '2 400 g tins lentils', 800, 'gram'],
    ['en', '1 400ml coconut milk', 400, 'milliliter'],
  ]],
  ['hyphenated sizes', [
    ['en', '28-ounce can crushed tomatoes', 793.8, 'gram'],
    ['en', '2-pound bag potatoes', 908, 'gram'],
    ['en', '750-ml bottle red wine', 750, 'milliliter'],
    ['en', '8- to 10-ounce package mushrooms', 283.5, 'gram'],
    ['en', '1¼- to 1½-pound pork tenderloin', 681, 'gram'],
    ['en', '15-oz can of chickpeas', 425.25, 'gram'],
  ]],
  ['numbers after the food', [
    ['fr', 'gousses d’ail 3', 3, 'clove'],
    ['fr', 'gousses d’ail : 2 ou 3', 3, 'clove'],
    ['fr', 'tranche de pain 1/2', 0.5, 'slice'],
    ['en', 'slices of bread 2', 2, 'slice'],
    ['en', 'bread slices 2', 2, 'slice'],
    ['en', 'sprigs of thyme (3)', 3, 'sprig'],
    ['en', 'garlic: 3 cloves', 3, 'clove'],
    ['en', 'garlic (3 large cloves)', 3, 'clove'],
    ['en', 'garlic, 3 cloves, minced', 3, 'clove'],
    ['fr', 'veau (1 noix)', 1, null],
  ]],
  ['two units', [
    ['en', '1 lb 4 oz potatoes', 567.4, 'gram'],
    ['en', '1 lb. 4 oz. potatoes', 567.4, 'gram'],
    ['en', '1 cup 2 tbsp flour', 270, 'milliliter'],
    ['fr', '1 kg 200 g de farine', 1.2, 'kilogram'],
    ['fr', '2 c. à soupe 1 c. à café de miel', 2.333, 'tablespoon'],
    ['en', '1 cup less 1 tablespoon milk', 225, 'milliliter'],
    ['fr', '1 tasse moins 1 c. à soupe de lait', 235, 'milliliter'],
    ['en', '8 oz / 225 g butter', 225, 'gram'],
    ['en', '50ml/.25c of milk', 50, 'milliliter'],
    ['en', '.5 l / 2.1 cups milk', 0.5, 'liter'],
  ]],
  ['ranges', [
    ['fr', 'entre 100 g et 150 g de sucre', 150, 'gram'],
    ['fr', '100 g à 150 g de sucre', 150, 'gram'],
    ['fr', '100 g, voire 150 g de sucre', 150, 'gram'],
    ['fr', '200 g (jusqu’à 250 g) de farine', 250, 'gram'],
    ['fr', '200 à environ 250 g de farine', 250, 'gram'],
    ['fr', '200/250 g de farine', 250, 'gram'],
    ['fr', '1 pincée ou 2 de sel', 2, 'pinch'],
    ['en', 'between 100g and 150g sugar', 150, 'gram'],
    ['en', 'between 2 and 3 cups flour', 720, 'milliliter'],
    ['en', '1 tsp to 2 tsp salt', 2, 'teaspoon'],
    ['en', '1 cup, up to 1 1/4 cups flour', 300, 'milliliter'],
    ['en', '1−2 leeks', 2, null],
    ['en', '1‒2 leeks', 2, null],
    ['en', '1 ~ 2 leeks', 2, null],
    ['en', '100g/150g sugar', 150, 'gram'],
    ['fr', '300 … 350 g de farine', 350, 'gram'],
    ['en', '300 (up to 350) g flour', 350, 'gram'],
  ]],
  ['packs and totals', [
    ['en', '2 - 15 oz cans chickpeas', 850.5, 'gram'],
    ['en', '(2) 15 oz cans chickpeas', 850.5, 'gram'],
    ['en', '2, 15 oz cans chickpeas', 850.5, 'gram'],
    ['en', '8-10 oz bag spinach', 283.5, 'gram'],
    ['en', '2 cans (800 g total) chickpeas', 800, 'gram'],
    ['fr', '2 boîtes de pois chiches (800 g au total)', 800, 'gram'],
    ['fr', '2 boîtes de pois chiches (soit 800 g)', 800, 'gram'],
    ['fr', '½ boîte de pois chiches (200 g)', 200, 'gram'],
    ['en', '2 tins chickpeas (2 x 400g)', 800, 'gram'],
    ['en', '2 cans, 400g each, chickpeas', 800, 'gram'],
    ['en', '2 80g snow peas', 160, 'gram'],
    ['en', '2 * 125 g mozzarella', 250, 'gram'],
    ['en', '400g can x 2 chickpeas', 800, 'gram'],
    ['en', '3 tins x 400g chickpeas', 1200, 'gram'],
    ['en', '2 cans (1 lb 4 oz) chickpeas', 1134.8, 'gram'],
    ['en', '3 15ml sachets soy sauce', 45, 'milliliter'],
    ['fr', '1 sachet de 500 g de pois chiches', 500, 'gram'],
    ['fr', '1 sachet (11 g) de levure', 1, 'sachet'],
  ]],
  ['fractions', [
    ['en', '11⁄2 cups milk', 360, 'milliliter'],
    ['en', '1 1\\2 cups milk', 360, 'milliliter'],
    ['en', '2 - 1/2 cups flour', 600, 'milliliter'],
    ['en', '1/ 2 cup flour', 120, 'milliliter'],
    ['en', '¹⁄₃ cup sugar', 80, 'milliliter'],
    ['en', '1 cup and 1/2 flour', 360, 'milliliter'],
    ['fr', 'un oignon et demi', 1.5, null],
    ['fr', '1 oignon ½', 1.5, null],
    ['en', 'an onion and a half', 1.5, null],
    ['en', 'juice of half a lemon', 0.5, null],
  ]],
  ['other writings', [
    ['fr', '1 c/s de miel', 1, 'tablespoon'],
    ['fr', '1 c/c de sel', 1, 'teaspoon'],
    ['fr', '2 cuillerée(s) à soupe de miel', 2, 'tablespoon'],
    ['fr', '1 cuillérée à café de miel', 1, 'teaspoon'],
    ['fr', '1 cuillère (à café) de sel', 1, 'teaspoon'],
    ['fr', '1. 3 œufs', 3, null],
    ['en', '2) 3 eggs', 3, null],
    ['en', 'a couple of eggs', 2, null],
    ['en', '3 plus 1 egg whites', 4, null],
    ['en', 'sugar cups 2', 480, 'milliliter'],
    ['en', '250 ㎖ milk', 250, 'milliliter'],
    ['fr', '2 c .à c. de sel', 2, 'teaspoon'],
    ['fr', '1 ℓ de lait', 1, 'liter'],
    ['fr', '200 g de farine T55', 200, 'gram'],
    ['fr', '3 gousses de cardamome', 3, null],
  ]],
])('%s', (_, rows) => {
  it.each(rows)('reads the amount (%s): %s', (locale, line, quantity, unit) => {
    expect(resolve(locale, line)).toMatchObject({ quantity, unit, flags: [] });
  });
}); // prettier-ignore

it('resolves a line of 5,000 characters', () => {
  const line = '1 500 500 500 (2 x 400 g) butter or milk, '.repeat(119).slice(0, 5000);
  expect(resolve('en', line).foods.length).toBeGreaterThan(100);
});
