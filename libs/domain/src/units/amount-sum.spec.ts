import fc from 'fast-check';
import { type Density, poured, weighed } from '../catalogue/densities/density.js';
import { UNITS, type UnitKey } from '../catalogue/units.js';
import { AmountSum } from './amount-sum.js';
import { Rational } from './rational.js';

type Row = [quantity: number, unit: UnitKey];

function sumOf(rows: readonly Row[], density?: Density): Row[] {
  const sum = new AmountSum(density);
  for (const [quantity, unit] of rows) sum.add(Rational.of(quantity), unit);
  return sum.amounts().map(({ quantity, unit }) => [quantity, unit]);
}

describe('AmountSum', () => {
  it.each<[string, Row[], Row[]]>([
    ['nothing', [], []],
    ['grams stay grams', [[999, 'gram']], [[999, 'gram']]],
    ['1200 g become kilograms', [[1200, 'gram']], [[1.2, 'kilogram']]],
    ['half a kilogram is grams', [[0.5, 'kilogram']], [[500, 'gram']]],
    ['grams and kilograms', [[0.9, 'kilogram'], [350, 'gram']], [[1.25, 'kilogram']]],
    ['no binary rounding errors', [[0.1, 'gram'], [0.2, 'gram']], [[0.3, 'gram']]],
    ['thousandths that complete a kilogram', [[999.999, 'gram'], [0.001, 'gram']], [[1, 'kilogram']]],
    ['a bottle', [[0.75, 'liter']], [[75, 'centiliter']]],
    ['millilitres that make no whole centilitre', [[125, 'milliliter']], [[125, 'milliliter']]],
    ['less than a decilitre is millilitres', [[5, 'centiliter']], [[50, 'milliliter']]],
    ['litres', [[75, 'centiliter'], [750, 'milliliter']], [[1.5, 'liter']]],
    ['less than a millilitre', [[0.75, 'milliliter']], [[0.75, 'milliliter']]],
    ['spoons stay spoons', [[1, 'tablespoon'], [2, 'tablespoon']], [[3, 'tablespoon']]],
    ['half a tablespoon', [[2.5, 'tablespoon']], [[2.5, 'tablespoon']]],
    ['small spoons', [[0.5, 'teaspoon'], [0.25, 'teaspoon']], [[0.75, 'teaspoon']]],
    ['small spoons make a large one', [[3, 'teaspoon']], [[1, 'tablespoon']]],
    ['large and small spoons', [[1, 'tablespoon'], [1, 'teaspoon']], [[4, 'teaspoon']]],
    ['many spoons are a volume', [[8, 'tablespoon']], [[12, 'centiliter']]],
    ['no third of a spoon', [[0.333, 'tablespoon']], [[4.995, 'milliliter']]],
    ['spoons and centilitres', [[2, 'tablespoon'], [10, 'centiliter']], [[13, 'centiliter']]],
    ['pieces with pieces', [[1, 'piece'], [0.5, 'piece']], [[1.5, 'piece']]],
    ['one sum for each COUNT unit', [[1, 'piece'], [2, 'clove'], [1, 'clove']],
      [[1, 'piece'], [3, 'clove']]],
    ['one of each type', [[1, 'bunch'], [1, 'liter'], [20, 'gram']],
      [[20, 'gram'], [1, 'liter'], [1, 'bunch']]],
  ])('%s', (_, rows, result) => {
    expect(sumOf(rows)).toEqual(result);
  }); // prettier-ignore

  it.each<[string, Density, Row[], Row[]]>([
    ['only volumes stay volumes', weighed(125, 250), [[4, 'tablespoon']], [[4, 'tablespoon']]],
    ['only masses stay masses', poured(1.25), [[50, 'gram']], [[50, 'gram']]],
    ['mass and volume of a weighed food', weighed(1, 2), [[1, 'kilogram'], [1, 'liter']],
      [[1.5, 'kilogram']]],
    ['mass and volume of a poured food', poured(0.5), [[1, 'kilogram'], [1, 'liter']], [[3, 'liter']]],
    ['only masses of a weighed food stay exact', weighed(1, 3), [[0.455, 'gram']], [[0.455, 'gram']]],
    ['only spoons of a poured food stay spoons', poured(0.9), [[3, 'tablespoon']], [[3, 'tablespoon']]],
    ['spoons and a mass of a poured food', poured(1), [[2, 'tablespoon'], [15, 'gram']],
      [[45, 'milliliter']]],
    ['counts are not converted', weighed(1, 2), [[1, 'piece'], [10, 'gram'], [20, 'milliliter']],
      [[20, 'gram'], [1, 'piece']]],
  ])('with a density, %s', (_, density, rows, result) => {
    expect(sumOf(rows, density)).toEqual(result);
  }); // prettier-ignore

  it.each<[string, Density, Row[], Row[]]>([
    ['a volume is a mass', weighed(125, 250), [[4, 'tablespoon']], [[30, 'gram']]],
    ['a mass is a volume', poured(1.25), [[50, 'gram']], [[40, 'milliliter']]],
    ['a converted amount is rounded to a gram', weighed(1, 3), [[100, 'milliliter']], [[33, 'gram']]],
    ['a small one to a tenth', weighed(1, 3), [[10, 'milliliter']], [[3.3, 'gram']]],
    ['a very small one is not zero', weighed(1, 3), [[0.001, 'milliliter']], [[0.1, 'gram']]],
    ['an amount of the sold type stays exact', weighed(1, 3), [[0.455, 'gram']], [[0.455, 'gram']]],
  ])('as sold, %s', (_, density, rows, result) => {
    const sum = new AmountSum(density);
    for (const [quantity, unit] of rows) sum.add(Rational.of(quantity), unit);
    expect(sum.amountsAsSold().map(({ quantity, unit }) => [quantity, unit])).toEqual(result);
  }); // prettier-ignore

  const rows = fc.array(
    fc.tuple(
      fc.integer({ min: 1, max: 5_000_000 }).map((thousandths) => thousandths / 1000),
      fc.constantFrom(...UNITS.map(({ key }) => key)),
    ),
    { maxLength: 12 },
  );
  const unitOf = (key: UnitKey) => UNITS.find((unit) => unit.key === key);
  /** Thousandths of the base unit, or of the COUNT unit itself. */
  const total = (all: readonly Row[], kind: string) =>
    all
      .filter(([, key]) => unitOf(key)?.type === kind || key === kind)
      .reduce((sum, [n, key]) => sum + Math.round(n * 1000) * (unitOf(key)?.toBaseFactor ?? 0), 0);

  it('keeps the sum of each type, within the rounding of the output', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const shown = sumOf(given);
        for (const kind of ['MASS', 'VOLUME']) {
          // The coarsest output is a thousandth of a kilogram or a litre.
          expect(Math.abs(total(shown, kind) - total(given, kind))).toBeLessThanOrEqual(500);
        }
        for (const { key } of UNITS.filter(({ type }) => type === 'COUNT')) {
          expect(total(shown, key)).toBe(total(given, key));
        }
      }),
    );
  });

  it('returns at most one MASS and one VOLUME, in readable numbers', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const shown = sumOf(given);
        for (const kind of ['MASS', 'VOLUME'] as const) {
          const ofKind = shown.filter(([, key]) => unitOf(key)?.type === kind);
          expect(ofKind.length).toBeLessThanOrEqual(1);
          for (const [quantity, key] of ofKind) {
            expect(quantity).toBeGreaterThan(0);
            expect(quantity < 1000 || key === 'kilogram' || key === 'liter').toBe(true);
            expect(quantity >= 1 || !['kilogram', 'liter', 'centiliter'].includes(key)).toBe(true);
          }
        }
        for (const [quantity] of shown) expect(String(quantity)).toMatch(/^\d+(\.\d{1,3})?$/);
      }),
    );
  });

  const density = fc.option(
    fc.record({
      soldBy: fc.constantFrom('MASS' as const, 'VOLUME' as const),
      milligrams: fc.integer({ min: 100, max: 400_000 }),
      millilitres: fc.constantFrom(1, 5, 15, 240),
    }),
    { nil: undefined },
  );

  it('does not depend on the order of addition', () => {
    fc.assert(
      fc.property(rows, density, (given, found) => {
        expect(sumOf([...given].reverse(), found)).toEqual(sumOf(given, found));
      }),
    );
  });

  it('has at most one measured amount of an ingredient with a density', () => {
    fc.assert(
      fc.property(rows, density, (given, found) => {
        fc.pre(found !== undefined);
        const types = sumOf(given, found).map(([, key]) => unitOf(key)?.type);
        expect(types.filter((type) => type !== 'COUNT').length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
