import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type ListChanges, listChanges } from '#domain/planning/list-operations/list-changes.js';
import { sumOf } from '#domain/planning/list-operations/bought.js';
import { coveredAmounts } from '#domain/planning/list-operations/covered-amounts.js';
import { ingredientLineId, ingredientOfLine } from '#domain/planning/list-operations/own-line.js';
import type { ListOperation } from '#domain/planning/list-operations/list-operation.js';
import {
  deliver,
  type FindNeeded,
  type SharedList,
} from '#domain/planning/list-operations/shared-list.js';
import { densityOf } from '#domain/planning/shopping-list/shopping-list.js';
import { weekStartOf } from '#domain/planning/week.js';
import { QUOTAS } from '#domain/quotas.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Config } from '../../config.js';
import { Database } from '../../database/database.js';
import { HouseMembership } from '../../house/house-membership.service.js';
import { ShopsService } from '../../house/shops/shops.service.js';
import { InvalidRequest } from '../../http/fields/validation-error.js';
import { Catalogues } from '../../reference/catalogues.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { UnitIds } from '../reading/unit-ids.js';
import { missingFields } from './operation-requirements.js';
import { requestedOperation } from './requested-operation.js';
import { type ListOfWeek, SharedListRepository } from './shared-list.repository.js';
import { ShoppingListReader } from './shopping-list.reader.js';
import type { ShoppingOperationDto, ShoppingOperationsDto } from './shopping-operations.dto.js';

/** An own line as the operation that adds it to the list of a day. */
interface StoredOwnLine extends ShoppingOperationDto {
  readonly date: string;
  readonly tickedOn?: string | null;
}

/** What was ticked off, or removed, of an ingredient for a day. */
interface StoredTick {
  readonly date: string;
  readonly ingredientId: number;
  readonly unitId?: number | null;
  readonly thousandths: number;
  readonly kept?: number | null;
}

const NO_SHOPS: ReadonlySet<number> = new Set();

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
    private readonly shops: ShopsService,
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
      const { id: houseId, weekStartsOn } = await this.membership.lockHouseOf(manager, member);
      this.requireKnown(operations);
      const list = { houseId, date, weekStart: weekStartOf(date, weekStartsOn) };
      const namesShop = operations.some(({ shopId }) => shopId != null);
      const shopIds = namesShop ? await this.shops.idsOf(manager, houseId) : NO_SHOPS;
      const requested = operations.map((dto) =>
        requestedOperation(dto, (id) => this.units.keyOf(id), shopIds),
      );
      const before = await this.find(manager, list, requested);
      const { weekStart } = list;
      const findNeeded = await this.neededBy(manager, session, date, requested);
      const after = deliver(before, requested, {
        date,
        weekStart,
        memberId: member.id,
        findNeeded,
      });
      await this.save(manager, list, before, listChanges(before, after));
      return [...after.outcomes].filter(([, applied]) => !applied).map(([id]) => id);
    });
  }

  /**
   * Adds the own lines and ticks that the lists of a locked house do not have.
   *
   * @param added ADD operations, whose `seen` is what was ticked off
   * @throws QUOTA_EXCEEDED
   */
  async addMissing(
    manager: EntityManager,
    houseId: number,
    added: readonly StoredOwnLine[],
    ticks: readonly StoredTick[],
  ): Promise<void> {
    const shopIds = await this.shops.idsOf(manager, houseId);
    const lines = added.map((line) => this.ownLine(line, shopIds));
    const rows = ticks.map(({ ingredientId, unitId = null, kept = null, ...tick }) => ({
      ...{ ...tick, lineId: ingredientLineId(ingredientId), unitId, kept, checkedBy: null },
    }));
    await this.lists.addMissing(manager, houseId, lines, rows);
    const counts = await this.lists.countFullest(manager, houseId);
    requireQuota(this.config.totals.listRows, counts.all);
    requireQuota(QUOTAS.ownLines, counts.ownLines);
    requireQuota(QUOTAS.listTicks, counts.ticks);
  }

  private ownLine(
    { date, tickedOn = null, ...operation }: StoredOwnLine,
    shopIds: ReadonlySet<number>,
  ) {
    const unitOf = (id: number) => this.units.keyOf(id);
    const added = requestedOperation(operation, unitOf, shopIds);
    if (!('content' in added)) throw new Error('The operation adds no line.');
    const amounts = (operation.seen ?? []).map(({ quantity, unitId }) => {
      return [unitId == null ? null : unitOf(unitId), Math.round(quantity * 1000)] as const;
    });
    const { id } = operation;
    const bought = { lineId: id, bought: new Map(amounts), kept: null, checkedBy: null };
    return [{ id, ...added.content, since: date, tickedOn, addedBy: null }, bought] as const;
  }

  private find(
    manager: EntityManager,
    list: ListOfWeek,
    operations: readonly ListOperation[],
  ): Promise<SharedList> {
    const operationIds = operations.map(({ id }) => id);
    const lineIds = operations.map((operation) =>
      'lineId' in operation ? operation.lineId : operation.id,
    );
    return this.lists.find(manager, list, operationIds, lineIds);
  }

  /** The house is locked: the counts are exact. */
  private async save(
    manager: EntityManager,
    list: ListOfWeek,
    before: SharedList,
    changes: ListChanges,
  ): Promise<void> {
    const ticks = await this.lists.save(manager, list, changes);
    requireQuota(QUOTAS.listTicks, ticks);
    if (changes.written.length > 0) {
      requireQuota(QUOTAS.ownLines, await this.lists.countOwnLines(manager, list));
    }
    // Operations that only untick and remove are accepted in a full house.
    if (ticks > 0 || changes.written.some(([{ id }]) => !before.ownLines.has(id))) {
      requireQuota(this.config.totals.listRows, await this.lists.countAll(manager, list.houseId));
    }
  }

  /** Reads the plan only for operations that depend on it: that costs more than all others. */
  private async neededBy(
    manager: EntityManager,
    session: SessionClaims,
    date: string,
    operations: readonly ListOperation[],
  ): Promise<FindNeeded> {
    const densityFor = (id: number) => densityOf(this.catalogues.ingredients.find(id));
    const isKnown: FindNeeded = (id) =>
      this.catalogues.ingredients.has(id) ? { amounts: [], density: densityFor(id) } : undefined;
    const dependsOnPlan = operations.some((operation) => {
      const ingredientId = 'lineId' in operation ? ingredientOfLine(operation.lineId) : undefined;
      if (ingredientId === undefined || operation.kind === 'UNCHECK') return false;
      // The plan may have an ingredient that the catalogue no longer has.
      if (isKnown(ingredientId) === undefined) return true;
      return (
        operation.kind === 'REMOVE' || (operation.kind === 'CHECK' && operation.amount === null)
      );
    });
    if (!dependsOnPlan) return isKnown;
    const { lines, list, supplies } = await this.reader.read(session, { date }, manager);
    const amountsOf = new Map(lines.map(({ ingredientId, amounts }) => [ingredientId, amounts]));
    return (id) => {
      const amounts = amountsOf.get(id);
      if (amounts === undefined) return isKnown(id);
      const density = densityFor(id);
      const line = { ingredientId: id, amounts };
      const { ofPantry, total } = coveredAmounts(line, list, supplies, density);
      return { amounts, covered: sumOf([ofPantry, total]), density };
    };
  }

  private requireKnown(operations: readonly ShoppingOperationDto[]): void {
    const { ingredients, units } = this.catalogues;
    const ingredientIds = operations.map(({ ingredientId }) => ingredientId);
    ingredients.requireAll(ingredientIds, 'INGREDIENT_NOT_FOUND', 'operations[].ingredientId');
    const unitIds = operations.map(({ unitId }) => unitId);
    units.requireAll(unitIds, 'UNIT_NOT_FOUND', 'operations[].unitId');
    operations.forEach(({ seen }, index) => {
      const path = `operations[${String(index)}].seen[].unitId`;
      units.requireAll(
        (seen ?? []).map(({ unitId }) => unitId),
        'UNIT_NOT_FOUND',
        path,
      );
    });
  }
}
