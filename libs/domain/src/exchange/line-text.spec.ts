import type { Locale } from '../locale.js';
import { lineText } from './line-text.js';
import type { PortableLine } from './portable-recipe.js';

type Row = [Locale, number, unit: string, ingredient: string, note: string | null, text: string];

describe('lineText', () => {
  it.each<Row>([
    ['fr', 50.5, 'gram', 'butter', null, '50,5 g de beurre'],
    ['fr', 1, 'tablespoon', 'oliveOil', null, "1 c. à s. d’huile d'olive"],
    ['fr', 2, 'piece', 'onion', 'jaunes', '2 oignons (jaunes)'],
    ['fr', 0.5, 'piece', 'onion', null, '0,5 oignon'],
    ['en', 0.5, 'piece', 'onion', null, '0.5 onions'],
    ['en', 2, 'clove', 'garlic', 'crushed', '2 cloves garlic (crushed)'],
    ['en', 1, 'piece', 'unobtainium', null, '1 unobtainium'],
  ])('%s: %p %s %s %p is %p', (locale, quantity, unit, ingredient, note, text) => {
    const line: PortableLine = { ingredient, quantity, unit, note, rawText: null };
    expect(lineText(line, { locale, unitSystem: 'METRIC' })).toBe(text);
  });
});
