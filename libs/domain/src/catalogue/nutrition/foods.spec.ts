import { INGREDIENTS } from '../ingredients.js';
import { UNITS } from '../units.js';
import { FIGURES, type Food, FOODS } from './foods.js';

const ROWS = [...FOODS].flatMap(([key, { figures, ...food }]) =>
  figures === null ? [] : [{ key, figures, ...food }],
);

type Known = Readonly<Record<(typeof FIGURES)[number], number>>;

/** Kilocalories of a gram: protein, fat, carbohydrates, fibre, alcohol. */
const energyOf = ({ figures, alcoholG }: Food): number =>
  4 * (figures?.proteinG ?? 0) +
  9 * (figures?.fatG ?? 0) +
  4 * (figures?.carbohydrateG ?? 0) +
  2 * (figures?.fibreG ?? 0) +
  7 * alcoholG;

describe('FOODS', () => {
  it('has a row of every ingredient, and figures of 95 in 100', () => {
    const keys = INGREDIENTS.map(({ key }) => key);
    const rows = [...FOODS.keys()].filter((key) => !key.includes(':'));
    expect(rows).toEqual(keys);
    const known = keys.filter((key) => FOODS.get(key)?.figures != null);
    expect(known.length / keys.length).toBeGreaterThanOrEqual(0.95);
  });

  it('has other rows of ingredients that have one', () => {
    for (const key of FOODS.keys()) {
      expect(key).toMatch(/^[a-zA-Z]+(?::(?:cooked|piece))?$/);
      expect(FOODS.has(key.replace(/:.*/, ''))).toBe(true);
    }
  });

  it('names the food, its source and its code', () => {
    for (const { name, figures } of ROWS) {
      expect(name).not.toBe('');
      expect(figures.source).toMatch(/^(?:CIQUAL|USDA)$/);
      expect(figures.code).toMatch(/^\d{4,5}$/);
    }
    const reasons = [...FOODS.values()].filter(({ figures }) => figures === null);
    expect(reasons.every(({ doubt }) => doubt !== '')).toBe(true);
  });

  it('has possible figures', () => {
    const counted = new Set<string>(
      UNITS.filter(({ type }) => type === 'COUNT').map(({ key }) => key),
    );
    const impossible = ROWS.filter(({ figures, alcoholG, edible, grams }) => {
      const known = Object.fromEntries(FIGURES.map((name) => [name, figures[name] ?? 0])) as Known;
      const { proteinG, fatG, carbohydrateG, fibreG, saltG } = known;
      return !(
        Object.values(known).every((figure) => figure >= 0) &&
        // Rounded parts add up to a little more.
        proteinG + fatG + carbohydrateG + fibreG + saltG + alcoholG < 104 &&
        known.energyKcal < 910 &&
        known.saturatedFatG <= fatG + 0.05 &&
        known.sugarsG <= carbohydrateG * 1.1 + 0.6 &&
        edible > 0 &&
        edible <= 1 &&
        Object.entries(grams).every(([unit, each]) => counted.has(unit) && each > 0)
      );
    });
    expect(impossible).toEqual([]);
  });

  it('has an energy within 15 % of 4, 9, 4, 2 and 7 kcal for 98 in 100', () => {
    const far = ROWS.filter((row) => {
      const [stated, sum] = [row.figures.energyKcal ?? 0, energyOf(row)];
      return Math.abs(stated - sum) > 0.15 * Math.max(stated, sum);
    });
    // Acids of vinegar and citrus fruit; baking powder; factors of their own of USDA.
    expect(far.length / ROWS.length).toBeLessThanOrEqual(0.02);
  });

  it('knows the energy, protein, fat and carbohydrates of every food with figures', () => {
    const lacking = ROWS.filter(({ figures }) =>
      [figures.energyKcal, figures.proteinG, figures.fatG, figures.carbohydrateG].includes(null),
    );
    expect(lacking.map(({ key }) => key)).toEqual([]);
  });
});
