import type { UnitKey } from '../../catalogue/units.js';
import type { Amount } from '../../units/amount.js';
import { baseUnitOf, thousandthsOf } from '../list-operations/bought.js';
import type { PantryShare } from '../list-operations/covered-amounts.js';
import type { FindIngredient, ListedIngredient } from '../shopping-list/shopping-list.js';
import { daysBetween } from '../week.js';
import { unitsIn } from './convert-units.js';

/** What a house has of a food, as its members counted it on a day. */
export interface PantryRow {
  readonly ingredientId: number;
  /** Null: there is some, enough for every need. */
  readonly amount: Amount | null;
  /** The day. */
  readonly asOf: string;
}

/** What the plan needs of an ingredient on a day, or what members removed from the list for a day. */
export interface DayAmount extends Amount {
  readonly ingredientId: number;
  readonly date: string;
}

/** What decides how much is left of a pantry. */
export interface PantryFacts {
  readonly rows: readonly PantryRow[];
  /** In the order of their days, of the weeks from the days of the rows on. */
  readonly needs: readonly DayAmount[];
  /** Needs that members removed from the lists of these weeks: the house has them besides. */
  readonly removed: readonly DayAmount[];
  /** The first day of any week. */
  readonly weekStart: string;
}

/** A need with what the pantry gives to it, in its unit. */
interface MetNeed extends DayAmount {
  readonly given: number;
}

/** An amount from which needs are taken. */
interface Pool {
  readonly unit: UnitKey;
  quantity: number;
}

/** What quantities may differ by because they are divided. */
const ROUNDING = 1e-9;

/**
 * Gives the amount of a row to the needs from its day on, in the order of their days. What members
 * removed counts first, for the needs of its week.
 *
 * @returns what each need receives, and what remains in the unit of the row
 */
export function givePantry(
  { amount, asOf }: PantryRow & { readonly amount: Amount },
  { needs, removed, weekStart }: Omit<PantryFacts, 'rows'>,
  food: ListedIngredient | undefined,
): { readonly met: readonly MetNeed[]; readonly remaining: number } {
  const weekOf = (date: string) => Math.floor(daysBetween(weekStart, date) / 7);
  const stock: Pool = { ...amount };
  const pools = removed.map((each) => ({ ...each, week: weekOf(each.date) }));
  const met = needs.map((need) => {
    const { unit } = need;
    const week = pools.length === 0 ? 0 : weekOf(need.date);
    const inWeek = pools.filter((pool) => pool.week === week);
    const left = inWeek.reduce(
      (quantity, pool) => quantity - take(pool, { quantity, unit }, food),
      need.quantity,
    );
    const given = need.date < asOf ? 0 : take(stock, { quantity: left, unit }, food);
    return { ...need, given };
  });
  return { met, remaining: Math.round(stock.quantity * 1000) / 1000 };
}

/** Takes a need from a pool, or what the pool has of it; returns that, in the unit of the need. */
function take(pool: Pool, { quantity, unit }: Amount, food: ListedIngredient | undefined): number {
  const factor = unitsIn(unit, pool.unit, food);
  if (factor === undefined) return 0;
  const taken = Math.min(quantity, pool.quantity / factor);
  pool.quantity = Math.max(0, pool.quantity - taken * factor);
  return taken;
}

/** What a house has at home. */
export class Pantry {
  private readonly rows: ReadonlyMap<number, PantryRow>;
  private readonly needs = new Map<number, DayAmount[]>();
  private readonly given = new Map<number, ReturnType<typeof givePantry>>();

  constructor(
    private readonly facts: PantryFacts,
    private readonly findIngredient: FindIngredient,
  ) {
    this.rows = new Map(facts.rows.map((row) => [row.ingredientId, row]));
    for (const need of facts.needs) {
      const ofFood = this.needs.get(need.ingredientId);
      if (ofFood === undefined) this.needs.set(need.ingredientId, [need]);
      else ofFood.push(need);
    }
  }

  /** Whether there is some of a food, in no known amount, on a day. */
  hasSome(ingredientId: number, day: string): boolean {
    const row = this.rows.get(ingredientId);
    return row?.amount === null && row.asOf <= day;
  }

  /** What remains after all needs, in the unit of the row; null when there is some. */
  remaining(ingredientId: number): number | null {
    return this.givenOf(ingredientId)?.remaining ?? null;
  }

  /** What the pantry has for the needs of an ingredient on some days; undefined if nothing. */
  on(
    ingredientId: number,
    { first, last }: { readonly first: string; readonly last: string },
  ): PantryShare | undefined {
    if (this.rows.size === 0) return undefined;
    if (this.hasSome(ingredientId, last)) return { given: new Map(), isAll: true };
    const { met = [] } = this.givenOf(ingredientId) ?? {};
    const ofDays = met.filter(({ date }) => date >= first && date <= last);
    const isAll = ofDays.every(({ quantity, given }) => quantity - given < ROUNDING);
    const sums = new Map<UnitKey, number>();
    for (const { unit, given } of ofDays) {
      const base = baseUnitOf(unit);
      const size = thousandthsOf({ quantity: 1, unit }) * given;
      sums.set(base, (sums.get(base) ?? 0) + size);
    }
    const rounded = [...sums].map(([unit, size]) => [unit, Math.round(size)] as const);
    const given = new Map(rounded.filter(([, thousandths]) => thousandths > 0));
    return given.size === 0 ? undefined : { given, isAll };
  }

  private givenOf(ingredientId: number): ReturnType<typeof givePantry> | undefined {
    const known = this.given.get(ingredientId);
    const row = this.rows.get(ingredientId);
    if (known !== undefined || row === undefined || row.amount === null) return known;
    const ofFood = {
      needs: this.needs.get(ingredientId) ?? [],
      removed: this.facts.removed.filter((each) => each.ingredientId === ingredientId),
      weekStart: this.facts.weekStart,
    };
    const food = this.findIngredient(ingredientId);
    const given = givePantry({ ...row, amount: row.amount }, ofFood, food);
    this.given.set(ingredientId, given);
    return given;
  }
}
