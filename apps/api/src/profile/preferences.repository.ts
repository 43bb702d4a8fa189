import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Locale } from '#domain/locale.js';
import type { UnitSystem } from '#domain/units/unit-system.js';
import { withEvents } from '../events/new-events.query.js';
import { PROFILE_COLUMNS } from '../session/live-session.query.js';
import type { Profile } from '../session/profile.view.js';
import type { PreferenceSet } from './preferences.query.js';

/** What changes of a profile. Absent or null: unchanged, but null clears `locale`. */
export interface ProfileChange {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly appetite?: number;
  readonly unitSystem?: UnitSystem | null;
  readonly locale?: Locale | null;
}

/** Writes the settings, diet, allergies and disliked ingredients of a profile. */
@Injectable()
export class PreferencesRepository {
  /**
   * Locks the profile, so that concurrent replacements of a set run one after another.
   *
   * @returns false when the account does not exist
   */
  async lock(manager: EntityManager, id: number): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      'select id from profile where id = $1 for no key update',
      [id],
    );
    return rows.length > 0;
  }

  /** Changes an existing profile. */
  async update(
    manager: EntityManager,
    id: number,
    { firstName, lastName, appetite, unitSystem, locale }: ProfileChange,
  ): Promise<Profile> {
    const [[profile]] = await manager.query<[[Profile], number]>(
      `update profile
       set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
         appetite = coalesce($4, appetite), unit_system = coalesce($5, unit_system),
         locale = case when $6 then $7 else locale end
       where id = $1 returning ${PROFILE_COLUMNS}`,
      [id, firstName, lastName, appetite, unitSystem, locale !== undefined, locale],
    );
    await manager.query(TELL_HOUSE, [id]);
    return profile;
  }

  /** Sets the diet of an existing profile. */
  async setDiet(manager: EntityManager, id: number, dietId: number | null): Promise<Profile> {
    await manager.query(SET_DIET, [id, dietId]);
    const [profile] = await manager.query<[Profile]>(
      `select ${PROFILE_COLUMNS} from profile where id = $1`,
      [id],
    );
    return profile;
  }

  /** The ids of the set of a locked profile. */
  async find(
    manager: EntityManager,
    { table, column }: PreferenceSet,
    profileId: number,
  ): Promise<number[]> {
    const [{ ids }] = await manager.query<[{ ids: number[] }]>(
      `select array(select ${column} from ${table} where profile_id = $1) as ids`,
      [profileId],
    );
    return ids;
  }

  async replace(
    manager: EntityManager,
    { table, column }: PreferenceSet,
    profileId: number,
    ids: readonly number[],
  ): Promise<void> {
    await manager.query(`delete from ${table} where profile_id = $1`, [profileId]);
    await manager.query(
      `insert into ${table} (profile_id, ${column}) select $1, unnest($2::int[])`,
      [profileId, ids],
    );
    await manager.query(TELL_HOUSE, [profileId]);
  }
}

const SET_DIET = `
  with changed as (
    update profile set diet_id = $2 where id = $1 and diet_id is distinct from $2
    returning house_id, house_id as id
  )
  ${withEvents('house')}`;

/** Adds an event of the house that the profile has, if it has one. */
const TELL_HOUSE = `
  with changed as (
    select house_id, house_id as id from profile where id = $1
  )
  ${withEvents('house')}`;
