import { SHELVES, sortByShelf, wholeShelfOrder } from './shelf-order.js';
import type { ListedIngredient } from './shopping-list.js';

const INGREDIENTS: Readonly<Record<number, ListedIngredient>> = {
  1: { key: 'apple', category: 'freshProduce', subcategory: 'fruits' },
  2: { key: 'carrot', category: 'freshProduce', subcategory: 'vegetables' },
  3: { key: 'bread', category: 'bakery', subcategory: 'breads' },
};
const sorted = (ids: (number | null)[], named: (typeof SHELVES)[number][]) =>
  sortByShelf(
    ids.map((ingredientId) => ({ ingredientId })),
    named,
    (id) => INGREDIENTS[id],
  ).map(({ ingredientId }) => ingredientId);

describe('the order of the shelves', () => {
  it('has 22 shelves, those of the house first', () => {
    expect(SHELVES).toHaveLength(22);
    const order = wholeShelfOrder(['breads', 'fruits']);
    expect(order.slice(0, 4)).toEqual(['breads', 'fruits', 'vegetables', 'freshHerbs']);
    expect(new Set(order)).toEqual(new Set(SHELVES));
  });

  it('is that of the categories for a house without one', () => {
    expect(sorted([3, 1, 2], [])).toEqual([1, 2, 3]);
  });

  it('sorts by subcategory for a house with one', () => {
    expect(sorted([1, 2, 3], ['breads'])).toEqual([3, 2, 1]);
  });

  it('puts lines without a known ingredient last', () => {
    expect(sorted([null, 9, 3, 1], ['breads'])).toEqual([3, 1, null, 9]);
  });
});
