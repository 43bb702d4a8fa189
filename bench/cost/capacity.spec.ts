import { type Costs, coresFor, costOfWeek, households, requestsOfWeek } from './capacity.js';
import type { Cost } from './cost-meter.js';
import { HOUSEHOLD_WEEK } from './household-week.js';

const ONE: Cost = {
  api: 1,
  backend: 2,
  background: 0,
  classifier: 0,
  wal: 100,
  blocks: 10,
  reads: 0,
};
const costs = Object.fromEntries(Object.keys(HOUSEHOLD_WEEK).map((name) => [name, ONE])) as Costs;

describe('capacity', () => {
  it('multiplies the cost of each operation with its number in a week', () => {
    const week = costOfWeek(costs);
    expect(week.api).toBeCloseTo(requestsOfWeek());
    expect(week.backend).toBeCloseTo(2 * requestsOfWeek());
    expect(week.wal).toBeCloseTo(100 * requestsOfWeek());
  });

  it.each([
    // 1 s a week is 30 ms in the busiest hour; a core has 1,800 s for it.
    [1_000, 1, 60_000],
    [1_000, 4, 240_000],
    [2_000, 1, 30_000],
  ])('of %i ms a week on %i cores is %i households', (milliseconds, cores, expected) => {
    expect(households(milliseconds, cores)).toBe(expected);
    expect(coresFor(expected, milliseconds)).toBeCloseTo(cores);
  });
});
