import { Injectable } from '@nestjs/common';
import type { UnitKey } from '#domain/catalogue/units.js';
import type { Amount } from '#domain/units/amount.js';
import { Catalogues } from '../../reference/catalogues.js';
import type { AmountView } from '../plan/week/planning.view.js';

/** Converts between the unit keys of the domain and the unit ids of rows and views. */
@Injectable()
export class UnitIds {
  constructor(private readonly catalogues: Catalogues) {}

  keyOf(id: number): UnitKey {
    return requireUnit(this.catalogues.units.find(id), id).key;
  }

  idOf(key: UnitKey): number {
    return requireUnit(this.catalogues.units.findByKey(key), key).id;
  }

  /** Amounts with unit ids. */
  view(amounts: readonly Amount[]): AmountView[] {
    return amounts.map(({ quantity, unit }) => ({ quantity, unitId: this.idOf(unit) }));
  }
}

/** Units are never retired: a missing unit is a programming error. */
function requireUnit<Row>(row: Row | undefined, unit: number | string): Row {
  if (row === undefined) throw new Error(`There is no unit ${String(unit)}.`);
  return row;
}
