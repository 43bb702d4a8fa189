import fc from 'fast-check';
import { INGREDIENTS, type IngredientKey } from '../catalogue/ingredients.js';
import { FIGURES } from '../catalogue/nutrition/foods.js';
import type { TechStepKey } from '../catalogue/tech-steps.js';
import { type UnitKey, UNITS } from '../catalogue/units.js';
import { type Nutrition, nutritionOf } from './nutrition.js';
import { RECIPES_BY_HAND } from './recipes-by-hand.js';
import { type LineToWeigh, weighRecipe } from './weigh-recipe.js';

const idOf = (key: string) => INGREDIENTS.findIndex((ingredient) => ingredient.key === key);
const find = (id: number) => INGREDIENTS[id];

/** The foods that a text names, as detection finds them. */
const NAMED: Readonly<Record<string, IngredientKey>> = {
  Sel: 'salt',
  Eau: 'water',
  Farine: 'flour',
};

interface Given {
  readonly portions?: number;
  readonly techniques?: readonly TechStepKey[];
  readonly texts?: readonly string[];
}

function nutrition(
  lines: readonly LineToWeigh[],
  { portions = 1, techniques = [], texts = [] }: Given = {},
): Nutrition {
  const recipe = {
    portions,
    lines,
    texts: texts.map((text) => ({ text, ingredientIds: NAMED[text] ? [idOf(NAMED[text])] : [] })),
    techniques: new Set(techniques),
  };
  return nutritionOf(weighRecipe(recipe, find), portions);
}

/** `flour 200 gram [as written]; …` */
function linesOf(written: string): LineToWeigh[] {
  return written.split('; ').map((line) => {
    const [, key = '', quantity, unit, , rawText = null] =
      /^(\w+) ([\d.]+) (\w+)( \[(.+)\])?$/.exec(line) ?? [];
    return { ingredientId: idOf(key), quantity: Number(quantity), unit: unit as UnitKey, rawText };
  });
}

const of = (written: string, given?: Given) => nutrition(linesOf(written), given);

describe('nutritionOf', () => {
  it('has 40 recipes that were computed by hand', () => {
    expect(RECIPES_BY_HAND).toHaveLength(40);
  });

  it.each(RECIPES_BY_HAND)('%s', (_, portions, techniques, lines, texts, massG, sums) => {
    const computed = of(lines, { portions, techniques, texts });
    expect(Math.abs(computed.massG - massG)).toBeLessThanOrEqual(0.05001);
    const { perPortion, per100g } = computed;
    const figures = [perPortion?.energyKcal, perPortion?.proteinG, perPortion?.saltG];
    const energy = (sums[0] / 100 / massG) * 100;
    expect(Math.abs((per100g?.energyKcal ?? 0) - energy)).toBeLessThanOrEqual(0.5001);
    for (const [index, sum] of sums.entries()) {
      // Half of the last digit: a whole kilocalorie, a tenth of a gram.
      const half = index === 0 ? 0.5001 : 0.05001;
      expect(Math.abs((figures[index] ?? -1) - sum / 100 / portions)).toBeLessThanOrEqual(half);
    }
  });

  it.each<[string, Nutrition, number, [string | null, string][]]>([
    ['a recipe without lines', nutrition([]), 0, []],
    ['every line counts', of('flour 200 gram; egg 1 piece'), 1, []],
    ['water and salt say nothing', of('flour 200 gram; water 1 liter', { texts: ['Sel'] }), 1,
      [['Sel', 'NO_AMOUNT']]],
    ['a line without a mass is like the median line',
      of('flour 300 gram; sugar 100 gram; butter 200 gram; bread 1 bunch [une brassée de pain]'), 0.75,
      [['une brassée de pain', 'NO_MASS']]],
    ['so is a text', of('flour 300 gram; sugar 100 gram', { texts: ['nduja'] }), 0.67,
      [['nduja', 'UNREAD']]],
    ['and a food that a text names', of('sugar 100 gram', { texts: ['Farine'] }), 0.5,
      [['Farine', 'NO_AMOUNT']]],
    ['a text that states a mass', of('flour 300 gram', { texts: ['1,2 kg de crosnes'] }), 0.2,
      [['1,2 kg de crosnes', 'UNREAD']]],
    ['a food without figures', of('flour 300 gram; halva 100 gram'), 0.75, [[null, 'NO_DATA']]],
  ])('%s', (_, { coverage, missing, perPortion, per100g }, share, lines) => {
    expect(coverage).toBe(share);
    expect(missing.map(({ text, why }) => [text, why])).toEqual(lines);
    for (const figures of [perPortion, per100g]) expect(figures === null).toBe(share < 0.6);
  }); // prettier-ignore

  it('counts a figure that a food lacks as 0, and does not know it if it lacks for the larger part', () => {
    // The tables do not state the sugars of quinoa.
    expect(of('quinoa 100 gram; sugar 100 gram').perPortion?.sugarsG).toBe(99.8);
    expect(of('quinoa 101 gram; sugar 100 gram').perPortion?.sugarsG).toBeNull();
    expect(of('quinoa 101 gram; sugar 100 gram').perPortion?.energyKcal).toBeGreaterThan(0);
  });

  it('has no larger figure in a portion when the amount of a line is taken away', () => {
    const line = fc.record({
      ingredientId: fc.integer({ min: 0, max: INGREDIENTS.length - 1 }),
      quantity: fc.integer({ min: 1, max: 2000 }),
      unit: fc.constantFrom(...UNITS.map(({ key }) => key)),
    });
    const techniques = fc.subarray<TechStepKey>(['drain', 'deepFry']);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.nat(), techniques, (lines, nth, done) => {
        const without = lines.filter((_, index) => index !== nth % lines.length);
        const before = nutrition(lines, { techniques: done });
        const after = nutrition(without, { techniques: done, texts: ['une ligne'] });
        expect(after.massG).toBeLessThanOrEqual(before.massG);
        const larger = FIGURES.filter((figure) => {
          const [least, most] = [after.perPortion?.[figure], before.perPortion?.[figure]];
          return least != null && most != null && least > most;
        });
        expect(larger).toEqual([]);
      }),
    ); // prettier-ignore
  });
});
