import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { listChanges } from '#domain/planning/list-operations/list-changes.js';
import { ingredientOfLine } from '#domain/planning/list-operations/own-line.js';
import type { ListOperation } from '#domain/planning/list-operations/list-operation.js';
import { deliver, type FindNeeded } from '#domain/planning/list-operations/shared-list.js';
import {
  densityOf,
  type FindIngredient,
  shoppingList,
} from '#domain/planning/shopping-list/shopping-list.js';
import { weekStartOf } from '#domain/planning/week.js';
import { QUOTAS } from '#domain/quotas.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Config } from '../../config.js';
import { Database } from '../../database/database.js';
import { HouseMembership } from '../../house/house-membership.service.js';
import { InvalidRequest } from '../../http/fields/validation-error.js';
import { Catalogues } from '../../reference/catalogues.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { UnitIds } from '../planned-recipes/unit-ids.js';
import { missingFields } from './operation-requirements.js';
import { requestedOperation } from './requested-operation.js';
import { type ListOfWeek, SharedListRepository } from './shared-list.repository.js';
import { ShoppingListReader } from './shopping-list.reader.js';
import type { ShoppingOperationDto, ShoppingOperationsDto } from './shopping-operations.dto.js';

/** Applies the operations of devices to the shopping list of a house. */
@Injectable()
export class SharedListService {
  constructor(
    private readonly database: Database,
    private readonly membership: HouseMembership,
    private readonly lists: SharedListRepository,
    private readonly reader: ShoppingListReader,
    private readonly catalogues: Catalogues,
    private readonly units: UnitIds,
    private readonly config: Config,
  ) {}

  /**
   * Applies the operations that have not arrived before, all or none.
   *
   * @returns the ids of the operations that were ignored, now or when they arrived before
   * @throws VALIDATION_ERROR, HOUSE_NOT_FOUND, INGREDIENT_NOT_FOUND, UNIT_NOT_FOUND
   * @throws QUOTA_EXCEEDED when the list, or all lists of the house, would have too many own lines
   *   or ticked amounts
   */
  async apply(
    member: Profile,
    session: SessionClaims,
    { date, operations }: ShoppingOperationsDto,
  ): Promise<string[]> {
    const problems = missingFields(operations);
    if (problems.length > 0) throw new InvalidRequest(problems);
    return this.database.transaction(async (manager) => {
      const { id: houseId } = await this.membership.lockHouseOf(manager, member);
      this.requireKnown(operations);
      const list = { houseId, weekStart: weekStartOf(date) };
      const outcomes = await this.deliver(manager, list, session, operations);
      return [...outcomes].filter(([, applied]) => !applied).map(([id]) => id);
    });
  }

  private async deliver(
    manager: EntityManager,
    list: ListOfWeek,
    session: SessionClaims,
    requested: readonly ShoppingOperationDto[],
  ): Promise<ReadonlyMap<string, boolean>> {
    const operations = requested.map((dto) =>
      requestedOperation(dto, (id) => this.units.keyOf(id)),
    );
    const operationIds = operations.map(({ id }) => id);
    const lineIds = operations.map((operation) =>
      operation.kind === 'ADD' ? operation.id : operation.lineId,
    );
    const before = await this.lists.find(manager, list, operationIds, lineIds);
    const findNeeded = await this.neededBy(manager, list, session, operations);
    const after = deliver(before, operations, findNeeded);
    const changes = listChanges(before, after);
    // The house is locked: the counts are exact.
    const ticks = await this.lists.save(manager, list, changes);
    requireQuota(QUOTAS.listTicks, ticks);
    if (changes.written.length > 0) {
      requireQuota(QUOTAS.ownLines, await this.lists.countOwnLines(manager, list));
    }
    // Operations that only untick and remove are accepted in a full house.
    if (ticks > 0 || changes.written.length > 0) {
      requireQuota(this.config.totals.listRows, await this.lists.countAll(manager, list.houseId));
    }
    return after.outcomes;
  }

  /** Reads the plan only for operations that depend on it: that costs more than all others. */
  private async neededBy(
    manager: EntityManager,
    { weekStart }: ListOfWeek,
    session: SessionClaims,
    operations: readonly ListOperation[],
  ): Promise<FindNeeded> {
    const isKnown: FindNeeded = (id) =>
      this.catalogues.ingredients.has(id) ? { amounts: [] } : undefined;
    const dependsOnPlan = operations.some((operation) => {
      if (operation.kind !== 'CHECK') return false;
      const ingredientId = ingredientOfLine(operation.lineId);
      if (ingredientId === undefined) return false;
      return operation.amount === null || isKnown(ingredientId) === undefined;
    });
    if (!dependsOnPlan) return isKnown;
    const { recipes } = await this.reader.read(session, weekStart, manager);
    const findIngredient: FindIngredient = (id) => this.catalogues.ingredients.find(id);
    const lines = shoppingList(recipes, findIngredient);
    const amountsOf = new Map(lines.map(({ ingredientId, amounts }) => [ingredientId, amounts]));
    return (id) => {
      const amounts = amountsOf.get(id);
      return amounts ? { amounts, density: densityOf(findIngredient(id)) } : isKnown(id);
    };
  }

  private requireKnown(operations: readonly ShoppingOperationDto[]): void {
    const ids = (field: 'ingredientId' | 'unitId') =>
      operations.flatMap((operation) => operation[field] ?? []);
    this.catalogues.ingredients.requireAll(ids('ingredientId'), 'INGREDIENT_NOT_FOUND');
    this.catalogues.units.requireAll(ids('unitId'), 'UNIT_NOT_FOUND');
  }
}
