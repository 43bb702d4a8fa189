import { type Bought, missingThousandths, NOTHING } from './bought.js';
import { type OwnLine, type OwnLineContent, ownAmount } from './own-line.js';

/** Whether nothing is missing of a line. */
export function isBought(line: OwnLineContent, bought: Bought = NOTHING): boolean {
  return missingThousandths(bought, ownAmount(line)) === 0;
}

/** Whether a line of this week or an earlier one stands in the list of the week that starts on a day. */
export function standsIn(line: OwnLine, weekStart: string, bought?: Bought): boolean {
  return lastDayOf(line) >= weekStart || !isBought(line, bought);
}

/** The last day in whose week the line stands if nothing of it is missing. */
export function lastDayOf({ since, tickedOn }: Pick<OwnLine, 'since' | 'tickedOn'>): string {
  return tickedOn !== null && tickedOn > since ? tickedOn : since;
}
