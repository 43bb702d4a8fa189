import { Injectable } from '@nestjs/common';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { requireChange } from '../../http/fields/validation-error.js';
import { Database } from '../../database/database.js';
import { IdempotencyService } from '../../idempotency/idempotency.service.js';
import type { IdempotentRequest } from '../../idempotency/idempotent-request.js';
import { requirePreferences } from '../../profile/require-preferences.js';
import { Catalogues } from '../../reference/catalogues.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { HouseMembership } from '../house-membership.service.js';
import { HouseService } from '../house.service.js';
import type { Dependant } from '../house.view.js';
import type { DependantChangeDto, NewDependantDto } from './dependants.dto.js';
import { dependantOf } from './dependant-of.js';
import { DependantsRepository } from './dependants.repository.js';

/** People of a house without an account. Every member may add, change and remove them. */
@Injectable()
export class DependantsService {
  constructor(
    private readonly database: Database,
    private readonly dependants: DependantsRepository,
    private readonly houses: HouseService,
    private readonly membership: HouseMembership,
    private readonly idempotency: IdempotencyService,
    private readonly catalogues: Catalogues,
  ) {}

  /** @throws HOUSE_NOT_FOUND */
  async list(session: SessionClaims): Promise<readonly Dependant[]> {
    const { dependants } = await this.houses.current(session);
    return dependants;
  }

  /**
   * @returns the dependant as JSON text
   * @throws HOUSE_NOT_FOUND, DIET_NOT_FOUND, ALLERGY_NOT_FOUND, INGREDIENT_NOT_FOUND
   * @throws QUOTA_EXCEEDED when the house is full
   * @throws REQUEST_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  add(
    member: Profile,
    written: NewDependantDto,
    request: IdempotentRequest | null,
  ): Promise<string> {
    const dependant = dependantOf(written);
    return this.idempotency.run(request, async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      requirePreferences(this.catalogues, dependant);
      const [added] = await this.dependants.insert(manager, house.id, [dependant]);
      // The lock makes the count exact.
      requireQuota(QUOTAS.houseDependants, await this.dependants.count(manager, house.id));
      return JSON.stringify(added);
    });
  }

  /**
   * Changes the given fields and keeps the others.
   *
   * @throws VALIDATION_ERROR when the request changes nothing
   * @throws HOUSE_NOT_FOUND, DIET_NOT_FOUND, ALLERGY_NOT_FOUND, INGREDIENT_NOT_FOUND
   * @throws DEPENDANT_NOT_FOUND
   */
  async change(member: Profile, id: number, change: DependantChangeDto): Promise<Dependant> {
    const { firstName, guest, appetite, dietId, allergyIds, dislikedIngredientIds } = change;
    requireChange({ firstName, guest, appetite }, { dietId, allergyIds, dislikedIngredientIds });
    return this.database.transaction(async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      requirePreferences(this.catalogues, change);
      const dependant = await this.dependants.update(manager, house.id, id, change);
      if (dependant === null) throw new AppError('DEPENDANT_NOT_FOUND');
      return dependant;
    });
  }

  /** @throws HOUSE_NOT_FOUND, DEPENDANT_NOT_FOUND */
  async remove(member: Profile, id: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      const removed = await this.dependants.delete(manager, house.id, id);
      if (!removed) throw new AppError('DEPENDANT_NOT_FOUND');
    });
  }
}
