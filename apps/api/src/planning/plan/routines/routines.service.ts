import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Database } from '../../../database/database.js';
import { HouseMembership } from '../../../house/house-membership.service.js';
import type { LockedHouse } from '../../../house/locked-house.js';
import { InvalidRequest, requireChange } from '../../../http/fields/validation-error.js';
import { IdempotencyService } from '../../../idempotency/idempotency.service.js';
import type { IdempotentRequest } from '../../../idempotency/idempotent-request.js';
import type { Profile } from '../../../session/profile.view.js';
import type { SessionClaims } from '../../../session/session.js';
import { ItemsRepository } from '../rows/items.repository.js';
import { PlanService } from '../rows/plan.service.js';
import { requireEaters } from '../rows/require-eaters.js';
import { RoutineDaysService } from './routine-days.service.js';
import { changedRoutine, problemsOf, problemsOfNew, routineOf, today } from './routine-of-body.js';
import type { NewRoutineDto, RoutineChangeDto } from './routines.dto.js';
import { READ_ROUTINES, type RoutinesRow } from './routines.query.js';
import { type RoutineRow, RoutinesRepository, type StoredRoutine } from './routines.repository.js';
import type { Routine } from './routines.view.js';

/** Dishes that are planned on some days of each week, as ordinary items of the next days. */
@Injectable()
export class RoutinesService {
  constructor(
    private readonly database: Database,
    private readonly routines: RoutinesRepository,
    private readonly plan: PlanService,
    private readonly items: ItemsRepository,
    private readonly membership: HouseMembership,
    private readonly idempotency: IdempotencyService,
    private readonly days: RoutineDaysService,
  ) {}

  /**
   * The routines of the house, as JSON text.
   *
   * @throws HOUSE_NOT_FOUND
   */
  async list(session: SessionClaims): Promise<string> {
    const viewer = await this.database.readAs<RoutinesRow>(session, READ_ROUTINES);
    if (viewer.houseId === null) throw new AppError('HOUSE_NOT_FOUND');
    return viewer.routines;
  }

  /**
   * Adds a routine and plans its days.
   *
   * @returns the routine as JSON text
   * @throws VALIDATION_ERROR, HOUSE_NOT_FOUND, RECIPE_NOT_FOUND, MEMBER_NOT_FOUND, DEPENDANT_NOT_FOUND
   * @throws QUOTA_EXCEEDED when the house has too many routines, or a week too many items
   * @throws REQUEST_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  add(member: Profile, body: NewRoutineDto, request: IdempotentRequest | null): Promise<string> {
    const routine = routineOf(body);
    requireValid(problemsOfNew(body));
    return this.idempotency.run(request, async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      await this.requireReferences(manager, member, house, routine);
      const id = await this.routines.insert(manager, house.id, routine);
      requireQuota(QUOTAS.houseRoutines, await this.routines.count(manager, house.id));
      await this.days.plan(manager, member.id, house, { ...routine, id });
      return JSON.stringify(await this.routines.view(manager, member.id, id));
    });
  }

  /**
   * Adds routines to a locked house, and plans their days apart from some that people have changed.
   *
   * @throws QUOTA_EXCEEDED
   */
  async addAll(
    manager: EntityManager,
    memberId: number,
    house: LockedHouse,
    routines: readonly (RoutineRow & { readonly changedDays: readonly string[] })[],
  ): Promise<void> {
    for (const { changedDays, ...routine } of routines) {
      const id = await this.routines.insert(manager, house.id, routine);
      await this.routines.addChangedDays(manager, id, changedDays);
      await this.days.plan(manager, memberId, house, { ...routine, id });
    }
    requireQuota(QUOTAS.houseRoutines, await this.routines.count(manager, house.id));
  }

  /**
   * Changes a routine, and plans the items anew that nobody has changed or deleted.
   *
   * @throws ROUTINE_NOT_FOUND, and the errors of {@link add}
   */
  async change(member: Profile, id: number, change: RoutineChangeDto): Promise<Routine> {
    const { note, eaters, until, ...kept } = change;
    requireChange({ ...kept }, { note, eaters, until });
    if (change.recipeId != null && change.text != null) {
      throw new InvalidRequest(['only one of recipeId, text must be given']);
    }
    return this.database.transaction(async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      const before = await this.find(manager, house, id);
      const after = changedRoutine(before, change);
      requireValid(problemsOf(after));
      const isNewRecipe = after.recipeId !== before.recipeId;
      await this.requireReferences(manager, member, house, {
        recipeId: isNewRecipe ? after.recipeId : null,
        eaters: change.eaters ?? null,
      });
      await this.routines.withdraw(manager, id, today());
      await this.routines.update(manager, id, after);
      await this.days.plan(manager, member.id, house, { ...after, id });
      return this.routines.view(manager, member.id, id);
    });
  }

  /**
   * Ends a routine, and deletes the items from today on that nobody has changed.
   *
   * @throws HOUSE_NOT_FOUND, ROUTINE_NOT_FOUND
   */
  async remove(member: Profile, id: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      await this.find(manager, house, id);
      await this.routines.withdraw(manager, id, today());
      await this.routines.delete(manager, id);
    });
  }

  private async find(
    manager: EntityManager,
    house: LockedHouse,
    id: number,
  ): Promise<StoredRoutine> {
    const routines = await this.routines.find(manager, house.id);
    const routine = routines.find((each) => each.id === id);
    if (routine === undefined) throw new AppError('ROUTINE_NOT_FOUND');
    return routine;
  }

  private async requireReferences(
    manager: EntityManager,
    member: Profile,
    house: LockedHouse,
    { recipeId, eaters }: Pick<RoutineRow, 'recipeId' | 'eaters'>,
  ): Promise<void> {
    requireEaters(await this.items.findPeople(manager, house.id), eaters ?? [], '');
    if (recipeId !== null) await this.plan.lockPlannable(manager, member.id, recipeId);
  }
}

function requireValid(problems: readonly string[]): void {
  if (problems.length > 0) throw new InvalidRequest(problems);
}
