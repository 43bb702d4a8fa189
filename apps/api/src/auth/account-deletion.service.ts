import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ConcurrencyConflict } from '../database/database-error.js';
import { Database } from '../database/database.js';
import { DeletionService } from '../deletion/deletion.service.js';
import { HouseMembership } from '../house/house-membership.service.js';
import type { Credentials } from './passwords/credentials.query.js';

/** Deletes accounts. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly database: Database,
    private readonly deletion: DeletionService,
    private readonly membership: HouseMembership,
  ) {}

  /**
   * Deletes an account. If it is the administrator of its house, another member becomes administrator;
   * a house without other members is deleted. HOUSE recipes are transferred to the administrator of
   * their house, PUBLIC recipes to the administrator of the author's house. All other recipes are
   * deleted.
   *
   * @param lockAccount locks the account, after its houses are locked
   */
  async delete(
    id: number,
    lockAccount: (manager: EntityManager) => Promise<Credentials>,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      const houses = await this.deletion.lockHouses(manager, id);
      const { houseId } = await lockAccount(manager);
      const house = houses.find((locked) => locked.id === houseId);
      if (houseId !== null && house === undefined) throw new ConcurrencyConflict();
      const newAuthor = house ? await this.membership.removeMember(manager, house, id) : null;
      await this.deletion.deleteAccount(manager, id, newAuthor);
    });
  }
}
