import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ProfileEntity } from '../database/entities/profile.entity.js';
import { viewProfile } from './profile.repository.js';
import type { Profile } from '../session/profile.view.js';

/** The writes on what a person eats. */
@Injectable()
export class PreferencesRepository {
  /**
   * Makes concurrent replacements of a set follow each other, so that one whole set wins.
   *
   * @returns false when the account is gone
   */
  async lock(manager: EntityManager, id: number): Promise<boolean> {
    const profile = await manager.findOne(ProfileEntity, {
      select: { id: true },
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    return profile !== null;
  }

  async setDiet(manager: EntityManager, id: number, dietId: number | null): Promise<Profile> {
    await manager.update(ProfileEntity, { id }, { dietId });
    return viewProfile(await manager.findOneByOrFail(ProfileEntity, { id }));
  }

  async replaceAllergies(
    manager: EntityManager,
    profileId: number,
    ids: readonly number[],
  ): Promise<void> {
    await manager.query('delete from profile_allergy where profile_id = $1', [profileId]);
    await manager.query(
      'insert into profile_allergy (profile_id, allergy_id) select $1, unnest($2::int[])',
      [profileId, ids],
    );
  }

  async replaceDislikedIngredients(
    manager: EntityManager,
    profileId: number,
    ids: readonly number[],
  ): Promise<void> {
    await manager.query('delete from profile_disliked_ingredient where profile_id = $1', [
      profileId,
    ]);
    await manager.query(
      `insert into profile_disliked_ingredient (profile_id, ingredient_id)
       select $1, unnest($2::int[])`,
      [profileId, ids],
    );
  }
}
