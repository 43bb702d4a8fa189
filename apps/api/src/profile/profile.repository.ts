import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ProfileEntity } from '../database/entities/profile.entity.js';
import type { Profile } from '../session/profile.view.js';

type NewProfile = Pick<ProfileEntity, 'firstName' | 'lastName' | 'email' | 'passwordHash'>;

/** A profile whose row this transaction has locked. */
export type LockedProfile = Profile & Pick<ProfileEntity, 'passwordHash' | 'tokenVersion'>;

/** The writes on profiles. */
@Injectable()
export class ProfileRepository {
  /** @throws EMAIL_ALREADY_IN_USE, through the unique constraint on the email */
  async insert(manager: EntityManager, profile: NewProfile): Promise<Profile> {
    const entity = manager.create(ProfileEntity, {
      ...profile,
      tokenVersion: 0,
      houseId: null,
      dietId: null,
    });
    await manager.insert(ProfileEntity, entity);
    return viewProfile(entity);
  }

  /** @returns null when the account is gone */
  lock(manager: EntityManager, id: number): Promise<LockedProfile | null> {
    return manager.findOne(ProfileEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async update(
    manager: EntityManager,
    id: number,
    change: Pick<ProfileEntity, 'passwordHash' | 'tokenVersion'>,
  ): Promise<void> {
    await manager.update(ProfileEntity, { id }, change);
  }

  /** Every token issued so far carries an older version than the profile now has. */
  async endSessions(manager: EntityManager, id: number): Promise<void> {
    await manager.increment(ProfileEntity, { id }, 'tokenVersion', 1);
  }

  async delete(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(ProfileEntity, { id });
  }
}

/** The part of a profile that its owner sees. */
export function viewProfile(profile: Profile): Profile {
  const { id, firstName, lastName, email, houseId, dietId } = profile;
  return { id, firstName, lastName, email, houseId, dietId };
}
