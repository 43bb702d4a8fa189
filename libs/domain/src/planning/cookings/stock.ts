import { addDays } from '../week.js';
import type { Keeps } from '../keeping/keeping.js';
import { type Cooking, type PortionCounts, portionsOf, remainingPortions } from './cooking.js';
import { storageOf } from './storage.js';

/** Thawed portions are eaten within 24 hours (Food Standards Agency). */
const THAWED_DAYS = 1;

/** Portions of a cooking in one place. */
export interface StockPlace {
  readonly storage: 'FRIDGE' | 'FREEZER';
  readonly portions: number;
  /** The day by which the first of them have to be eaten. */
  readonly eatBy: string;
}

/**
 * Where the portions of a cooking are. Those of a planned meal are there until its day is over. The
 * plan is taken as carried out: portions of a meal whose storage is FREEZER are in the freezer.
 *
 * @param today the day at the house, as YYYY-MM-DD
 */
export function stockOf(cooking: Cooking, keeps: Keeps, today: string): StockPlace[] {
  const { chilled, thawed, freezer } = countPortions(cooking, keeps, today);
  const { date, thawedOn } = cooking;
  const chilledBy = addDays(date, keeps.fridgeDays);
  const thawedBy = addDays(thawedOn ?? date, THAWED_DAYS);
  const fridgeBy = chilled > 0 && (thawed === 0 || chilledBy < thawedBy) ? chilledBy : thawedBy;
  const freezerBy = addDays(date, Math.max(keeps.fridgeDays, keeps.freezerDays));
  const places: StockPlace[] = [
    { storage: 'FRIDGE', portions: chilled + thawed, eatBy: fridgeBy },
    { storage: 'FREEZER', portions: freezer, eatBy: freezerBy },
  ];
  return places.filter(({ portions }) => portions > 0);
}

/**
 * The portions that no meal has and that keep after a day: once the fridge no longer keeps the dish,
 * those in the freezer alone.
 */
export function portionsToServe(cooking: Cooking, keeps: Keeps, today: string): number {
  if (today <= addDays(cooking.date, keeps.fridgeDays)) return remainingPortions(cooking);
  const { thawed } = countPortions(cooking, keeps, today);
  return Math.max(0, freePortions(cooking, keeps).freeFrozen - thawed);
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
 * meal has: from the fridge first; eaten ones from the freezer first when the fridge no longer keeps
 * the dish. Thawed portions are not frozen again.
 *
 * @returns the new counts; null when the report has more portions than there are
 */
export function applyReport(
  cooking: Cooking,
  report: PortionReport,
  keeps: Keeps,
  today: string,
): PortionCounts | null {
  const frozen = freeze(cooking, report.frozen, keeps, today);
  const thawed = frozen && thaw(frozen, report.thawed, keeps, today);
  if (thawed === null || report.eaten + report.discarded > remainingPortions(thawed)) return null;
  const isKept = today <= addDays(cooking.date, keeps.fridgeDays);
  const eaten = spend(thawed, 'eaten', report.eaten, isKept, keeps);
  return spend(eaten, 'discarded', report.discarded, true, keeps);
}

function freeze(cooking: Cooking, count: number, keeps: Keeps, today: string): Cooking | null {
  const { everFrozen, chilled } = countPortions(cooking, keeps, today);
  if (count > chilled) return null;
  return count === 0 ? cooking : { ...cooking, frozen: everFrozen + count };
}

function thaw(cooking: Cooking, count: number, keeps: Keeps, today: string): Cooking | null {
  const { outOfFreezer, freezer } = countPortions(cooking, keeps, today);
  if (count > freezer) return null;
  if (count === 0) return cooking;
  const thawedOn = today < cooking.date ? cooking.date : today;
  return { ...cooking, thawed: outOfFreezer + count, thawedOn };
}

function spend(
  cooking: Cooking,
  field: 'eaten' | 'discarded',
  count: number,
  fromFridgeFirst: boolean,
  keeps: Keeps,
): Cooking {
  const { freeUnfrozen, freeFrozen } = freePortions(cooking, keeps);
  const frozen = fromFridgeFirst ? Math.max(0, count - freeUnfrozen) : Math.min(count, freeFrozen);
  return {
    ...cooking,
    [field]: cooking[field] + count,
    spentFrozen: cooking.spentFrozen + frozen,
  };
}

/** Portions that no meal has, by whether they have been in the freezer. */
function freePortions(cooking: Cooking, keeps: Keeps) {
  const { everFrozen, frozenOfMeals } = frozenPortions(cooking, keeps);
  const freeFrozen = everFrozen - cooking.spentFrozen - frozenOfMeals;
  return { freeFrozen, freeUnfrozen: remainingPortions(cooking) - freeFrozen };
}

/** Portions that have ever been in the freezer: those of meals, and what people reported. */
function frozenPortions(cooking: Cooking, keeps: Keeps) {
  const stored = storageOf(cooking, keeps);
  const frozenOf = (id: number) => stored.get(id)?.frozenPortions ?? 0;
  const frozenOfMeals = cooking.items.reduce((sum, { id }) => sum + frozenOf(id), 0);
  const { portions, eaten, discarded, spentFrozen } = cooking;
  const max = portions - (eaten + discarded - spentFrozen);
  const everFrozen = Math.max(frozenOfMeals + spentFrozen, Math.min(cooking.frozen, max));
  return { everFrozen, frozenOfMeals, frozenOf };
}

function countPortions(cooking: Cooking, keeps: Keeps, today: string) {
  const { everFrozen, frozenOf } = frozenPortions(cooking, keeps);
  const over = cooking.items.filter(({ date }) => date < today);
  const served = portionsOf(over);
  const frozenServed = over.reduce((sum, { id }) => sum + frozenOf(id), 0);
  const spent = cooking.eaten + cooking.discarded;
  const gone = frozenServed + cooking.spentFrozen;
  const outOfFreezer = Math.max(gone, Math.min(cooking.thawed, everFrozen));
  const freezer = everFrozen - outOfFreezer;
  const thawed = outOfFreezer - gone;
  const chilled = cooking.portions - spent - served - freezer - thawed;
  return { everFrozen, outOfFreezer, freezer, thawed, chilled };
}
