import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PlanCopiesRepository } from '../copies/plan-copies.repository.js';
import { addEvents } from '../events/new-events.query.js';

/** Result of an UPDATE: returned rows, number of affected rows. */
type UpdateResult = readonly [rows: readonly unknown[], affected: number];

/** Houses that a person has left and may take up again. */
const MAX_FORMER_HOUSES = 20;

/**
 * Writes memberships. A transaction that changes them locks the house first and profiles after it, so
 * that concurrent transactions do not deadlock.
 */
@Injectable()
export class HouseMembersRepository {
  constructor(private readonly planned: PlanCopiesRepository) {}

  async isMember(manager: EntityManager, houseId: number, profileId: number): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      'select id from profile where id = $1 and house_id = $2',
      [profileId, houseId],
    );
    return rows.length > 0;
  }

  async idsOf(manager: EntityManager, houseId: number): Promise<number[]> {
    const [{ ids }] = await manager.query<[{ ids: number[] }]>(
      'select array(select id from profile where house_id = $1) as ids',
      [houseId],
    );
    return ids;
  }

  /** Whether the profile may take up the house, which its last member has left. */
  async isFormer(manager: EntityManager, houseId: number, profileId: number): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      'select from former_member where house_id = $1 and profile_id = $2',
      [houseId, profileId],
    );
    return rows.length > 0;
  }

  /** Remembers that the profile leaves the house. The oldest of too many rows are deleted. */
  async addFormer(manager: EntityManager, houseId: number, profileId: number): Promise<void> {
    await manager.query(
      `insert into former_member (house_id, profile_id) values ($1, $2)
       on conflict (house_id, profile_id) do update set left_at = now()`,
      [houseId, profileId],
    );
    await manager.query(
      `delete from former_member where profile_id = $1 and house_id in (
         select house_id from former_member where profile_id = $1
         order by left_at desc, house_id desc offset ${String(MAX_FORMER_HOUSES)}
       )`,
      [profileId],
    );
  }

  async count(manager: EntityManager, houseId: number): Promise<number> {
    const [{ count }] = await manager.query<[{ count: number }]>(
      'select count(*)::int as count from profile where house_id = $1',
      [houseId],
    );
    return count;
  }

  /** The account may be deleted between authentication and this statement. */
  async accountExists(manager: EntityManager, profileId: number): Promise<boolean> {
    const rows = await manager.query<unknown[]>('select id from profile where id = $1', [
      profileId,
    ]);
    return rows.length > 0;
  }

  /** @returns false when the profile does not exist or has a house */
  async add(manager: EntityManager, houseId: number, profileId: number): Promise<boolean> {
    const [, affected] = await manager.query<UpdateResult>(
      `update profile set house_id = $1, joined_house_at = clock_timestamp()
       where id = $2 and house_id is null`,
      [houseId, profileId],
    );
    await addEvents(manager, 'house', houseId);
    // A member who returns keeps the recipes that have not passed to the administrator.
    await manager.query('delete from departed_author where house_id = $1 and profile_id = $2', [
      houseId,
      profileId,
    ]);
    return affected > 0;
  }

  /** @returns false when the profile is not a member */
  async remove(manager: EntityManager, houseId: number, profileId: number): Promise<boolean> {
    const [, affected] = await manager.query<UpdateResult>(
      `update profile set house_id = null, joined_house_at = null
       where id = $2 and house_id = $1`,
      [houseId, profileId],
    );
    if (affected === 0) return false;
    await addEvents(manager, 'house', houseId);
    // A member who leaves knows the address of the calendar.
    await manager.query('delete from house_calendar where house_id = $1', [houseId]);
    await this.planned.keepOfDeparture(manager, houseId, profileId);
    await manager.query('insert into departed_author (house_id, profile_id) values ($1, $2)', [
      houseId,
      profileId,
    ]);
    return true;
  }

  /** @returns the profile id of the member; null when no member except `except` exists */
  async findLongestStanding(
    manager: EntityManager,
    houseId: number,
    except: number,
  ): Promise<number | null> {
    const [member] = await manager.query<{ id: number }[]>(
      `select id from profile where house_id = $1 and id <> $2
       order by joined_house_at, id
       limit 1`,
      [houseId, except],
    );
    return member?.id ?? null;
  }
}
