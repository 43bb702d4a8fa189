import type { Keeps } from '../keeping/keeping.js';
import { type Cooking, type PortionCounts, remainingPortions } from './cooking.js';
import { freezerBy, fridgeBy, type Lot, portionsIn, shareOut, take } from './lots.js';
import type { KeepingWarning } from './storage.js';
import { addDays } from '../week.js';

/** Portions of a cooking in one place. */
export interface StockPlace {
  readonly storage: 'FRIDGE' | 'FREEZER';
  readonly portions: number;
  /** The day by which the first of them have to be eaten. */
  readonly eatBy: string;
  /** That day is over. */
  readonly warning: KeepingWarning | null;
}

/**
 * Where the portions of a cooking are. Those of a planned meal are there until its day is over. The
 * plan is taken as carried out: portions of a meal whose storage is FREEZER are in the freezer.
 *
 * @param today the day at the house, as YYYY-MM-DD
 */
export function stockOf(cooking: Cooking, keeps: Keeps, today: string): StockPlace[] {
  const lots = lotsAt(cooking, keeps, today).filter(({ portions }) => portions > 0);
  return (['FRIDGE', 'FREEZER'] as const).flatMap((storage) => {
    const there = lots.filter(({ kind }) => (kind === 'frozen') === (storage === 'FREEZER'));
    const [eatBy] = there.map((lot) => lot.eatBy).sort();
    if (eatBy === undefined) return [];
    const warning = eatBy < today ? 'KEEPS_TOO_SHORT' : null;
    return [{ storage, portions: portionsIn(there), eatBy, warning }];
  });
}

/** The portions that no meal has, with the last day for which they can be planned on a day. */
export function lotsToServe(cooking: Cooking, keeps: Keeps, today: string): readonly Lot[] {
  const { rest } = shareOut(cooking, keeps);
  if (isOver(cooking, keeps, today)) return rest;
  return rest.map((lot) =>
    lot.kind === 'chilled' ? { ...lot, eatBy: freezerBy(cooking, keeps) } : lot,
  );
}

/** Whether the fridge no longer keeps the dish. */
export function isOver(cooking: Pick<Cooking, 'date'>, keeps: Keeps, today: string): boolean {
  return today > fridgeBy(cooking, keeps);
}

/**
 * What has happened to a cooking before its plan changes. Once the fridge no longer keeps the dish, what
 * the plan has frozen is frozen, and the plan freezes no more. What was to be thawed on an earlier day is
 * thawed: for the meals of earlier days, and for those of today that change.
 *
 * @param today the day of the change
 * @param changed the ids of meals that change
 * @param date the day of the cooking after the change
 * @returns the new counts; null when they are those of the cooking
 */
export function carriedOut(
  cooking: Cooking,
  keeps: Keeps,
  today: string,
  changed: readonly number[] = [],
  date = cooking.date,
): PortionCounts | null {
  const { meals, frozen } = shareOut(cooking, keeps);
  const planFreezes = !isOver({ date }, keeps, today);
  const packed = { ...cooking, planFreezes, frozen: planFreezes ? cooking.frozen : frozen };
  const after = cooking.items
    .filter((meal) => meal.date !== cooking.date)
    .filter((meal) => meal.date < today || (meal.date === today && changed.includes(meal.id)))
    .reduce<Cooking>((before, meal) => {
      const ofMeal = portionsIn(meals.get(meal.id) ?? [], 'frozen');
      return thaw(before, ofMeal, keeps, addDays(meal.date, -1));
    }, packed);
  const isSame = after.thawed === cooking.thawed && planFreezes === cooking.planFreezes;
  return isSame ? null : after;
}

/** What people did with some portions. */
export interface PortionReport {
  readonly frozen: number;
  readonly thawed: number;
  readonly eaten: number;
  readonly discarded: number;
}

/**
 * Applies a report, in the order of its fields. Portions are eaten and discarded from those that no
 * meal has: eaten ones are those that keep, the soonest first; discarded ones the soonest. Thawed
 * portions are not frozen again.
 *
 * @returns the new counts; null when the report has more portions than there are
 */
export function applyReport(
  cooking: Cooking,
  report: PortionReport,
  keeps: Keeps,
  today: string,
): PortionCounts | null {
  const lots = lotsAt(cooking, keeps, today);
  if (report.frozen > portionsIn(lots, 'chilled')) return null;
  if (report.thawed > portionsIn(lots, 'frozen') + report.frozen) return null;
  const { frozen } = shareOut(cooking, keeps);
  const isMoved = report.frozen + report.thawed > 0;
  const packed = isMoved ? { ...cooking, frozen: frozen + report.frozen } : cooking;
  const day = today < cooking.date ? cooking.date : today;
  const thawed = thaw(packed, report.thawed, keeps, day);
  if (report.eaten + report.discarded > remainingPortions(thawed)) return null;
  const eaten = spend(thawed, 'eaten', report.eaten, keeps, today);
  return spend(eaten, 'discarded', report.discarded, keeps, cooking.date);
}

/** The portions that no meal has, and those of meals whose day is not over. */
function lotsAt(cooking: Cooking, keeps: Keeps, today: string): Lot[] {
  const { meals, rest } = shareOut(cooking, keeps);
  const ahead = cooking.items.flatMap(({ id, date }) =>
    date < today ? [] : (meals.get(id) ?? []),
  );
  return rest.map((lot) => ({ ...lot, portions: lot.portions + portionsIn(ahead, lot.kind) }));
}

/** Portions that are thawed on several days count from the first of them. */
function thaw(cooking: Cooking, count: number, keeps: Keeps, day: string): Cooking {
  if (count === 0) return cooking;
  const { thawedOn, frozen, thawed } = cooking;
  const isFirst = portionsIn(lotsAt(cooking, keeps, day), 'thawed') === 0;
  const since = isFirst || thawedOn === null || day < thawedOn ? day : thawedOn;
  return { ...cooking, frozen: frozen - count, thawed: thawed + count, thawedOn: since };
}

function spend(
  cooking: Cooking,
  field: 'eaten' | 'discarded',
  count: number,
  keeps: Keeps,
  day: string,
): Cooking {
  const spent = take(shareOut(cooking, keeps).rest, count, day);
  return {
    ...cooking,
    [field]: cooking[field] + count,
    frozen: Math.max(0, cooking.frozen - portionsIn(spent, 'frozen')),
    thawed: cooking.thawed - portionsIn(spent, 'thawed'),
  };
}
