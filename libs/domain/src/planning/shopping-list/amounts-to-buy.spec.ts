import fc from 'fast-check';
import { INGREDIENTS } from '../../catalogue/ingredients.js';
import { unitOf, UNITS, type UnitKey } from '../../catalogue/units.js';
import type { Amount } from '../../units/amount.js';
import { AmountSum } from '../../units/amount-sum.js';
import { Rational } from '../../units/rational.js';
import { amountsToBuy } from './amounts-to-buy.js';
import type { ListedIngredient } from './shopping-list.js';

const ingredient = fc.constantFrom<ListedIngredient | undefined>(undefined, ...INGREDIENTS);
const amount = fc.record({
  quantity: fc.integer({ min: 1, max: 5_000_000 }).map((thousandths) => thousandths / 1000),
  unit: fc.constantFrom<UnitKey>(...UNITS.map(({ key }) => key)),
});
/** One amount for each unit. */
const amounts = fc.uniqueArray(amount, { selector: ({ unit }) => unit, maxLength: 4 });

const inBaseUnits = ({ quantity, unit }: Amount) => quantity * unitOf(unit).toBaseFactor;

/** Amounts as lists contain them: in readable units, with three decimals. */
const listed = amounts.map((all) => {
  const sum = new AmountSum();
  for (const { quantity, unit } of all) sum.add(Rational.of(quantity), unit);
  return sum.amounts();
});

describe('amountsToBuy', () => {
  it.each<[grams: number, bought: number]>([
    [0.001, 1],
    [1, 1],
    [1.001, 2],
    [9.5, 10],
    [10.001, 20],
    [99, 100],
    [101, 125],
    [480, 500],
    [501, 550],
    [999, 1000],
    [1000, 1000],
    [1001, 1250],
    [1100, 1250],
    [4900, 5000],
    [5001, 6000],
    [1_000_000, 1_000_000],
  ])('rounds %d g up to %d g', (grams, bought) => {
    const [amountToBuy] = amountsToBuy([{ quantity: grams, unit: 'gram' }], undefined);
    expect(amountToBuy && inBaseUnits(amountToBuy)).toBe(bought);
  });

  it('only rounds the amounts of a retired ingredient', () => {
    const given: Amount[] = [
      { quantity: 2, unit: 'tablespoon' },
      { quantity: 0.5, unit: 'sprig' },
    ];
    expect(amountsToBuy(given, undefined)).toEqual([
      { quantity: 30, unit: 'milliliter' },
      { quantity: 1, unit: 'sprig' },
    ]);
  });

  it('returns no spoons and no parts of a count', () => {
    fc.assert(
      fc.property(amounts, ingredient, (given, food) => {
        const bought = amountsToBuy(given, food);
        const counts = bought.filter(({ unit }) => unitOf(unit).type === 'COUNT');
        expect(bought.filter(({ unit }) => unit.endsWith('spoon'))).toEqual([]);
        expect(counts.every(({ quantity }) => Number.isInteger(quantity))).toBe(true);
      }),
    );
  });

  it('returns at least what is needed of an ingredient without a density or a retail unit', () => {
    fc.assert(
      fc.property(listed, (given) => {
        const bought = amountsToBuy(given, undefined);
        expect(bought.length).toBe(given.length);
        for (const needed of given) {
          const found = bought.find(({ unit }) => sameKind(unit, needed.unit));
          expect(found && inBaseUnits(found)).toBeGreaterThanOrEqual(inBaseUnits(needed));
        }
      }),
    );
  });

  it('does not change when it is applied to its own result', () => {
    fc.assert(
      fc.property(amounts, ingredient, (given, food) => {
        const bought = amountsToBuy(given, food);
        expect(amountsToBuy(bought, food)).toEqual(bought);
      }),
    );
  });

  it('never buys less of a line when more is needed', () => {
    fc.assert(
      fc.property(amount, ingredient, fc.integer({ min: 2, max: 5 }), (one, food, factor) => {
        const [less] = amountsToBuy([one], food);
        const [more] = amountsToBuy([{ ...one, quantity: one.quantity * factor }], food);
        expect(more && inBaseUnits(more)).toBeGreaterThanOrEqual(less ? inBaseUnits(less) : 0);
      }),
    );
  });
});

function sameKind(one: UnitKey, other: UnitKey): boolean {
  const { type } = unitOf(one);
  return type === unitOf(other).type && (type !== 'COUNT' || one === other);
}
