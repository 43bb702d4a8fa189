import type { Density } from '../../catalogue/densities/density.js';
import type { UnitKey } from '../../catalogue/units.js';
import type { Amount } from '../../units/amount.js';
import { type Bought, needed, NOTHING, sumOf, thousandthsBought } from './bought.js';
import { boughtAmounts } from './missing-amounts.js';
import { ingredientLineId } from './own-line.js';
import type { SharedList } from './shared-list.js';

/** An ingredient in a week: what the plan needs, and what the house has bought or has. */
interface IngredientWeek {
  readonly amounts: readonly Amount[];
  readonly bought: Bought;
  /** What was missing when the line was removed. */
  readonly kept: Bought;
}

/** A week before the one of a list. */
export interface EarlierWeek extends Pick<SharedList, 'bought' | 'kept'> {
  readonly weekStart: string;
  /** The amounts that the plan of that week needs, by ingredient. */
  readonly amounts: ReadonlyMap<number, readonly Amount[]>;
}

/** An amount that was bought for an earlier week. */
export interface CarriedAmount extends Amount {
  readonly weekStart: string;
}

/** What a line takes from the week before and from the one before that, and its sum. */
export function carriedAmounts(
  ingredientId: number,
  week: IngredientWeek,
  earlier: readonly EarlierWeek[],
  density: Density | undefined,
): { carried: readonly CarriedAmount[]; total: Bought } {
  const id = ingredientLineId(ingredientId);
  const [last, secondLast] = earlier;
  if (last === undefined || secondLast === undefined) return NONE;
  if (!last.bought.has(id) && !secondLast.bought.has(id)) return NONE;
  const ofIngredient = ({ amounts, bought, kept }: EarlierWeek): IngredientWeek => ({
    amounts: amounts.get(ingredientId) ?? [],
    bought: bought.get(id) ?? NOTHING,
    kept: kept.get(id) ?? NOTHING,
  });
  const parts = carriedInto(week, [ofIngredient(last), ofIngredient(secondLast)], density);
  const carried = parts.flatMap((part, index) =>
    boughtAmounts(week.amounts, part).map((amount) => ({
      ...amount,
      weekStart: earlier[index]?.weekStart ?? '',
    })),
  );
  return { carried, total: sumOf(parts) };
}

const NONE = { carried: [], total: NOTHING };

/**
 * What a week takes from what was bought in the week before it, and in the one before that, and is not
 * needed there. The nearest week comes first; what that week itself takes is not taken again.
 */
function carriedInto(
  week: IngredientWeek,
  [last, secondLast]: readonly [IngredientWeek, IngredientWeek],
  density: Density | undefined,
): [fromLast: Bought, fromSecondLast: Bought] {
  const inOneUnit = unifier([week, last, secondLast], density);
  const missing = missingOf(week, inOneUnit);
  const fromLast = smaller(missing, surplusOf(last, inOneUnit));
  const usedBefore = smaller(missingOf(last, inOneUnit), surplusOf(secondLast, inOneUnit));
  const available = difference(surplusOf(secondLast, inOneUnit), usedBefore);
  return [fromLast, smaller(difference(missing, fromLast), available)];
}

/**
 * What counts for some days of a week. Ticks, and what the house has besides, fill what the days of the
 * week need, one after the other; what is left of the ticks counts, too.
 *
 * @param before the amounts that the plan needs on earlier days of the week
 * @param after the amounts that it needs on later days
 */
export function countedOnDays(
  days: IngredientWeek,
  before: readonly Amount[],
  after: readonly Amount[],
  density: Density | undefined,
): { bought: Bought; kept: Bought } {
  const { bought, kept } = days;
  const week = { ...days, amounts: [...before, ...days.amounts, ...after] };
  const inOneUnit = unifier([week], density);
  const earlier = { amounts: before, bought, kept: NOTHING };
  const neededOnDays = inOneUnit(needed(days.amounts));
  const used = smaller(surplusOf(earlier, inOneUnit), neededOnDays);
  const left = difference(inOneUnit(kept), missingOf(earlier, inOneUnit));
  return {
    bought: sumOf([used, surplusOf(week, inOneUnit)]),
    kept: smaller(left, difference(neededOnDays, used)),
  };
}

type Unify = (amounts: Bought) => Bought;

/** What the plan needs and nobody has bought. */
function missingOf({ amounts, bought, kept }: IngredientWeek, unify: Unify): Bought {
  return difference(unify(needed(amounts)), unify(sumOf([bought, kept])));
}

/** What was bought and the plan does not need. */
function surplusOf({ amounts, bought }: IngredientWeek, unify: Unify): Bought {
  return difference(unify(bought), unify(needed(amounts)));
}

/** Converts volumes to masses if the weeks have both and the density is known. */
function unifier(weeks: readonly IngredientWeek[], density: Density | undefined): Unify {
  const units = new Set(
    weeks.flatMap(({ amounts, bought }) => [...needed(amounts).keys(), ...bought.keys()]),
  );
  if (density === undefined || !units.has('gram') || !units.has('milliliter')) {
    return (amounts) => amounts;
  }
  return (amounts) => {
    const unified = new Map(amounts);
    unified.set('gram', thousandthsBought(amounts, 'gram', density));
    unified.delete('milliliter');
    return unified;
  };
}

function smaller(one: Bought, other: Bought): Bought {
  return combine(one, (unit, thousandths) => Math.min(thousandths, other.get(unit) ?? 0));
}

function difference(one: Bought, other: Bought): Bought {
  return combine(one, (unit, thousandths) => thousandths - (other.get(unit) ?? 0));
}

/** Keeps what is above 0. */
function combine(
  amounts: Bought,
  next: (unit: UnitKey | null, thousandths: number) => number,
): Bought {
  const combined = Array.from(amounts, ([unit, thousandths]): [UnitKey | null, number] => [
    unit,
    next(unit, thousandths),
  ]).filter(([, thousandths]) => thousandths > 0);
  return combined.length === 0 ? NOTHING : new Map(combined);
}
