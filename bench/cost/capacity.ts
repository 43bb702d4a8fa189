import type { Cost } from './cost-meter.js';
import { BUSIEST_HOUR, HOUSEHOLD_WEEK, type OperationName, UTILISATION } from './household-week.js';

export type Costs = Readonly<Record<OperationName, Cost>>;

const OPERATIONS = Object.keys(HOUSEHOLD_WEEK) as OperationName[];
const HOUR = 3_600_000;

/** What a household costs in a week: the cost of each operation times its number. */
export function costOfWeek(costs: Costs): Cost {
  const sum = (key: keyof Cost) =>
    OPERATIONS.reduce((total, name) => total + costs[name][key] * HOUSEHOLD_WEEK[name], 0);
  return {
    api: sum('api'),
    backend: sum('backend'),
    background: sum('background'),
    classifier: sum('classifier'),
    wal: sum('wal'),
    blocks: sum('blocks'),
    reads: sum('reads'),
  };
}

/** Requests of a household in a week. */
export function requestsOfWeek(): number {
  return OPERATIONS.reduce((total, name) => total + HOUSEHOLD_WEEK[name], 0);
}

/**
 * Number of households whose busiest hour fits.
 * @param milliseconds CPU time of a household in a week
 * @param cores processors that serve them
 */
export function households(milliseconds: number, cores: number): number {
  return Math.floor((cores * HOUR * UTILISATION) / (milliseconds * BUSIEST_HOUR));
}

/** Processors that the households need in the busiest hour, with the reserve. */
export function coresFor(count: number, milliseconds: number): number {
  return (count * milliseconds * BUSIEST_HOUR) / (HOUR * UTILISATION);
}
