import type { UnitKey } from '#domain/catalogue/units.js';
import type { Bought } from '#domain/planning/list-operations/bought.js';
import type { OwnLine } from '#domain/planning/list-operations/own-line.js';
import type { SharedList } from '#domain/planning/list-operations/shared-list.js';
import type { OwnLineRow, TickRow } from './shopping-list.query.js';

export interface SharedListRows {
  readonly ticks: readonly TickRow[];
  readonly ownLines: readonly OwnLineRow[];
}

/** A list, without the operations that have arrived, from its rows. */
export function sharedListOf(
  { ticks, ownLines }: SharedListRows,
  unitOf: (id: number) => UnitKey,
): Omit<SharedList, 'outcomes'> {
  const unitOrNull = (id: number | null) => (id === null ? null : unitOf(id));
  const bought = new Map<string, Bought>();
  for (const [lineId, unitId, thousandths] of ticks) {
    const ofLine = bought.get(lineId) ?? [];
    bought.set(lineId, new Map([...ofLine, [unitOrNull(unitId), thousandths]]));
  }
  const lines = ownLines.map(({ unitId, ...line }): [string, OwnLine] => [
    line.id,
    { ...line, unit: unitOrNull(unitId) },
  ]);
  return { bought, ownLines: new Map(lines) };
}
