import { addDays } from '../week.js';
import type { Keeps } from '../keeping/keeping.js';
import type { Cooking } from './cooking.js';

/** Thawed portions are eaten within 24 hours (Food Standards Agency). */
const THAWED_DAYS = 1;

/** Portions of a cooking that keep equally long. */
export interface Lot {
  readonly kind: 'chilled' | 'thawed' | 'frozen';
  /** The last day on which they keep. */
  readonly eatBy: string;
  readonly portions: number;
}

/** Portions of a cooking, and who has them. */
export interface Shares {
  /** Of each meal, by its id. */
  readonly meals: ReadonlyMap<number, readonly Lot[]>;
  /** The portions that no meal has: a lot of each kind. */
  readonly rest: readonly Lot[];
  /** All portions that are frozen for a meal or by people. */
  readonly frozen: number;
}

/** The last day on which the fridge keeps the dish. */
export function fridgeBy({ date }: Pick<Cooking, 'date'>, { fridgeDays }: Keeps): string {
  return addDays(date, fridgeDays);
}

/** The last day on which the freezer keeps the dish. */
export function freezerBy({ date }: Pick<Cooking, 'date'>, keeps: Keeps): string {
  return addDays(date, Math.max(keeps.fridgeDays, keeps.freezerDays));
}

/**
 * Gives each meal its portions, in the order of the dates: those that keep until its day, the soonest
 * first, then the rest. While the plan freezes, the portions of a meal after the fridge days are frozen
 * on the day of the cooking, if the dish can be frozen.
 */
export function shareOut(cooking: Cooking, keeps: Keeps): Shares {
  const isFreezing = cooking.planFreezes && keeps.freezerDays > keeps.fridgeDays;
  const meals = new Map<number, readonly Lot[]>();
  let rest: readonly Lot[] = lotsOf(cooking, keeps);
  for (const { id, date, portions } of [...cooking.items].sort(byDate)) {
    if (isFreezing && date > fridgeBy(cooking, keeps)) rest = freeze(rest, portions, date);
    const taken = take(rest, portions, date);
    meals.set(id, taken);
    rest = less(rest, taken);
  }
  return { meals, rest, frozen: portionsIn([...rest, ...[...meals.values()].flat()], 'frozen') };
}

/** Portions that keep until a day, the soonest first, then those that do not, the latest first. */
export function take(lots: readonly Lot[], portions: number, date: string): Lot[] {
  const keeping = lots.filter(({ eatBy }) => eatBy >= date).sort(byEatBy);
  const others = lots.filter(({ eatBy }) => eatBy < date).sort((a, b) => byEatBy(b, a));
  let missing = portions;
  return [...keeping, ...others].flatMap((lot) => {
    const taken = Math.min(lot.portions, missing);
    missing -= taken;
    return taken > 0 ? [{ ...lot, portions: taken }] : [];
  });
}

export function portionsIn(lots: readonly Lot[], kind?: Lot['kind']): number {
  return lots
    .filter((lot) => kind === undefined || lot.kind === kind)
    .reduce((sum, { portions }) => sum + portions, 0);
}

/** What people did not eat or discard besides the meals. */
function lotsOf(cooking: Cooking, keeps: Keeps): Lot[] {
  const left = cooking.portions - cooking.eaten - cooking.discarded;
  const frozen = Math.min(cooking.frozen, left);
  const thawed = Math.min(cooking.thawed, left - frozen);
  const thawedBy = addDays(cooking.thawedOn ?? cooking.date, THAWED_DAYS);
  return [
    { kind: 'chilled', eatBy: fridgeBy(cooking, keeps), portions: left - frozen - thawed },
    { kind: 'thawed', eatBy: thawedBy, portions: thawed },
    { kind: 'frozen', eatBy: freezerBy(cooking, keeps), portions: frozen },
  ];
}

/** Freezes what a meal needs of the chilled portions, besides those that keep until its day. */
function freeze(lots: readonly Lot[], wanted: number, date: string): Lot[] {
  const others = lots.filter(({ kind, eatBy }) => kind === 'frozen' || eatBy >= date);
  const missing = Math.max(0, wanted - portionsIn(others));
  const moved = Math.min(missing, portionsIn(lots, 'chilled'));
  const change = { chilled: -moved, thawed: 0, frozen: moved };
  return lots.map((lot) => ({ ...lot, portions: lot.portions + change[lot.kind] }));
}

function less(lots: readonly Lot[], taken: readonly Lot[]): Lot[] {
  return lots.map((lot) => ({ ...lot, portions: lot.portions - portionsIn(taken, lot.kind) }));
}

function byEatBy(a: Lot, b: Lot): number {
  return a.eatBy < b.eatBy ? -1 : Number(a.eatBy > b.eatBy);
}

function byDate(a: Cooking['items'][number], b: Cooking['items'][number]): number {
  return a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id;
}
