/** Portions of a meal, and of a cooking: halves. */
export const PORTIONS = { min: 0.5, max: 1000, step: 0.5 };

/** What happened to the portions of a cooking, besides the planned meals. Eaten and discarded ones are neither frozen nor thawed. */
export interface PortionCounts {
  readonly eaten: number;
  readonly discarded: number;
  /** Portions that people, or the plan in its time, have frozen and nobody has thawed. */
  readonly frozen: number;
  /** Portions that have left the freezer, before a meal needed them. */
  readonly thawed: number;
  /** The day since which they are thawed. */
  readonly thawedOn: string | null;
  /** Whether the portions of meals after the fridge days are frozen in time: until these days are over. */
  readonly planFreezes: boolean;
}

/** A recipe that is cooked once, and eaten at several meals. */
export interface Cooking extends PortionCounts {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly portions: number;
  /** The meals that it serves. */
  readonly items: readonly ServedMeal[];
}

/** A planned meal that is served from a cooking, on its day or later. */
export interface ServedMeal {
  readonly id: number;
  readonly date: string;
  readonly portions: number;
}

/** The counts of a cooking of which people have reported nothing. */
export const NOTHING_REPORTED: PortionCounts = {
  eaten: 0,
  discarded: 0,
  frozen: 0,
  thawed: 0,
  thawedOn: null,
  planFreezes: true,
};

/** Portions that no meal has, and that were not eaten or discarded. Negative: there are too few. */
export function remainingPortions({ portions, eaten, discarded, items }: Cooking): number {
  return portions - eaten - discarded - portionsOf(items);
}

export function portionsOf(meals: readonly Pick<ServedMeal, 'portions'>[]): number {
  return meals.reduce((sum, { portions }) => sum + portions, 0);
}
