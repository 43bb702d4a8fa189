import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { HouseEntity } from '../database/entities/house.entity.js';
import { ProfileEntity } from '../database/entities/profile.entity.js';
import { HOUSE_BY_ID } from './house.query.js';
import type { House } from './house.view.js';
import type { LockedHouse } from './locked-house.js';

/** Others may still refer to a locked house, but its members and settings stand still. */
const LOCK = { mode: 'for_no_key_update' } as const;

/**
 * The writes on houses and on who belongs to them. Whoever changes a membership holds the lock of
 * the house first and touches profiles after that: so nobody waits for each other in a circle.
 */
@Injectable()
export class HouseRepository {
  /** @returns its id */
  async insert(
    manager: EntityManager,
    house: Pick<HouseEntity, 'name' | 'administratorId' | 'invitationCode'>,
  ): Promise<number> {
    const entity = manager.create(HouseEntity, house);
    await manager.insert(HouseEntity, entity);
    return entity.id;
  }

  lock(manager: EntityManager, id: number): Promise<LockedHouse | null> {
    return manager.findOne(HouseEntity, { where: { id }, lock: LOCK });
  }

  lockByInvitation(manager: EntityManager, invitationCode: string): Promise<LockedHouse | null> {
    return manager.findOne(HouseEntity, { where: { invitationCode }, lock: LOCK });
  }

  isMember(manager: EntityManager, houseId: number, profileId: number): Promise<boolean> {
    return manager.existsBy(ProfileEntity, { id: profileId, houseId });
  }

  /** Whether the person still exists: an account may go while its owner is at the door. */
  hasAccount(manager: EntityManager, profileId: number): Promise<boolean> {
    return manager.existsBy(ProfileEntity, { id: profileId });
  }

  /** @returns false for somebody who has a house already */
  async admit(manager: EntityManager, houseId: number, profileId: number): Promise<boolean> {
    const { affected } = await manager.update(
      ProfileEntity,
      { id: profileId, houseId: IsNull() },
      { houseId, joinedHouseAt: () => 'clock_timestamp()' },
    );
    return affected === 1;
  }

  /** @returns false for somebody who is not a member */
  async dismiss(manager: EntityManager, houseId: number, profileId: number): Promise<boolean> {
    const { affected } = await manager.update(
      ProfileEntity,
      { id: profileId, houseId },
      { houseId: null, joinedHouseAt: null },
    );
    return affected === 1;
  }

  /** The id of the member who has been there longest, apart from one; null when nobody else is. */
  async longestStanding(
    manager: EntityManager,
    houseId: number,
    apartFrom: number,
  ): Promise<number | null> {
    const member = await manager.findOne(ProfileEntity, {
      select: { id: true },
      where: { houseId, id: Not(apartFrom) },
      order: { joinedHouseAt: 'asc', id: 'asc' },
    });
    return member?.id ?? null;
  }

  async update(
    manager: EntityManager,
    id: number,
    change: Partial<Pick<HouseEntity, 'name' | 'administratorId' | 'invitationCode'>>,
  ): Promise<void> {
    await manager.update(HouseEntity, { id }, change);
  }

  /** Its members are without a house; its plans go with it. */
  async delete(manager: EntityManager, id: number): Promise<void> {
    await manager.update(ProfileEntity, { houseId: id }, { houseId: null, joinedHouseAt: null });
    await manager.delete(HouseEntity, { id });
  }

  /** Enables exactly these sources. */
  async replaceSources(
    manager: EntityManager,
    houseId: number,
    sourceIds: readonly number[],
  ): Promise<void> {
    await manager.query('delete from house_source where house_id = $1', [houseId]);
    await manager.query(
      'insert into house_source (house_id, source_id) select $1, unnest($2::int[])',
      [houseId, sourceIds],
    );
  }

  async view(manager: EntityManager, id: number): Promise<House> {
    const [row] = await manager.query<[{ house: House }]>(HOUSE_BY_ID, [id]);
    return row.house;
  }
}
