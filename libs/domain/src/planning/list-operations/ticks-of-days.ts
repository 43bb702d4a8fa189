import type { Amount } from '../../units/amount.js';
import { densityOf, type FindIngredient } from '../shopping-list/shopping-list.js';
import { type Bought, NOTHING, sumOf } from './bought.js';
import { countedOnDays } from './carried-amounts.js';
import { ingredientOfLine } from './own-line.js';
import type { ListState } from './shared-lines.js';

/** A week of which a list shows some days, or all. */
export interface WeekInRange extends Pick<ListState, 'bought' | 'kept'> {
  /** The amounts that the plan needs on these days, by ingredient. */
  readonly amounts: ReadonlyMap<number, readonly Amount[]>;
  /** The same for the days of the week before and after them. */
  readonly before: ReadonlyMap<number, readonly Amount[]>;
  readonly after: ReadonlyMap<number, readonly Amount[]>;
}

/**
 * The list of a range of days: what was ticked off or removed in a week counts for one of its days after
 * the other, also for those outside of the range. What is left of the ticks counts for the whole range; a
 * removal counts in its week alone.
 */
export function ticksOfDays(
  list: ListState,
  weeks: readonly WeekInRange[],
  findIngredient: FindIngredient,
): ListState {
  const counted = (part: 'bought' | 'kept'): Map<string, Bought> => {
    const lines = [...list[part]].map(([lineId, total]): [string, Bought] => {
      const id = ingredientOfLine(lineId);
      if (id === undefined) return [lineId, total];
      const density = densityOf(findIngredient(id));
      const ofWeeks = weeks.map(({ amounts, before, after, bought, kept }) => {
        const onDays = {
          amounts: amounts.get(id) ?? [],
          bought: bought.get(lineId) ?? NOTHING,
          kept: kept.get(lineId) ?? NOTHING,
        };
        const earlier = before.get(id) ?? [];
        return countedOnDays(onDays, earlier, after.get(id) ?? [], density)[part];
      });
      return [lineId, sumOf(ofWeeks)];
    });
    return new Map(lines.filter(([, { size }]) => size > 0));
  };
  const bought = counted('bought');
  const checkedBy = [...list.checkedBy].filter(([lineId]) => bought.has(lineId));
  return { ...list, bought, kept: counted('kept'), checkedBy: new Map(checkedBy) };
}
