import { KEYS, recipeOf } from '../../../test/batch-recipe.builder.js';
import { INGREDIENTS, type IngredientKey } from '../../catalogue/ingredients.js';
import { Random } from '../../random.js';
import { timedSession } from '../timed-session/timed-session.js';
import type { Candidate } from './candidate.js';
import { proposeWeek } from './proposals.js';
import type { WeekRequest } from './week-problem.js';

const idOf = (key: IngredientKey) => INGREDIENTS.findIndex((each) => each.key === key) + 1;

/** A dish with these foods, the first one with the largest mass. */
function dish(
  id: number,
  foods: readonly IngredientKey[],
  more: Partial<Candidate> = {},
): Candidate {
  const [main = 'rice'] = foods;
  const lines = foods.map((food, index) => ({
    ingredientId: idOf(food),
    quantity: 500 - 50 * index,
    unit: 'gram' as const,
  }));
  const recipe = recipeOf(id, [
    ['chop', { foods: [main] }],
    ['simmer', { minutes: 20 }],
  ]);
  return {
    recipe: { ...recipe, items: [], lines },
    needs: [0],
    isFavourite: false,
    rating: null,
    lastOn: null,
    statedMinutes: null,
    foodIds: foods.map(idOf),
    ...more,
  };
}

const cellsOf = (...dates: string[]) => dates.map((date) => ({ date, portions: 2, need: 0 }));

function propose(request: Partial<WeekRequest>, seed = 0) {
  const week: WeekRequest = {
    cells: cellsOf('2026-07-06'),
    cookingDays: [],
    candidates: [],
    standing: [],
    wanted: [],
    pantry: new Map(),
    today: '2026-07-06',
    keys: KEYS,
    findIngredient: (id) => INGREDIENTS[id - 1],
    staples: new Set([idOf('water')]),
    weekStartsOn: 'MONDAY' as const,
    ...request,
  };
  return proposeWeek(week, seed).map((proposal) => ({
    ...proposal,
    /** The recipe of each cell. */
    recipeIds: week.cells.map((_, cell) => {
      const found = proposal.dishes.find(({ cells }) => cells.includes(cell));
      return week.candidates[found?.candidate ?? -1]?.recipe.id ?? null;
    }),
  }));
}
const first = (request: Partial<WeekRequest>) => propose(request)[0];

describe('proposeWeek', () => {
  it.each<[string, Candidate[], Partial<WeekRequest>]>([
    ['fewer lines', [dish(1, ['rice', 'onion']), dish(2, ['leek', 'ham', 'cream', 'egg'])], {}],
    ['a favourite', [dish(1, ['rice'], { isFavourite: true }), dish(2, ['pasta'])], {}],
    ['a better rating', [dish(1, ['rice'], { rating: 5 }), dish(2, ['pasta'], { rating: 2 })], {}],
    ['a dish of long ago', [dish(1, ['rice'], { lastOn: '2026-05-01' }), dish(2, ['pasta'], { lastOn: '2026-07-01' })], {}],
    ['a dish in season', [dish(1, ['zucchini']), dish(2, ['leek'])], {}],
    ['an ingredient to use', [dish(1, ['leek', 'ham', 'cream', 'egg']), dish(2, ['rice'])], { wanted: [idOf('ham')] }],
    ['another main food than what stands', [dish(1, ['leek', 'ham', 'cream', 'egg']), dish(2, ['rice'])],
      { standing: [{ date: '2026-07-08', portions: 2, recipe: dish(9, ['rice']).recipe, isKept: false }] }],
    ['lines that stand already', [dish(1, ['leek', 'ham', 'egg']), dish(2, ['pasta', 'butter'])],
      { standing: [{ date: '2026-07-08', portions: 2, recipe: dish(9, ['rice', 'leek', 'ham', 'egg']).recipe, isKept: false }] }],
  ])('prefers %s', (_, candidates, request) => {
    expect(first({ candidates, ...request })?.recipeIds).toEqual([1]);
    expect(first({ candidates: [...candidates].reverse(), ...request })?.recipeIds).toEqual([1]);
  }); // prettier-ignore

  it('has a dish for each cell that can have one, and each dish once', () => {
    const candidates = [dish(1, ['rice']), dish(2, ['leek'], { needs: [0, 1] })];
    const cells = cellsOf('2026-07-06', '2026-07-07').map((cell, need) => ({ ...cell, need }));
    expect(first({ candidates, cells })?.recipeIds).toEqual([1, 2]);
    const two = first({ candidates, cells: cellsOf('2026-07-06', '2026-07-07', '2026-07-08') });
    expect(two?.dishes).toHaveLength(2);
    expect(two?.reasons.filter(({ key }) => key === 'NO_RECIPE_LEFT')).toHaveLength(1);
  });

  it('uses different main foods while there are some', () => {
    const candidates = [
      ...[1, 2, 3].map((id) => dish(id, ['rice', 'onion'])),
      dish(4, ['beef', 'carrot', 'celery', 'leek', 'cream', 'mustard']),
      dish(5, ['salmon', 'dill', 'lemon', 'butter', 'spinach', 'egg']),
    ];
    const cells = cellsOf('2026-07-06', '2026-07-07', '2026-07-08');
    for (const { recipeIds } of propose({ candidates, cells })) {
      expect(recipeIds.filter((id) => (id ?? 0) <= 3)).toHaveLength(1);
    }
  });

  it('proposals differ, and the same seed gives the same ones', () => {
    const foods: IngredientKey[] = [
      'rice',
      'pasta',
      'lentil',
      'leek',
      'salmon',
      'chicken',
      'potato',
    ];
    const candidates = foods.map((food, index) => dish(index + 1, [food]));
    const cells = cellsOf('2026-07-06', '2026-07-07');
    const proposals = propose({ candidates, cells }, 7);
    expect(new Set(proposals.map(({ recipeIds }) => recipeIds.sort().join())).size).toBe(3);
    expect(propose({ candidates, cells }, 7)).toEqual(proposals);
    expect(propose({ candidates: candidates.slice(0, 1) }, 7)).toHaveLength(1);
  });

  it('needs shorter sessions than a random choice: in the median, at most 0.9 of the minutes', () => {
    const random = new Random(5);
    const foods = INGREDIENTS.slice(0, 36).map(({ key }) => key);
    const stews = Array.from({ length: 30 }, (_, index) => {
      const used = Array.from({ length: 4 }, () => random.pick(foods));
      const [main = 'rice'] = used;
      const minutes = 10 + 5 * random.between(0, 12);
      const { recipe, ...facts } = dish(index + 1, used);
      const cooked = recipeOf(index + 1, [
        ['chop', { foods: [main] }],
        ['simmer', { minutes }],
      ]);
      return { ...facts, recipe: { ...cooked, items: [], lines: recipe.lines } };
    });
    const cells = cellsOf(...Array.from({ length: 14 }, (_, index) => `2026-07-${String(6 + Math.floor(index / 2)).padStart(2, '0')}`)); // prettier-ignore
    const shares = Array.from({ length: 8 }, (_, seed) => {
      const rest = [...stews];
      const chosen = cells.flatMap(() => rest.splice(random.between(0, rest.length - 1), 1));
      const planned = chosen.map(({ recipe }) => ({ ...recipe, items: [{ id: recipe.id, portions: 2 }] })); // prettier-ignore
      const session = timedSession(planned, KEYS, { cooks: 1, burners: 4, ovens: 1 });
      const minutes = 'makespanMinutes' in session ? session.makespanMinutes : 0;
      const [proposal] = propose({ candidates: stews, cells }, seed);
      return (proposal?.sessionMinutes ?? Infinity) / minutes;
    });
    expect(shares.sort((one, other) => one - other)[4]).toBeLessThanOrEqual(0.9);
  });

  it('counts the lines of all weeks with what stands, without staples', () => {
    const standing = [
      { date: '2026-07-08', portions: 2, recipe: dish(9, ['rice', 'onion']).recipe, isKept: false },
    ];
    const candidates = [dish(1, ['leek', 'onion', 'water']), dish(2, ['pasta', 'leek'])];
    const proposal = first({ candidates, standing, cells: cellsOf('2026-07-06', '2026-07-13') });
    expect(proposal?.lines).toBe(5);
  });

  describe('with cooking days', () => {
    const candidates = [
      dish(1, ['lentil', 'onion', 'carrot']),
      dish(2, ['beef', 'leek', 'celery']),
    ];

    it('cooks on these days, and serves later cells within the time that a dish keeps', () => {
      const cells = cellsOf('2026-07-06', '2026-07-07', '2026-07-08');
      const proposal = first({ candidates, cells, cookingDays: ['2026-07-06'] });
      for (const { date, portions, cells: served } of proposal?.dishes ?? []) {
        expect(date).toBe('2026-07-06');
        expect(portions).toBe(2 * served.length);
      }
      expect(proposal?.recipeIds).not.toContain(null);
      expect(proposal?.reasons).toContainEqual({ cell: 2, key: 'COOKED_AHEAD', ingredientIds: [] });
    });

    it('leaves a cell before the first of them empty', () => {
      const proposal = first({ candidates, cookingDays: ['2026-07-07'] });
      expect(proposal).toMatchObject({ dishes: [], reasons: [{ cell: 0, key: 'NO_COOKING_DAY' }] });
    });

    it('cooks at most 1,000 portions of a dish', () => {
      const cells = cellsOf('2026-07-06', '2026-07-07').map((cell) => ({ ...cell, portions: 600 }));
      const proposal = first({ candidates, cells, cookingDays: ['2026-07-06'] });
      expect(proposal?.dishes.map(({ portions }) => portions)).toEqual([600, 600]);
    });

    it('serves a dish once a day', () => {
      const cells = cellsOf('2026-07-06', '2026-07-06', '2026-07-06');
      const proposal = first({ candidates, cells, cookingDays: ['2026-07-06'] });
      expect(proposal?.recipeIds.filter((id) => id !== null).sort()).toEqual([1, 2]);
    });
  });
});
