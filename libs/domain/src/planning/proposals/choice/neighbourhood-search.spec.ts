import fc from 'fast-check';
import { leastCost } from '../../../../oracles/best-choice.oracle.js';
import { Random } from '../../../random.js';
import { type ChoiceProblem, isFeasible, scoreOf } from './choice-problem.js';
import { DraftChoice } from './draft-choice.js';
import { searchChoice } from './neighbourhood-search.js';

const PARTS = 6;
const GROUPS = 3;
const MAX_STEPS = 5_000;

/** Random problems: dishes share parts and groups, some parts are wishes, and dishes may be served twice. */
function problems(maxCells: number, maxDishes: number): fc.Arbitrary<ChoiceProblem> {
  const subset = (count: number, maxLength = count) =>
    fc.uniqueArray(fc.nat({ max: count - 1 }), { maxLength });
  const burden = {
    parts: subset(PARTS),
    groups: subset(GROUPS, 2),
    minutes: fc.nat({ max: 30 }),
    elapsed: fc.nat({ max: 90 }),
    oven: fc.nat({ max: 60 }),
    burner: fc.nat({ max: 90 }),
  };
  return fc
    .record({
      dishes: fc.array(fc.record({ ...burden, cost: fc.integer({ min: -5, max: 30 }) }), {
        minLength: 1,
        maxLength: maxDishes,
      }),
      cells: fc.array(subset(maxDishes), { minLength: 1, maxLength: maxCells }),
      parts: fc.array(
        fc.record({ cost: fc.integer({ min: -30, max: 10 }), minutes: fc.nat({ max: 10 }) }),
        { minLength: PARTS, maxLength: PARTS },
      ),
      groups: fc.array(fc.nat({ max: 50 }), { minLength: GROUPS, maxLength: GROUPS }),
      fixed: fc.array(fc.record(burden), { maxLength: 2 }),
      maxServed: fc.constantFrom(1, 2),
    })
    .map(({ maxServed, cells, ...problem }) => ({
      ...problem,
      cells: cells.map((cell) => cell.filter((dish) => dish < problem.dishes.length)),
      costs: { emptyCell: 1_000, minute: 1 },
      ...(maxServed > 1 && {
        servings: { repeated: 12, canServe: (_dish, served) => served.length <= maxServed },
      }),
    }));
}

describe('searchChoice', () => {
  it('fulfils the hard constraints', () => {
    fc.assert(
      fc.property(problems(6, 6), (problem) => {
        expect(isFeasible(problem, searchChoice(problem, new Random(1), 1_000))).toBe(true);
      }),
    );
  });

  it('costs at most 3 % more than the best choice of a small problem', () => {
    fc.assert(
      fc.property(problems(5, 6), (problem) => {
        const best = leastCost(problem);
        const { total } = scoreOf(problem, searchChoice(problem, new Random(1), MAX_STEPS));
        expect(total).toBeLessThanOrEqual(best + 0.03 * Math.abs(best));
      }),
    );
  });

  it('returns the same choice for the same seed', () => {
    fc.assert(
      fc.property(problems(6, 6), fc.nat(), (problem, seed) => {
        const search = () => searchChoice(problem, new Random(seed), 1_000);
        expect(search()).toEqual(search());
      }),
    );
  });
});

describe('DraftChoice', () => {
  it('has the cost of its choice after each change', () => {
    fc.assert(
      fc.property(problems(6, 6), fc.array(fc.tuple(fc.nat(), fc.nat())), (problem, changes) => {
        const draft = new DraftChoice(problem);
        for (const [cellChoice, dishChoice] of changes) {
          const cell = cellChoice % problem.cells.length;
          const dish = problem.cells[cell]?.[dishChoice % problem.cells[cell].length];
          draft.remove(cell);
          const before = draft.cost;
          const added = dish === undefined ? undefined : draft.costOfAdding(cell, dish);
          if (dish === undefined || added === undefined) continue;
          draft.add(cell, dish);
          expect(draft.cost).toBeCloseTo(before + added);
          expect(draft.cost).toBeCloseTo(scoreOf(problem, draft.choice).total);
        }
      }),
    );
  });
});
