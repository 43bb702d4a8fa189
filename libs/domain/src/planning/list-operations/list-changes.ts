import { type Bought, NOTHING } from './bought.js';
import type { OwnLine } from './own-line.js';
import type { SharedList } from './shared-list.js';

/** The difference between a list before and after a delivery. */
export interface ListChanges {
  /** The operations that arrived for the first time, and whether they were applied. */
  readonly outcomes: readonly (readonly [operationId: string, applied: boolean])[];
  /** The lines of which another amount is bought; the amounts replace those before. */
  readonly bought: readonly (readonly [lineId: string, bought: Bought])[];
  /** The own lines that were added or edited. */
  readonly written: readonly OwnLine[];
  /** The ids of the own lines that were removed. */
  readonly removed: readonly string[];
}

/** What {@link deliver} changed. Values that it did not change are identical. */
export function listChanges(before: SharedList, after: SharedList): ListChanges {
  const lineIds = new Set([...before.bought.keys(), ...after.bought.keys()]);
  return {
    outcomes: [...after.outcomes].filter(([id]) => !before.outcomes.has(id)),
    bought: [...lineIds]
      .filter((id) => before.bought.get(id) !== after.bought.get(id))
      .map((id) => [id, after.bought.get(id) ?? NOTHING]),
    written: [...after.ownLines.values()].filter((line) => before.ownLines.get(line.id) !== line),
    removed: [...before.ownLines.keys()].filter((id) => !after.ownLines.has(id)),
  };
}
