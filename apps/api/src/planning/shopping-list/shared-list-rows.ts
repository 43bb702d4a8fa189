import type { UnitKey } from '#domain/catalogue/units.js';
import { type Bought, NOTHING, sumOf } from '#domain/planning/list-operations/bought.js';
import type { OwnLine } from '#domain/planning/list-operations/own-line.js';
import type { ListState } from '#domain/planning/list-operations/shared-lines.js';
import type { OwnLineRow, TickRow } from './shopping-list.query.js';

export interface SharedListRows {
  readonly ticks: readonly TickRow[];
  readonly ownLines: readonly OwnLineRow[];
}

type FindUnit = (id: number) => UnitKey;

/** A list, without the operations that have arrived, from its rows. */
export function sharedListOf({ ticks, ownLines }: SharedListRows, unitOf: FindUnit): ListState {
  const unitOrNull = (id: number | null) => (id === null ? null : unitOf(id));
  const bought = new Map<string, Bought>();
  const kept = new Map<string, Bought>();
  const checkedBy = new Map<string, number | null>();
  // Several days may have rows of a unit.
  const add = (amounts: Map<string, Bought>, lineId: string, amount: Bought) =>
    amounts.set(lineId, sumOf([amounts.get(lineId) ?? NOTHING, amount]));
  for (const [lineId, unitId, thousandths, keptThousandths, member] of ticks) {
    const unit = unitOrNull(unitId);
    if (thousandths > 0) add(bought, lineId, new Map([[unit, thousandths]]));
    if (keptThousandths !== null) add(kept, lineId, new Map([[unit, keptThousandths]]));
    if (thousandths > 0) checkedBy.set(lineId, member);
  }
  const lines = ownLines.map(
    ({ unitId, bought: ofLine, checkedBy: member, ...line }): [string, OwnLine] => {
      if (ofLine.length > 0) {
        bought.set(line.id, new Map(ofLine.map(([id, amount]) => [unitOrNull(id), amount])));
        checkedBy.set(line.id, member);
      }
      return [line.id, { ...line, unit: unitOrNull(unitId) }];
    },
  );
  return { bought, kept, checkedBy, ownLines: new Map(lines) };
}
