import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Weekday } from '#domain/planning/week.js';
import { FrozenRecipesRepository } from '../recipes/frozen/frozen-recipes.repository.js';
import { HOUSE_BY_ID } from './house.query.js';
import type { House } from './house.view.js';
import type { LockedHouse } from './locked-house.js';

export interface HouseSettings {
  readonly name: string;
  readonly administratorId: number;
  readonly invitationCode: string;
  /** The shelves that the house has named. */
  readonly shelfOrder: readonly string[];
  readonly sharedEditing: boolean;
  readonly weekStartsOn: Weekday;
  /** Ingredients that the house always has. */
  readonly stapleIds: readonly number[];
}

/** Result of an UPDATE: returned rows, number of affected rows. */
type UpdateResult = readonly [rows: readonly unknown[], affected: number];

const HOUSE = `
  select id, administrator_id as "administratorId", week_starts_on as "weekStartsOn" from house`;

/** Houses that a person has left and may take up again. */
const MAX_FORMER_HOUSES = 20;

/** Unlike `for update`, it lets other transactions insert rows that refer to the house. */
const LOCK = 'for no key update';

/**
 * Writes houses and memberships. A transaction that changes memberships locks the house first and
 * profiles after it, so that concurrent transactions do not deadlock.
 */
@Injectable()
export class HouseRepository {
  constructor(private readonly frozen: FrozenRecipesRepository) {}

  /** @returns the id of the house */
  async insert(
    manager: EntityManager,
    {
      name,
      administratorId,
      invitationCode,
    }: Pick<HouseSettings, 'name' | 'administratorId' | 'invitationCode'>,
  ): Promise<number> {
    const [{ id }] = await manager.query<[{ id: number }]>(
      `insert into house (name, administrator_id, invitation_code) values ($1, $2, $3)
       returning id`,
      [name, administratorId, invitationCode],
    );
    return id;
  }

  async lock(manager: EntityManager, id: number): Promise<LockedHouse | null> {
    const [house] = await manager.query<LockedHouse[]>(`${HOUSE} where id = $1 ${LOCK}`, [id]);
    return house ?? null;
  }

  async lockByInvitation(manager: EntityManager, code: string): Promise<LockedHouse | null> {
    const [house] = await manager.query<LockedHouse[]>(
      `${HOUSE} where invitation_code = $1 ${LOCK}`,
      [code],
    );
    return house ?? null;
  }

  /** Whether the profile may take up the house, which its last member has left. */
  async isFormerMember(
    manager: EntityManager,
    houseId: number,
    profileId: number,
  ): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      'select from former_member where house_id = $1 and profile_id = $2',
      [houseId, profileId],
    );
    return rows.length > 0;
  }

  /** Gives a house without members an administrator. */
  async takeUp(manager: EntityManager, houseId: number, administratorId: number): Promise<void> {
    await manager.query('update house set administrator_id = $2, left_at = null where id = $1', [
      houseId,
      administratorId,
    ]);
  }

  /** Keeps a house whose last member leaves. */
  async keepWithoutMembers(manager: EntityManager, houseId: number): Promise<void> {
    await manager.query('update house set administrator_id = null, left_at = now() where id = $1', [
      houseId,
    ]);
  }

  /** Remembers that the profile leaves the house. The oldest of too many rows are deleted. */
  async addFormerMember(manager: EntityManager, houseId: number, profileId: number): Promise<void> {
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

  async isMember(manager: EntityManager, houseId: number, profileId: number): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      'select id from profile where id = $1 and house_id = $2',
      [profileId, houseId],
    );
    return rows.length > 0;
  }

  async countMembers(manager: EntityManager, houseId: number): Promise<number> {
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
  async addMember(manager: EntityManager, houseId: number, profileId: number): Promise<boolean> {
    const [, affected] = await manager.query<UpdateResult>(
      `update profile set house_id = $1, joined_house_at = clock_timestamp()
       where id = $2 and house_id is null`,
      [houseId, profileId],
    );
    // A member who returns keeps the recipes that have not passed to the administrator.
    await manager.query('delete from departed_author where house_id = $1 and profile_id = $2', [
      houseId,
      profileId,
    ]);
    return affected > 0;
  }

  /** @returns false when the profile is not a member */
  async removeMember(manager: EntityManager, houseId: number, profileId: number): Promise<boolean> {
    const [, affected] = await manager.query<UpdateResult>(
      `update profile set house_id = null, joined_house_at = null
       where id = $2 and house_id = $1`,
      [houseId, profileId],
    );
    if (affected === 0) return false;
    // A member who leaves knows the address of the calendar.
    await manager.query('delete from house_calendar where house_id = $1', [houseId]);
    await this.frozen.freezeRecipesOf(manager, houseId, profileId);
    await manager.query('insert into departed_author (house_id, profile_id) values ($1, $2)', [
      houseId,
      profileId,
    ]);
    return true;
  }

  /** @returns the profile id of the member; null when no member except `except` exists */
  async findLongestStandingMember(
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

  /** Changes the given settings and keeps the others. */
  async update(
    manager: EntityManager,
    id: number,
    settings: Partial<HouseSettings>,
  ): Promise<void> {
    const {
      name,
      administratorId,
      invitationCode,
      shelfOrder,
      sharedEditing,
      weekStartsOn,
      stapleIds,
    } = settings;
    await manager.query(
      `update house set
         name = coalesce($2, name),
         administrator_id = coalesce($3, administrator_id),
         invitation_code = coalesce($4, invitation_code),
         shelf_order = coalesce($5, shelf_order),
         shared_editing = coalesce($6, shared_editing),
         week_starts_on = coalesce($7, week_starts_on),
         staple_ids = coalesce($8, staple_ids)
       where id = $1`,
      [
        id,
        name,
        administratorId,
        invitationCode,
        shelfOrder,
        sharedEditing,
        weekStartsOn,
        stapleIds,
      ],
    );
  }

  /** Deletes the house, and removes its members from it. */
  async delete(manager: EntityManager, id: number): Promise<void> {
    await manager.query(
      'update profile set house_id = null, joined_house_at = null where house_id = $1',
      [id],
    );
    await manager.query('delete from house where id = $1', [id]);
  }

  /** Ids of the sources that a locked house has enabled. */
  async findSources(manager: EntityManager, houseId: number): Promise<number[]> {
    const [{ ids }] = await manager.query<[{ ids: number[] }]>(
      'select array(select source_id from house_source where house_id = $1) as ids',
      [houseId],
    );
    return ids;
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

  /** The house as the API returns it, with the changes of this transaction. */
  async view(manager: EntityManager, id: number): Promise<House> {
    const [row] = await manager.query<[{ house: House }]>(HOUSE_BY_ID, [id]);
    return row.house;
  }
}
