import { INGREDIENTS, type IngredientKey } from '../../../catalogue/ingredients.js';
import type { UnitKey } from '../../../catalogue/units.js';
import { mainFood } from './main-food.js';

const idOf = (key: IngredientKey) => INGREDIENTS.findIndex((each) => each.key === key);
const find = (id: number) => INGREDIENTS[id];

describe('mainFood', () => {
  it.each<[string, [IngredientKey, number, UnitKey][], IngredientKey | null]>([
    ['no lines', [], null],
    ['masses', [['rice', 200, 'gram'], ['chicken', 1, 'kilogram']], 'chicken'],
    ['the first of equal masses', [['rice', 200, 'gram'], ['leek', 200, 'gram']], 'rice'],
    ['a volume by its density', [['flour', 300, 'milliliter'], ['milk', 25, 'centiliter']], 'milk'],
    ['pieces', [['eggplant', 3, 'piece'], ['rice', 200, 'gram']], 'eggplant'],
    ['eggs, which are lighter', [['egg', 3, 'piece'], ['rice', 200, 'gram']], 'rice'],
    ['cloves and pinches', [['garlic', 4, 'clove'], ['salt', 2, 'pinch'], ['oliveOil', 1, 'tablespoon']], 'garlic'],
  ])('finds the largest mass of %s', (_, lines, expected) => {
    const planned = lines.map(([key, quantity, unit]) => ({ ingredientId: idOf(key), quantity, unit }));
    expect(mainFood(planned, find)).toBe(expected === null ? null : idOf(expected));
  }); // prettier-ignore
});
