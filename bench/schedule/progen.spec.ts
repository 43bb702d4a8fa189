import { generateInstance } from './progen.js';

const PARAMETERS = {
  jobs: 30,
  networkComplexity: 1.8,
  resourceFactor: 0.5,
  resourceStrength: 0.2,
};

describe('generateInstance', () => {
  const { activities, capacities } = generateInstance(PARAMETERS, 1);
  const demands = activities.map((activity) => activity.demands);

  it('has three jobs without a predecessor and three without a successor', () => {
    const followers = new Set(activities.flatMap(({ successors }) => successors));
    expect(activities.filter((_, job) => !followers.has(job))).toHaveLength(3);
    expect(activities.filter(({ successors }) => successors.length === 0)).toHaveLength(3);
  });

  it('has the number of arcs of the network complexity, with those of source and sink', () => {
    const arcs = activities.flatMap(({ successors }) => successors).length;
    expect(arcs + 6).toBe(Math.round(1.8 * 32));
  });

  it('has no arc between jobs that another path connects', () => {
    const after = (job: number): Set<number> => {
      const found = new Set(activities[job]?.successors);
      for (const each of found) for (const next of after(each)) found.add(next);
      return found;
    };
    for (const { successors } of activities) {
      for (const job of successors) {
        const others = successors.filter((other) => other !== job);
        expect(others.some((other) => after(other).has(job))).toBe(false);
      }
    }
  });

  it('has the number of demands of the resource factor, at least one for each job', () => {
    expect(demands.flat().filter((demand) => demand > 0)).toHaveLength(60);
    expect(demands.every((row) => row.some((demand) => demand > 0))).toBe(true);
  });

  it('has capacities that permit each job', () => {
    for (const [resource, capacity] of capacities.entries()) {
      expect(capacity).toBeGreaterThanOrEqual(
        Math.max(...demands.map((row) => row[resource] ?? 0)),
      );
    }
  });

  it('returns the same instance for the same seed', () => {
    expect(generateInstance(PARAMETERS, 1)).toEqual({ activities, capacities, ovens: 0 });
  });
});
