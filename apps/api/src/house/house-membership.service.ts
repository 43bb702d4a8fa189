import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { UnknownReference } from '../http/fields/validation-error.js';
import { DeletionService } from '../deletion/deletion.service.js';
import type { Profile } from '../session/profile.view.js';
import { HouseMembersRepository } from './house-members.repository.js';
import { HouseRepository } from './house.repository.js';
import type { LockedHouse } from './locked-house.js';

/** What the end of a membership needs to know of a locked house. */
type AdministeredHouse = Pick<LockedHouse, 'id' | 'administratorIds'>;

/** Begins, checks and ends memberships, in a transaction that the caller opens. */
@Injectable()
export class HouseMembership {
  constructor(
    private readonly houses: HouseRepository,
    private readonly members: HouseMembersRepository,
    private readonly deletion: DeletionService,
  ) {}

  /**
   * Locks the house of a member.
   *
   * @throws HOUSE_NOT_FOUND when the profile is not a member of a house once the lock is held
   */
  async lockHouseOf(
    manager: EntityManager,
    { id, houseId }: Pick<Profile, 'id' | 'houseId'>,
  ): Promise<LockedHouse> {
    const house = houseId === null ? null : await this.houses.lock(manager, houseId);
    if (house === null || !(await this.members.isMember(manager, house.id, id))) {
      throw new AppError('HOUSE_NOT_FOUND');
    }
    return house;
  }

  /**
   * Locks the house of an invitation and adds a member. A house that its last member has left is
   * open to former members only; the one who takes it up is its administrator.
   *
   * @param code normalised
   * @returns the id of the house
   * @throws ALREADY_IN_HOUSE, INVITATION_NOT_FOUND, NOT_AUTHENTICATED, QUOTA_EXCEEDED
   */
  async join(manager: EntityManager, profileId: number, code: string): Promise<number> {
    const house = await this.houses.lockByInvitation(manager, code);
    if (house === null || !(await this.mayJoin(manager, house, profileId))) {
      throw new UnknownReference('INVITATION_NOT_FOUND', 'invitationCode');
    }
    const count = await this.members.count(manager, house.id);
    requireQuota(QUOTAS.houseMembers, count + 1);
    await this.addMember(manager, house.id, profileId);
    if (house.administratorIds.length === 0) await this.houses.takeUp(manager, house.id, profileId);
    return house.id;
  }

  /** @throws ALREADY_IN_HOUSE; NOT_AUTHENTICATED when the account was deleted */
  async addMember(manager: EntityManager, houseId: number, profileId: number): Promise<void> {
    if (await this.members.add(manager, houseId, profileId)) return;
    const exists = await this.members.accountExists(manager, profileId);
    throw new AppError(exists ? 'ALREADY_IN_HOUSE' : 'NOT_AUTHENTICATED');
  }

  /**
   * Ends a membership of a locked house. After the last administrator, the member of the longest
   * standing is the next one. A house without other members is kept for some time.
   */
  async leave(manager: EntityManager, house: LockedHouse, profileId: number): Promise<void> {
    await this.members.addFormer(manager, house.id, profileId);
    const successor = await this.members.findLongestStanding(manager, house.id, profileId);
    if (successor === null) {
      await this.members.remove(manager, house.id, profileId);
      await this.houses.keepWithoutMembers(manager, house.id);
      return;
    }
    await this.replaceMember(manager, house, profileId, successor);
    await this.deletion.passHouseRecipes(manager, house.id, profileId);
  }

  /**
   * Ends the membership of another member of a locked house.
   *
   * @param administratorId the administrator who removes the member
   * @throws MEMBER_NOT_FOUND
   */
  async expel(
    manager: EntityManager,
    house: AdministeredHouse,
    profileId: number,
    administratorId: number,
  ): Promise<void> {
    const isMember = await this.members.isMember(manager, house.id, profileId);
    if (!isMember) throw new AppError('MEMBER_NOT_FOUND');
    await this.replaceMember(manager, house, profileId, administratorId);
    await this.deletion.passHouseRecipes(manager, house.id, profileId);
  }

  /**
   * Removes the member of a locked house whose account is deleted; see {@link leave}. A house without
   * other members is deleted.
   *
   * @returns the profile id of the first administrator; null when the house was deleted
   */
  async removeMember(
    manager: EntityManager,
    house: AdministeredHouse,
    profileId: number,
  ): Promise<number | null> {
    const successor = await this.members.findLongestStanding(manager, house.id, profileId);
    if (successor === null) {
      await this.deleteHouse(manager, house.id);
      return null;
    }
    return this.replaceMember(manager, house, profileId, successor);
  }

  /**
   * @param successor the administrator when no other is left
   * @returns the profile id of the first administrator
   */
  private async replaceMember(
    manager: EntityManager,
    { id, administratorIds }: AdministeredHouse,
    profileId: number,
    successor: number,
  ): Promise<number> {
    await this.members.remove(manager, id, profileId);
    const others = administratorIds.filter((administratorId) => administratorId !== profileId);
    const [first = successor, ...further] = others;
    await this.houses.update(manager, id, { administratorIds: [first, ...further] });
    return first;
  }

  private async mayJoin(
    manager: EntityManager,
    { id, administratorIds }: LockedHouse,
    profileId: number,
  ): Promise<boolean> {
    return administratorIds.length > 0 || this.members.isFormer(manager, id, profileId);
  }

  /** Deletes a locked house with everything that belongs to it. */
  async deleteHouse(manager: EntityManager, houseId: number): Promise<void> {
    await this.houses.delete(manager, houseId);
    await this.deletion.deleteRowsOfHouse(manager, houseId);
  }
}
