import { type Bought, missingThousandths, NOTHING } from './bought.js';
import { type OwnLine, type OwnLineContent, ownAmount } from './own-line.js';

/** Whether nothing is missing of a line. */
export function isBought(line: OwnLineContent, bought: Bought = NOTHING): boolean {
  return missingThousandths(bought, ownAmount(line)) === 0;
}

/** Whether a line of this week or an earlier one stands in the list of a week. */
export function standsIn(line: OwnLine, weekStart: string, bought?: Bought): boolean {
  return lastWeekOf(line) >= weekStart || !isBought(line, bought);
}

/** The last week in whose list the line stands if nothing of it is missing. */
export function lastWeekOf({
  weekStart,
  tickedIn,
}: Pick<OwnLine, 'weekStart' | 'tickedIn'>): string {
  return tickedIn !== null && tickedIn > weekStart ? tickedIn : weekStart;
}
