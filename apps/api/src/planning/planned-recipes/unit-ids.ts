import { Injectable } from '@nestjs/common';
import type { UnitKey } from '#domain/catalogue/units.js';
import type { Amount } from '#domain/units/amount.js';
import { Catalogues } from '../../reference/catalogues.js';
import type { AmountView } from '../grid/planning.view.js';

/** Units by key, as they are calculated with, and by id, as they are stored and shown. */
@Injectable()
export class UnitIds {
  constructor(private readonly catalogues: Catalogues) {}

  keyOf(id: number): UnitKey {
    return known(this.catalogues.units.find(id), id).key;
  }

  /** Amounts as the API shows them. */
  view(amounts: readonly Amount[]): AmountView[] {
    return amounts.map(({ quantity, unit }) => ({
      quantity,
      unitId: known(this.catalogues.units.findByKey(unit), unit).id,
    }));
  }
}

/** A unit is never retired: a quantity without its factor would mean nothing. */
function known<Row>(row: Row | undefined, what: number | string): Row {
  if (row === undefined) throw new Error(`There is no unit ${String(what)}.`);
  return row;
}
