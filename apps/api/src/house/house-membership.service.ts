import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { DeletionService } from '../deletion/deletion.service.js';
import type { Profile } from '../session/profile.view.js';
import { HouseRepository } from './house.repository.js';
import type { LockedHouse } from './locked-house.js';

/** Begins, checks and ends memberships, in a transaction that the caller opens. */
@Injectable()
export class HouseMembership {
  constructor(
    private readonly houses: HouseRepository,
    private readonly deletion: DeletionService,
  ) {}

  /**
   * Locks the house of a member.
   *
   * @throws HOUSE_NOT_FOUND when the profile is not a member of a house once the lock is held
   */
  async lockHouseOf(manager: EntityManager, { id, houseId }: Profile): Promise<LockedHouse> {
    const house = houseId === null ? null : await this.houses.lock(manager, houseId);
    if (house === null || !(await this.houses.isMember(manager, house.id, id))) {
      throw new AppError('HOUSE_NOT_FOUND');
    }
    return house;
  }

  /**
   * Locks the house of an invitation and adds a member.
   *
   * @param code normalised
   * @returns the id of the house
   * @throws ALREADY_IN_HOUSE, INVITATION_NOT_FOUND, NOT_AUTHENTICATED, QUOTA_EXCEEDED
   */
  async join(manager: EntityManager, profileId: number, code: string): Promise<number> {
    const house = await this.houses.lockByInvitation(manager, code);
    if (house === null) throw new AppError('INVITATION_NOT_FOUND');
    const members = await this.houses.countMembers(manager, house.id);
    requireQuota(QUOTAS.houseMembers, members + 1);
    await this.addMember(manager, house.id, profileId);
    return house.id;
  }

  /** @throws ALREADY_IN_HOUSE; NOT_AUTHENTICATED when the account was deleted */
  async addMember(manager: EntityManager, houseId: number, profileId: number): Promise<void> {
    if (await this.houses.addMember(manager, houseId, profileId)) return;
    const exists = await this.houses.accountExists(manager, profileId);
    throw new AppError(exists ? 'ALREADY_IN_HOUSE' : 'NOT_AUTHENTICATED');
  }

  /**
   * Removes a member from a locked house. The administrator's role passes to the longest-standing
   * of the other members; a house without other members is deleted.
   *
   * @returns the administrator's profile id; null when the house was deleted
   */
  async removeMember(
    manager: EntityManager,
    house: LockedHouse,
    profileId: number,
  ): Promise<number | null> {
    const successor = await this.houses.findLongestStandingMember(manager, house.id, profileId);
    if (successor === null) {
      await this.deleteHouse(manager, house.id);
      return null;
    }
    await this.houses.removeMember(manager, house.id, profileId);
    if (house.administratorId !== profileId) return house.administratorId;
    await this.houses.update(manager, house.id, { administratorId: successor });
    return successor;
  }

  /** Deletes a locked house with everything that belongs to it. */
  async deleteHouse(manager: EntityManager, houseId: number): Promise<void> {
    await this.houses.delete(manager, houseId);
    await this.deletion.deleteRowsOfHouse(manager, houseId);
  }
}
