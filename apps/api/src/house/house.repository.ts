import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Weekday } from '#domain/planning/week.js';
import { addEvents } from '../events/new-events.query.js';
import { HOUSE_BY_ID, type HouseRow } from './house.query.js';
import type { House } from './house.view.js';
import type { LockedHouse } from './locked-house.js';

export interface HouseSettings {
  readonly name: string;
  /** At least one, in their order. */
  readonly administratorIds: readonly number[];
  readonly invitationCode: string;
  /** The shelves that the house has named. */
  readonly shelfOrder: readonly string[];
  readonly sharedEditing: boolean;
  readonly weekStartsOn: Weekday;
  /** Ingredients that the house always has. */
  readonly stapleIds: readonly number[];
}

const HOUSE = `
  select id, array_remove(administrator_id || further_administrator_ids, null) as "administratorIds",
    week_starts_on as "weekStartsOn" from house`;

/** With the row whose lock orders the events of the house. */
const INSERT = `
  with house as (
    insert into house (name, administrator_id, invitation_code) values ($1, $2, $3) returning id
  )
  insert into house_event_lock (house_id) select id from house returning house_id as id`;

/** Unlike `for update`, it lets other transactions insert rows that refer to the house. */
const LOCK = 'for no key update';

/** Writes houses. */
@Injectable()
export class HouseRepository {
  /** @returns the id of the house */
  async insert(
    manager: EntityManager,
    {
      name,
      administratorId,
      invitationCode,
    }: Pick<HouseSettings, 'name' | 'invitationCode'> & { readonly administratorId: number },
  ): Promise<number> {
    const [{ id }] = await manager.query<[{ id: number }]>(INSERT, [
      name,
      administratorId,
      invitationCode,
    ]);
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

  /** Gives a house without members an administrator. */
  async takeUp(manager: EntityManager, houseId: number, administratorId: number): Promise<void> {
    await manager.query('update house set administrator_id = $2, left_at = null where id = $1', [
      houseId,
      administratorId,
    ]);
    await addEvents(manager, 'house', houseId);
  }

  /** Keeps a house whose last member leaves. */
  async keepWithoutMembers(manager: EntityManager, houseId: number): Promise<void> {
    await manager.query('update house set administrator_id = null, left_at = now() where id = $1', [
      houseId,
    ]);
    await addEvents(manager, 'house', houseId);
  }

  /** Changes the given settings and keeps the others. */
  async update(
    manager: EntityManager,
    id: number,
    settings: Partial<HouseSettings>,
  ): Promise<void> {
    const {
      name,
      administratorIds,
      invitationCode,
      shelfOrder,
      sharedEditing,
      weekStartsOn,
      stapleIds,
    } = settings;
    await manager.query(
      `update house set
         name = coalesce($2, name),
         administrator_id = coalesce(($3::int[])[1], administrator_id),
         further_administrator_ids = coalesce(($3::int[])[2:], further_administrator_ids),
         invitation_code = coalesce($4, invitation_code),
         shelf_order = coalesce($5, shelf_order),
         shared_editing = coalesce($6, shared_editing),
         week_starts_on = coalesce($7, week_starts_on),
         staple_ids = coalesce($8, staple_ids)
       where id = $1`,
      [
        id,
        name,
        administratorIds,
        invitationCode,
        shelfOrder,
        sharedEditing,
        weekStartsOn,
        stapleIds,
      ],
    );
    await addEvents(manager, 'house', id);
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
    await addEvents(manager, 'house', houseId);
  }

  /** The house as the API returns it, with the changes of this transaction. */
  async view(manager: EntityManager, id: number): Promise<House> {
    const { house } = await this.read(manager, id);
    return house;
  }

  /** The same with its sources, shelf order and staples. */
  async read(manager: EntityManager, id: number): Promise<HouseRow> {
    const [row] = await manager.query<[HouseRow]>(HOUSE_BY_ID, [id]);
    return row;
  }
}
