import type { IngredientLine, LineFood } from '../detection/contract.js';
import type { IngredientKey } from '../catalogue/ingredients.js';
import type { UnitKey } from '../catalogue/units.js';
import { draftLines } from './draft-lines.js';

const food = (
  key: IngredientKey,
  quantity: number | null = null,
  unit: UnitKey | null = null,
): LineFood => ({ key, start: 0, end: 1, quantity, unit });

/** A line whose own food is the first. */
const line = (
  foods: readonly LineFood[],
  changes: Partial<IngredientLine> = {},
): IngredientLine => ({
  ingredient: foods[0]?.key ?? null,
  quantity: foods[0]?.quantity ?? null,
  unit: foods[0]?.unit ?? null,
  candidates: foods.map(({ key }) => key).slice(0, 3),
  foods,
  alternatives: [],
  possibleFoods: foods,
  unread: [],
  flags: [],
  ...changes,
});

describe('draftLines', () => {
  it.each<[string, IngredientLine, (string | number | null)[][]]>([
    ['one line for one food', line([food('egg', 2)]), [['egg', 2, null]]],
    ['one line without a food', line([], { quantity: 50, unit: 'gram' }), [[null, 50, 'gram']]],
    ['one line a food', line([food('onion', 3), food('milk', 240, 'milliliter')]),
      [['onion', 3, null], ['milk', 240, 'milliliter']]],
    ['one line for a choice', line([food('butter', 100, 'gram'), food('margarine')], { alternatives: [1], flags: ['ALTERNATIVE'] }),
      [['butter', 100, 'gram', 'ALTERNATIVE']]],
    ['the flag of foods that are not separated beside each', line([food('salt'), food('pepper')], { flags: ['SEVERAL_INGREDIENTS'] }),
      [['salt', null, null, 'SEVERAL_INGREDIENTS'], ['pepper', null, null, 'SEVERAL_INGREDIENTS']]],
    ['the flag of a choice beside it alone', line([food('salt'), food('butter'), food('margarine')], { alternatives: [2], flags: ['ALTERNATIVE'] }),
      [['salt', null, null], ['butter', null, null, 'ALTERNATIVE']]],
    ['the flag of an unlikely unit beside its number alone', line([food('flour', 200), food('egg')], { flags: ['UNLIKELY_UNIT', 'UNREAD_AMOUNT'] }),
      [['flour', 200, null, 'UNLIKELY_UNIT', 'UNREAD_AMOUNT'], ['egg', null, null, 'UNREAD_AMOUNT']]],
    ['no ingredient for a substitute', line([food('bread'), food('butter')], { ingredient: null }),
      [[null, null, null], ['butter', null, null]]],
  ])('returns %s', (_, resolved, expected) => {
    const lines = draftLines(0, 'text', resolved);
    expect(lines.map(({ ingredient, quantity, unit, lineFlags }) => [ingredient, quantity, unit, ...lineFlags])).toEqual(expected);
    expect(new Set(lines.map(({ rawText }) => rawText))).toEqual(new Set(['text']));
  }); // prettier-ignore

  it('gives a line its choices as candidates, and none of the other foods', () => {
    const foods = [food('pepper'), food('salt'), food('butter'), food('margarine')];
    const candidates: IngredientKey[] = ['pepper', 'salt', 'bellPepper'];
    const lines = draftLines(0, 'text', line(foods, { alternatives: [3], candidates }));
    expect(lines.map((each) => each.candidates)).toEqual([
      ['pepper', 'bellPepper'],
      ['salt'],
      ['butter', 'margarine'],
    ]);
  });
});
