import type { IngredientKey } from '../../catalogue/ingredients.js';
import type { UnitKey } from '../../catalogue/units.js';
import { unitsIn } from './convert-units.js';
import { type DayAmount, Pantry, type PantryRow } from './pantry.js';

const FOODS: Partial<Record<number, { key: IngredientKey; subcategory: 'vegetables' | 'eggs' }>> = {
  1: { key: 'flour', subcategory: 'vegetables' },
  2: { key: 'garlic', subcategory: 'vegetables' },
  3: { key: 'egg', subcategory: 'eggs' },
};
const findIngredient = (id: number) => {
  const food = FOODS[id];
  return food && { ...food, category: 'freshProduce' as const };
};

/** A Monday. */
const MONDAY = '2026-07-06';
const day = (number: number) => `2026-07-${String(5 + number).padStart(2, '0')}`;
const amount = (number: number, quantity: number, unit: UnitKey, ingredientId = 1): DayAmount => ({
  ...{ ingredientId, date: day(number), quantity, unit },
});

function pantryOf(
  row: Partial<PantryRow>,
  needs: readonly DayAmount[],
  removed: readonly DayAmount[] = [],
): Pantry {
  const rows = [{ ingredientId: 1, amount: null, asOf: MONDAY, ...row }];
  return new Pantry({ rows, needs, removed, weekStart: MONDAY }, findIngredient);
}

const kilogram = (asOf = MONDAY) => ({ amount: { quantity: 1, unit: 'kilogram' as const }, asOf });
const on = (pantry: Pantry, first: number, last: number, id = 1) =>
  [...(pantry.on(id, { first: day(first), last: day(last) })?.given ?? [])].map(
    ([unit, thousandths]) => [thousandths / 1000, unit],
  );

describe('a pantry', () => {
  it('is given to the needs in the order of their days', () => {
    const needs = [amount(1, 700, 'gram'), amount(3, 200, 'gram'), amount(9, 300, 'gram')];
    const pantry = pantryOf(kilogram(), needs);
    expect(on(pantry, 1, 7)).toEqual([[900, 'gram']]);
    expect(on(pantry, 3, 3)).toEqual([[200, 'gram']]);
    expect(on(pantry, 8, 14)).toEqual([[100, 'gram']]);
    expect(on(pantry, 4, 8)).toEqual([]);
    expect(pantry.remaining(1)).toBe(0);
    expect(pantry.on(1, { first: day(1), last: day(7) })?.isAll).toBe(true);
    expect(pantry.on(1, { first: day(8), last: day(14) })?.isAll).toBe(false);
  });

  it('is not given to needs before its day, nor to what was removed, in its week', () => {
    const needs = [amount(1, 200, 'gram'), amount(3, 300, 'gram'), amount(8, 400, 'gram')];
    expect(on(pantryOf(kilogram(day(2)), needs), 1, 7)).toEqual([[300, 'gram']]);
    const pantry = pantryOf(kilogram(day(2)), needs, [amount(4, 450, 'gram')]);
    expect(on(pantry, 1, 7)).toEqual([[50, 'gram']]);
    expect(on(pantry, 8, 14)).toEqual([[400, 'gram']]);
    expect(pantry.remaining(1)).toBe(0.55);
  });

  it.each<[string, number, PantryRow['amount'], DayAmount, unknown[], number]>([
    ['a density', 1, { quantity: 1, unit: 'kilogram' }, amount(1, 480, 'milliliter'), [480, 'milliliter'], 0.75],
    ['an unknown density', 3, { quantity: 1, unit: 'kilogram' }, amount(1, 2, 'piece', 3), [], 1],
    ['parts of a piece', 2, { quantity: 2, unit: 'piece' }, amount(1, 4, 'clove', 2), [4, 'clove'], 1.5],
    ['the mass of a piece', 2, { quantity: 2, unit: 'piece' }, amount(1, 72, 'gram', 2), [48, 'gram'], 0],
    ['thirds', 3, { quantity: 1, unit: 'piece' }, amount(1, 1 / 3, 'piece', 3), [0.333, 'piece'], 0.667],
  ])('counts through %s', (_, ingredientId, has, need, given, remaining) => {
    const pantry = pantryOf({ ingredientId, amount: has }, [need]);
    expect(on(pantry, 1, 1, ingredientId)).toEqual(given.length === 0 ? [] : [given]);
    expect(pantry.remaining(ingredientId)).toBe(remaining);
  }); // prettier-ignore

  it('with some of a food covers all days from its day on', () => {
    const pantry = pantryOf({ asOf: day(3) }, [amount(9, 5, 'kilogram')]);
    expect(pantry.on(1, { first: day(8), last: day(14) })).toMatchObject({ isAll: true });
    expect(pantry.on(1, { first: day(1), last: day(2) })).toBeUndefined();
    expect(pantry.hasSome(1, day(3))).toBe(true);
    expect(pantry.remaining(1)).toBeNull();
  });
});

it('converts through several equalities, or not at all', () => {
  expect(unitsIn('clove', 'kilogram', findIngredient(2))).toBeCloseTo(0.003);
  expect(unitsIn('sachet', 'gram', findIngredient(2))).toBeUndefined();
  expect(unitsIn('liter', 'tablespoon', undefined)).toBeCloseTo(66.667);
});
