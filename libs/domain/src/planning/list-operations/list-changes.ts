import { type Bought, NOTHING } from './bought.js';
import type { OwnLine } from './own-line.js';
import type { SharedList } from './shared-list.js';

/** What was bought of a line. */
export interface LineTicks {
  readonly lineId: string;
  readonly bought: Bought;
  /** What was missing when the line was removed; null: it was not removed. */
  readonly kept: Bought | null;
  readonly checkedBy: number | null;
}

/** The difference between a list before and after a delivery. */
export interface ListChanges {
  /** The operations that arrived for the first time, and whether they were applied. */
  readonly outcomes: readonly (readonly [operationId: string, applied: boolean])[];
  /** The lines of ingredients of which another amount is bought; these values replace those before. */
  readonly ticks: readonly LineTicks[];
  /** The own lines that were added, edited or ticked off, with what was bought of them. */
  readonly written: readonly (readonly [OwnLine, LineTicks])[];
  /** The ids of the own lines that were removed. */
  readonly removed: readonly string[];
}

/** What {@link deliver} changed. Values that it did not change are identical. */
export function listChanges(before: SharedList, after: SharedList): ListChanges {
  const ticksOf = ({ bought, kept, checkedBy }: SharedList, lineId: string): LineTicks => ({
    lineId,
    bought: bought.get(lineId) ?? NOTHING,
    kept: kept.get(lineId) ?? null,
    checkedBy: checkedBy.get(lineId) ?? null,
  });
  const isChanged = (lineId: string) =>
    (['bought', 'kept', 'checkedBy'] as const).some(
      (part) => before[part].get(lineId) !== after[part].get(lineId),
    );
  const tickedIds = [before.bought, before.kept, after.bought, after.kept].flatMap((lines) => [
    ...lines.keys(),
  ]);
  return {
    outcomes: [...after.outcomes].filter(([id]) => !before.outcomes.has(id)),
    ticks: [...new Set(tickedIds)]
      .filter((id) => !before.ownLines.has(id) && !after.ownLines.has(id) && isChanged(id))
      .map((id) => ticksOf(after, id)),
    written: [...after.ownLines.values()]
      .filter((line) => before.ownLines.get(line.id) !== line || isChanged(line.id))
      .map((line) => [line, ticksOf(after, line.id)]),
    removed: [...before.ownLines.keys()].filter((id) => !after.ownLines.has(id)),
  };
}
