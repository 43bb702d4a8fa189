import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LockedHouse } from '../house/locked-house.js';

/** Transfers recipes to other authors when their author's account is deleted. */
@Injectable()
export class OwnershipTransferRepository {
  /**
   * Locks the author's house and the houses of the author's HOUSE recipes. The locks are taken in
   * order of house id, so that concurrent deletions do not deadlock.
   */
  lockHouses(manager: EntityManager, authorId: number): Promise<LockedHouse[]> {
    return manager.query(
      `select id, administrator_id as "administratorId"
       from house
       where id in (
         select house_id from profile where id = $1
         union all
         select author_house_id from recipe where author_id = $1 and visibility = 'HOUSE'
       )
       order by id
       for no key update`,
      [authorId],
    );
  }

  /**
   * Transfers HOUSE recipes to the administrator of their house, and PUBLIC recipes to `newAuthor`.
   * All other recipes are deleted with the account.
   *
   * @param newAuthor administrator of the house that the author has left; null without a house
   */
  async transferOwnership(
    manager: EntityManager,
    authorId: number,
    newAuthor: number | null,
  ): Promise<void> {
    await manager.query(
      `update recipe set author_id = house.administrator_id
       from house
       where recipe.author_id = $1 and recipe.visibility = 'HOUSE'
         and house.id = recipe.author_house_id`,
      [authorId],
    );
    if (newAuthor === null) return;
    await manager.query(
      `update recipe set author_id = $2 where author_id = $1 and visibility = 'PUBLIC'`,
      [authorId, newAuthor],
    );
  }
}
