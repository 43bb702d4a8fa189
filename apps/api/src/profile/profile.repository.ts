import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ProfileEntity } from '../database/entities/profile.entity.js';
import type { Profile } from './profile.view.js';

export type NewProfile = Pick<ProfileEntity, 'firstName' | 'lastName' | 'email' | 'passwordHash'>;

/** The writes on profiles. */
@Injectable()
export class ProfileRepository {
  /** @throws EMAIL_ALREADY_IN_USE, through the unique constraint on the email */
  async insert(manager: EntityManager, profile: NewProfile): Promise<ProfileEntity> {
    const entity = manager.create(ProfileEntity, {
      ...profile,
      tokenVersion: 0,
      houseId: null,
      dietId: null,
    });
    await manager.insert(ProfileEntity, entity);
    return entity;
  }

  findByEmail(manager: EntityManager, email: string): Promise<ProfileEntity | null> {
    return manager.findOneBy(ProfileEntity, { email });
  }
}

/** The part of a profile that its owner sees. */
export function viewProfile(profile: ProfileEntity): Profile {
  const { id, firstName, lastName, email } = profile;
  return { id, firstName, lastName, email, houseId: profile.houseId, dietId: profile.dietId };
}
