import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ingredientOfLine } from '#domain/planning/list-operations/own-line.js';
import { type DayAmount, Pantry } from '#domain/planning/pantry/pantry.js';
import { weekStartOf } from '#domain/planning/week.js';
import { dayIn } from '#domain/time-zone.js';
import { Database } from '../../database/database.js';
import { Catalogues } from '../../reference/catalogues.js';
import type { SessionClaims } from '../../session/session.js';
import {
  type PantryOfViewer,
  type PantryRowJson,
  READ_PANTRY,
  type RemovedRow,
} from './pantry.query.js';
import type { PantryRowView } from './pantry.view.js';

/** Reads what a house has at home, less what its plan has needed since. */
@Injectable()
export class PantryReader {
  constructor(
    private readonly database: Database,
    private readonly catalogues: Catalogues,
  ) {}

  /** The rows of which something is left, soonest `bestBefore` first; none without a house. */
  async atHand(session: SessionClaims): Promise<PantryRowView[]> {
    const { rows } = await this.read(session);
    return soonestFirst(rows.filter(({ remaining }) => remaining !== 0));
  }

  /**
   * @param rows null: none
   * @param weekStart the first day of any week of the house
   */
  pantryOf(
    rows: readonly PantryRowJson[] | null,
    needs: readonly DayAmount[],
    removed: readonly RemovedRow[],
    weekStart: string,
  ): Pantry {
    const facts = {
      rows: (rows ?? []).map(([ingredientId, quantity, unitId, asOf]) => {
        const amount = quantity === null || unitId === null ? null : this.amount(quantity, unitId);
        return { ingredientId, amount, asOf };
      }),
      needs,
      removed: removed.flatMap(([lineId, date, unitId, thousandths]) => {
        const ingredientId = ingredientOfLine(lineId);
        if (ingredientId === undefined) return [];
        return [{ ingredientId, date, ...this.amount(thousandths / 1000, unitId) }];
      }),
      weekStart,
    };
    return new Pantry(facts, (id) => this.catalogues.ingredients.find(id));
  }

  /** The rows with what is left of them; no house for a viewer without one. */
  async read(session: SessionClaims, manager?: EntityManager) {
    const now = today();
    const read = await this.database.readAs<PantryOfViewer & object>(
      session,
      READ_PANTRY,
      [now],
      manager,
    );
    const { house, facts } = read;
    const needs = facts.needs.map(([ingredientId, date, unitId, quantity, portions]) => ({
      ...{ ingredientId, date, ...this.amount(quantity / portions, unitId) },
    }));
    const weekStart = weekStartOf(now, house?.weekStartsOn ?? 'MONDAY');
    const pantry = this.pantryOf(read.rows, needs, facts.removed, weekStart);
    const rows = (read.rows ?? []).map(
      ([ingredientId, quantity, unitId, asOf, bestBefore]): PantryRowView => ({
        ...{ ingredientId, quantity, unitId, bestBefore, asOf },
        remaining: pantry.remaining(ingredientId),
        expired: bestBefore !== null && bestBefore < now,
      }),
    );
    return { house, rows };
  }

  private amount(quantity: number, unitId: number) {
    const unit = this.catalogues.units.find(unitId);
    if (unit === undefined) throw new Error(`There is no unit ${String(unitId)}.`);
    return { quantity, unit: unit.key };
  }
}

/** The day in UTC, as YYYY-MM-DD. */
export function today(): string {
  return dayIn(new Date(), 'UTC');
}

/** Rows without a day come last. */
export function soonestFirst(rows: readonly PantryRowView[]): PantryRowView[] {
  const dayOf = ({ bestBefore }: PantryRowView) => bestBefore ?? 'never';
  return [...rows].sort((one, other) => dayOf(one).localeCompare(dayOf(other)));
}
