import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '#platform/errors/app-error.js';
import type { Profile } from '../session/profile.view.js';
import { HouseRepository } from './house.repository.js';
import type { LockedHouse } from './locked-house.js';

type Member = Pick<Profile, 'id' | 'houseId'>;

/** Who belongs to which house, inside a transaction that its caller opens. */
@Injectable()
export class HouseMembership {
  constructor(private readonly houses: HouseRepository) {}

  /**
   * Locks the house of a member. From here to the end of the transaction nobody comes or goes.
   *
   * @throws HOUSE_NOT_FOUND without a house, or when the member was out before the lock was had
   */
  async lockHouseOf(manager: EntityManager, { id, houseId }: Member): Promise<LockedHouse> {
    const house = houseId === null ? null : await this.houses.lock(manager, houseId);
    if (house === null || !(await this.houses.isMember(manager, house.id, id))) {
      throw new AppError('HOUSE_NOT_FOUND');
    }
    return house;
  }

  /**
   * Takes a member out of a locked house. The administrator's role passes to the longest-standing
   * of the others; without any, the house goes.
   *
   * @returns who administers the house now, null when it is gone
   */
  async withdraw(
    manager: EntityManager,
    house: LockedHouse,
    profileId: number,
  ): Promise<number | null> {
    const successor = await this.houses.longestStanding(manager, house.id, profileId);
    if (successor === null) {
      await this.houses.delete(manager, house.id);
      return null;
    }
    await this.houses.dismiss(manager, house.id, profileId);
    if (house.administratorId !== profileId) return house.administratorId;
    await this.houses.update(manager, house.id, { administratorId: successor });
    return successor;
  }
}
