import { INGREDIENTS, type IngredientKey } from '../../catalogue/ingredients.js';
import type { TechStepKey } from '../../catalogue/tech-steps.js';
import { keepingOf, type KeepingKey, type Keeps } from './keeping.js';
import type { KeepingRow } from './keeping-row.js';
import { KEEPING_TIMES } from './keeping-times.js';

const ROWS: [string, KeepingRow][] = Object.entries(KEEPING_TIMES);

describe('keepingOf', () => {
  it.each<[string, IngredientKey[], TechStepKey[], Keeps]>([
    ['a recipe without foods', [], [], keeps(2, 30, 'unknown')],
    ['a food that the table does not know', ['puffPastry'], ['boil'], keeps(2, 30, 'unknown')],
    ['spices and oil alone', ['salt', 'oliveOil'], ['deepFry'], keeps(2, 30, 'unknown')],
    ['a stew, by its meat', ['beef', 'carrot', 'salt'], ['braise'], keeps(2, 60, 'cookedMeat')],
    ['rice, before chicken', ['chicken', 'rice'], ['boil'], keeps(1, 60, 'rice')],
    ['raw fish', ['salmon', 'lemon'], ['slice'], keeps(1, 60, 'rawFish')],
    ['the same fish cooked', ['salmon', 'lemon'], ['slice', 'bake'], keeps(2, 30, 'cookedFish')],
    ['canned fish that is not cooked', ['cannedTuna'], ['mix'], keeps(2, 30, 'preservedFish')],
    ['eggs in a mousse', ['darkChocolate', 'egg'], ['melt', 'whipEggWhites'], keeps(1, 0, 'rawEgg')],
    ['eggs in a gratin', ['egg', 'zucchini'], ['bake'], keeps(2, 60, 'cookedEgg')],
    ['eggs in a cake', ['egg', 'flour', 'sugar', 'butter'], ['mix', 'bake'], keeps(7, 60, 'bakedGoods')],
    ['a cake with cream', ['egg', 'flour', 'cream'], ['mix', 'bake'], keeps(2, 30, 'dairy')],
    ['bread', ['flour', 'yeast', 'water', 'salt'], ['knead', 'rise', 'bake'], keeps(7, 60, 'bakedGoods')],
    ['a salad of leaves', ['lettuce', 'tomato'], ['wash', 'mix'], keeps(2, 0, 'saladLeaves')],
    ['mayonnaise', ['potato', 'mayonnaise'], ['boil', 'mix'], keeps(2, 0, 'mayonnaise')],
    ['fish whose cooking is unknown', ['salmon'], [], keeps(1, 30, 'rawFish')],
  ])('%s', (_, foods, techniques, expected) => {
    expect(keepingOf(foods, techniques)).toEqual(expected);
  }); // prettier-ignore

  it.each(INGREDIENTS.map(({ key }) => key))('is not longer with %s than without it', (food) => {
    for (const technique of ['mix', 'boil'] as const) {
      const without = keepingOf(['beef'], [technique]);
      const withFood = keepingOf(['beef', food], [technique]);
      expect(withFood.fridgeDays).toBeLessThanOrEqual(without.fridgeDays);
      expect(withFood.freezerDays).toBeLessThanOrEqual(without.freezerDays);
    }
  });
});

describe('KEEPING_TIMES', () => {
  it.each(ROWS)(
    '%s has a time in the fridge and in the freezer, and a source of each',
    (_, row) => {
      const days = (field: 'fridgeDays' | 'freezerDays') =>
        row.statements.flatMap((statement) => statement[field] ?? []);
      expect(days('fridgeDays').length).toBeGreaterThan(0);
      expect(days('freezerDays').length).toBeGreaterThan(0);
      expect([...days('fridgeDays'), ...days('freezerDays')].every(Number.isInteger)).toBe(true);
    },
  );

  it.each(ROWS)(
    '%s keeps a cooked dish of these foods for two days at most, or is baked',
    (_, row) => {
      const shortest = Math.min(...row.statements.flatMap(({ fridgeDays }) => fridgeDays ?? []));
      expect(shortest).toBeLessThanOrEqual(row.preparations.includes('COOKED') ? 2 : 7);
    },
  );
});

function keeps(fridgeDays: number, freezerDays: number, why: KeepingKey): Keeps {
  return { fridgeDays, freezerDays, why };
}
