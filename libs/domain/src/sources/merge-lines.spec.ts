import fc from 'fast-check';
import { UNITS, type UnitKey } from '../catalogue/units.js';
import type { IngredientKey } from '../catalogue/ingredients.js';
import type { IngredientDraft } from './draft.js';
import { flagLines, mergeLines } from './merge-lines.js';

type Row = [
  ingredient: IngredientKey | null,
  quantity: number | null,
  unit: UnitKey | null,
  rawText?: string,
];

const line = ([ingredient, quantity, unit, rawText = 'x']: Row): IngredientDraft => ({
  source: 0,
  rawText,
  ingredient,
  quantity,
  unit,
  candidates: [],
  lineFlags: [],
});
const row = ({ ingredient, quantity, unit, rawText }: IngredientDraft): Row =>
  rawText === 'x' ? [ingredient, quantity, unit] : [ingredient, quantity, unit, rawText];

/** The lines of foods in grams, the first list with smaller amounts than the second. */
const twice = (first: number[], second: number[]): IngredientDraft[] =>
  [first, second].flatMap((amounts) =>
    (['flour', 'butter', 'sugar'] as const).map((food, i) => line([food, amounts[i] ?? 0, 'gram'])),
  );

describe('mergeLines of a list that a source has twice', () => {
  const heading = (text: string) => ({ text, before: 3 });

  it.each([
    ['in two sizes', twice([200, 100, 50], [300, 150, 75]), []],
    ['in two sizes with headings', twice([200, 100, 50], [300, 150, 50]), [heading('For 26 cm')]],
  ])('does not add the amounts of a list %s', (_, lines, headings) => {
    expect(mergeLines(lines, headings).map(row)).toEqual(lines.map(row));
  });

  it.each([
    ['two parts', twice([200, 100, 50], [300, 150, 75]), [heading('Crumble')]],
    ['more and less of its foods', twice([200, 100, 50], [100, 150, 50]), []],
  ])('adds the amounts of %s', (_, lines, headings) => {
    expect(mergeLines(lines, headings)).toHaveLength(3);
  });
});

describe('mergeLines', () => {
  it.each<[string, Row[], Row[]]>([
    ['adds the same unit', [['butter', 100, 'gram', '100 g'], ['butter', 50, 'gram', '50 g']],
      [['butter', 150, 'gram', '100 g + 50 g']]],
    ['adds the same COUNT unit', [['egg', 2, 'piece', 'a'], ['egg', 1, 'piece', 'b']],
      [['egg', 3, 'piece', 'a + b']]],
    ['MASS converts into the first unit', [['flour', 1, 'kilogram', 'a'], ['flour', 250, 'gram', 'b']],
      [['flour', 1.25, 'kilogram', 'a + b']]],
    ['VOLUME converts into the first unit', [['milk', 100, 'milliliter', 'a'], ['milk', 2, 'tablespoon', 'b']],
      [['milk', 130, 'milliliter', 'a + b']]],
    ['spoons convert among themselves', [['oil', 1, 'tablespoon', 'a'], ['oil', 1, 'teaspoon', 'b']],
      [['oil', 1.333, 'tablespoon', 'a + b']]],
    ['MASS and VOLUME are not merged', [['butter', 100, 'gram'], ['butter', 1, 'tablespoon']],
      [['butter', 100, 'gram'], ['butter', 1, 'tablespoon']]],
    ['MASS and COUNT are not merged', [['onion', 100, 'gram'], ['onion', 1, 'piece']],
      [['onion', 100, 'gram'], ['onion', 1, 'piece']]],
    ['two different COUNT units are not merged', [['garlic', 2, 'clove'], ['garlic', 1, 'piece']],
      [['garlic', 2, 'clove'], ['garlic', 1, 'piece']]],
    ['unresolved lines are not merged', [[null, 1, 'gram'], [null, 1, 'gram']],
      [[null, 1, 'gram'], [null, 1, 'gram']]],
    ['a quantity without a unit counts pieces', [['egg', 2, null], [null, 3, null]],
      [['egg', 2, 'piece'], [null, 3, 'piece']]],
    ['adds pieces with and without the unit', [['egg', 2, null, 'a'], ['egg', 1, 'piece', 'b']],
      [['egg', 3, 'piece', 'a + b']]],
    ['does not merge a line without an amount', [['salt', null, null], ['salt', 1, 'pinch'], ['salt', null, 'pinch']],
      [['salt', null, null], ['salt', 1, 'pinch'], ['salt', null, 'pinch']]],
    ['merges the first and a later line across others', [['butter', 100, 'gram', 'a'], ['butter', 1, 'piece', 'b'],
      ['egg', 1, 'piece', 'c'], ['butter', 50, 'gram', 'd']],
      [['butter', 150, 'gram', 'a + d'], ['butter', 1, 'piece', 'b'], ['egg', 1, 'piece', 'c']]],
    ['merges three lines', [['milk', 10, 'centiliter', 'a'], ['milk', 0.5, 'liter', 'b'], ['milk', 5, 'milliliter', 'c']],
      [['milk', 60.5, 'centiliter', 'a + b + c']]],
    ['rounds to three decimals', [['salt', 0.1, 'gram', 'a'], ['salt', 0.2, 'gram', 'b'], ['oil', 1.23456, 'liter', 'c']],
      [['salt', 0.3, 'gram', 'a + b'], ['oil', 1.235, 'liter', 'c']]],
    ['removes a quantity outside the limits', [['salt', 0.0001, 'gram'], ['salt', 2e6, 'gram'], ['salt', -1, null]],
      [['salt', null, 'gram'], ['salt', null, 'gram'], ['salt', null, null]]],
    ['does not merge to a sum above the limit', [['salt', 9e5, 'gram'], ['salt', 9e5, 'gram']],
      [['salt', 9e5, 'gram'], ['salt', 9e5, 'gram']]],
  ])('%s', (_, lines, result) => {
    expect(mergeLines(lines.map(line)).map(row)).toEqual(result);
  }); // prettier-ignore

  const anyLine = fc.record({
    source: fc.constant(0),
    rawText: fc.constant('x'),
    ingredient: fc.constantFrom('egg', 'milk', null),
    quantity: fc.option(fc.integer({ min: 1, max: 900 })),
    unit: fc.option(fc.constantFrom(...UNITS.map(({ key }) => key))),
    candidates: fc.constant([]),
    lineFlags: fc.constant([]),
  });
  const base = (lines: readonly IngredientDraft[], type: string) =>
    lines.reduce((sum, { quantity, unit }) => {
      const known = UNITS.find(({ key }) => key === unit);
      return known?.type === type ? sum + (quantity ?? 0) * known.toBaseFactor : sum;
    }, 0);

  it('keeps all amounts, is idempotent and never merges unresolved lines', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => {
        const result = mergeLines(lines);
        expect(mergeLines(result)).toEqual(result);
        for (const type of ['MASS', 'VOLUME']) {
          // Each sum is rounded to a thousandth of its unit, at most of a kilogram or a litre.
          expect(Math.abs(base(result, type) - base(lines, type))).toBeLessThanOrEqual(
            lines.length,
          );
        }
        expect(result.flatMap(({ rawText }) => rawText.split(' + '))).toHaveLength(lines.length);
        expect(result.filter(({ ingredient }) => ingredient === null)).toHaveLength(
          lines.filter(({ ingredient }) => ingredient === null).length,
        );
      }),
    );
  });
});

it('keeps a quantity without a unit before a food that is not counted', () => {
  const flour: IngredientDraft = { ...line(['flour', 200, null]), lineFlags: ['UNLIKELY_UNIT'] };
  expect(mergeLines([flour]).map(row)).toEqual([['flour', 200, null]]);
  expect(flagLines(mergeLines([flour]))[0]?.flags).toEqual(['MISSING_UNIT', 'UNLIKELY_UNIT']);
});

it('keeps the flags of lines that are merged', () => {
  const eggs: IngredientDraft[] = [
    { ...line(['egg', 2, 'piece']), lineFlags: ['ALTERNATIVE'] },
    { ...line(['egg', 1, 'piece']), lineFlags: ['UNREAD_AMOUNT', 'ALTERNATIVE'] },
  ];
  expect(flagLines(mergeLines(eggs)).map(({ flags }) => flags)).toEqual([
    ['ALTERNATIVE', 'UNREAD_AMOUNT'],
  ]);
});

it.each([
  ['x'.repeat(300), 'x'.repeat(300)],
  ['x'.repeat(301), `${'x'.repeat(299)}…`],
  [`${'x'.repeat(298)}🥚🥚`, `${'x'.repeat(298)}…`],
])('cuts a text at 300 characters, not inside a character: %s', (text, cut) => {
  expect(flagLines([line(['egg', 1, 'piece', text])])[0]?.rawText).toBe(cut);
});

describe('flagLines', () => {
  it.each<[string, Row[], string[][]]>([
    ['none for a complete line', [['egg', 2, 'piece']], [[]]],
    ['unresolved', [[null, 2, 'piece']], [['UNRESOLVED_INGREDIENT']]],
    ['no amount', [['salt', null, null]], [['MISSING_QUANTITY', 'MISSING_UNIT']]],
    ['no quantity', [['salt', null, 'pinch']], [['MISSING_QUANTITY']]],
    ['each duplicate', [['egg', 2, 'piece'], ['oil', 1, 'liter'], ['egg', 50, 'gram']],
      [['DUPLICATE_INGREDIENT'], [], ['DUPLICATE_INGREDIENT']]],
    ['unresolved lines are not duplicates', [[null, 2, 'piece'], [null, 2, 'piece']],
      [['UNRESOLVED_INGREDIENT'], ['UNRESOLVED_INGREDIENT']]],
  ])('%s', (_, lines, flags) => {
    expect(flagLines(lines.map(line)).map((flagged) => flagged.flags)).toEqual(flags);
  }); // prettier-ignore
});
