import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UnitKey } from '#domain/catalogue/units.js';
import { ingredientOfLine } from '#domain/planning/list-operations/own-line.js';
import { Pantry } from '#domain/planning/pantry/pantry.js';
import { sortByShelf } from '#domain/planning/shopping-list/shelf-order.js';
import {
  type FindIngredient,
  sortByCategory,
} from '#domain/planning/shopping-list/shopping-list.js';
import { addDays, daysBetween, weekStartOf } from '#domain/planning/week.js';
import { QUOTAS } from '#domain/quotas.js';
import { dayIn } from '#domain/time-zone.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Database } from '../../database/database.js';
import { InvalidRequest } from '../../http/fields/validation-error.js';
import { Catalogues } from '../../reference/catalogues.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { HouseMembership } from '../house-membership.service.js';
import type { PantryRowDto } from './pantry.dto.js';
import { type PantryJson, type PantryOfViewer, READ_PANTRY } from './pantry.query.js';
import { PantryRepository } from './pantry.repository.js';
import type { PantryRowView } from './pantry.view.js';

/** Days that `asOf` may be before today. */
const MAX_DAYS = 31;

/** What a house has at home, less what its plan has needed since. */
@Injectable()
export class PantryService {
  private readonly findIngredient: FindIngredient = (id) => this.catalogues.ingredients.find(id);

  constructor(
    private readonly database: Database,
    private readonly membership: HouseMembership,
    private readonly rows: PantryRepository,
    private readonly catalogues: Catalogues,
  ) {}

  /**
   * Soonest `bestBefore` first, then in the order of the shopping list.
   *
   * @throws HOUSE_NOT_FOUND
   */
  async list(session: SessionClaims, manager?: EntityManager): Promise<PantryRowView[]> {
    const { house, rows } = await this.read(session, manager);
    if (house === null) throw new AppError('HOUSE_NOT_FOUND');
    const listed = sortByCategory(rows, this.findIngredient);
    return bySoonest(sortByShelf(listed, house.shelfOrder, this.findIngredient));
  }

  /** The rows of which something is left, soonest `bestBefore` first; none without a house. */
  async atHand(session: SessionClaims): Promise<PantryRowView[]> {
    const { rows } = await this.read(session);
    return bySoonest(rows.filter(({ remaining }) => remaining !== 0));
  }

  /** @throws VALIDATION_ERROR, HOUSE_NOT_FOUND, INGREDIENT_NOT_FOUND, UNIT_NOT_FOUND, QUOTA_EXCEEDED */
  async set(
    member: Profile,
    session: SessionClaims,
    ingredientId: number,
    { quantity = null, unitId = null, bestBefore = null, asOf }: PantryRowDto,
  ): Promise<PantryRowView> {
    const day = asOf ?? today();
    const age = daysBetween(day, today());
    if (age < 0 || age > MAX_DAYS) {
      throw new InvalidRequest([`asOf must be one of the last ${String(MAX_DAYS)} days`]);
    }
    if ((quantity === null) !== (unitId === null)) {
      throw new InvalidRequest(['quantity and unitId must be given both or neither']);
    }
    return this.database.transaction(async (manager) => {
      const { id } = await this.membership.lockHouseOf(manager, member);
      this.requireIngredient(ingredientId);
      this.catalogues.units.requireAll([unitId], 'UNIT_NOT_FOUND', 'unitId');
      await this.rows.set(manager, id, { ingredientId, quantity, unitId, bestBefore, asOf: day });
      requireQuota(QUOTAS.pantryRows, await this.rows.count(manager, id));
      const rows = await this.list(session, manager);
      return rows.find((row) => row.ingredientId === ingredientId) as PantryRowView;
    });
  }

  /** @throws HOUSE_NOT_FOUND, INGREDIENT_NOT_FOUND */
  async remove(member: Profile, ingredientId: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { id } = await this.membership.lockHouseOf(manager, member);
      this.requireIngredient(ingredientId);
      await this.rows.delete(manager, id, ingredientId);
    });
  }

  /** @param weekStart the first day of any week of the house */
  pantryOf(json: PantryJson | null, weekStart: string): Pantry {
    const { rows = [], needs = [], removed = [] } = json ?? {};
    const facts = {
      rows: rows.map(([ingredientId, quantity, unitId, asOf]) => {
        const amount = quantity === null || unitId === null ? null : this.amount(quantity, unitId);
        return { ingredientId, amount, asOf };
      }),
      needs: needs.map(([ingredientId, date, unitId, quantity, portions]) => ({
        ...{ ingredientId, date, ...this.amount(quantity / portions, unitId) },
      })),
      removed: removed.flatMap(([lineId, date, unitId, thousandths]) => {
        const ingredientId = ingredientOfLine(lineId);
        if (ingredientId === undefined) return [];
        return [{ ingredientId, date, ...this.amount(thousandths / 1000, unitId) }];
      }),
      weekStart,
    };
    return new Pantry(facts, this.findIngredient);
  }

  private async read(session: SessionClaims, manager?: EntityManager) {
    const now = today();
    const { house, pantry: json } = await this.database.readAs<PantryOfViewer & object>(
      session,
      READ_PANTRY,
      [addDays(now, -1)],
      manager,
    );
    const pantry = this.pantryOf(json, weekStartOf(now, house?.weekStartsOn ?? 'MONDAY'));
    const rows = (json?.rows ?? []).map(
      ([ingredientId, quantity, unitId, asOf, bestBefore]): PantryRowView => ({
        ...{ ingredientId, quantity, unitId, bestBefore, asOf },
        remaining: pantry.remaining(ingredientId),
        expired: bestBefore !== null && bestBefore < now,
      }),
    );
    return { house, rows };
  }

  private requireIngredient(id: number): void {
    if (!this.catalogues.ingredients.has(id)) throw new AppError('INGREDIENT_NOT_FOUND');
  }

  private amount(quantity: number, unitId: number) {
    return { quantity, unit: this.catalogues.units.find(unitId)?.key as UnitKey };
  }
}

function today(): string {
  return dayIn(new Date(), 'UTC');
}

/** Rows without a day come last. */
function bySoonest(rows: readonly PantryRowView[]): PantryRowView[] {
  const dayOf = ({ bestBefore }: PantryRowView) => bestBefore ?? 'never';
  return [...rows].sort((one, other) => {
    if (dayOf(one) === dayOf(other)) return 0;
    return dayOf(one) < dayOf(other) ? -1 : 1;
  });
}
