import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sortByShelf } from '#domain/planning/shopping-list/shelf-order.js';
import {
  type FindIngredient,
  sortByCategory,
} from '#domain/planning/shopping-list/shopping-list.js';
import { daysBetween } from '#domain/planning/week.js';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Database } from '../../database/database.js';
import { InvalidRequest } from '../../http/fields/validation-error.js';
import { Catalogues } from '../../reference/catalogues.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { HouseMembership } from '../house-membership.service.js';
import type { PantryRowDto } from './pantry.dto.js';
import { PantryReader, soonestFirst, today } from './pantry.reader.js';
import { PantryRepository } from './pantry.repository.js';
import type { PantryRowView } from './pantry.view.js';

/** Days that `asOf` may be before today. */
const MAX_DAYS = 31;

/** What the members of a house say that it has at home. */
@Injectable()
export class PantryService {
  private readonly findIngredient: FindIngredient = (id) => this.catalogues.ingredients.find(id);

  constructor(
    private readonly database: Database,
    private readonly membership: HouseMembership,
    private readonly rows: PantryRepository,
    private readonly reader: PantryReader,
    private readonly catalogues: Catalogues,
  ) {}

  /**
   * Soonest `bestBefore` first, then in the order of the shopping list.
   *
   * @throws HOUSE_NOT_FOUND
   */
  async list(session: SessionClaims, manager?: EntityManager): Promise<PantryRowView[]> {
    const { house, rows } = await this.reader.read(session, manager);
    if (house === null) throw new AppError('HOUSE_NOT_FOUND');
    const listed = sortByCategory(rows, this.findIngredient);
    return soonestFirst(sortByShelf(listed, house.shelfOrder, this.findIngredient));
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
      const row = rows.find((each) => each.ingredientId === ingredientId);
      if (row === undefined) throw new Error('The row of the pantry was not stored.');
      return row;
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

  private requireIngredient(id: number): void {
    if (!this.catalogues.ingredients.has(id)) throw new AppError('INGREDIENT_NOT_FOUND');
  }
}
