import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LockedHouse } from '../house/locked-house.js';

/** What becomes of a person's recipes when their account goes. */
@Injectable()
export class OwnershipTransferRepository {
  /**
   * Locks every house that a bequest may concern, in the order of their ids so that nobody waits
   * for each other in a circle: the person's own, and those their HOUSE recipes belong to.
   */
  lockHouses(manager: EntityManager, profileId: number): Promise<LockedHouse[]> {
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
      [profileId],
    );
  }

  /**
   * Passes HOUSE recipes to whoever administers their house, and PUBLIC ones to `heir`, who
   * administers the house that the person has just left. What nobody inherits stays theirs.
   */
  async pass(manager: EntityManager, profileId: number, heir: number | null): Promise<void> {
    await manager.query(
      `update recipe set author_id = house.administrator_id
       from house
       where recipe.author_id = $1 and recipe.visibility = 'HOUSE'
         and house.id = recipe.author_house_id`,
      [profileId],
    );
    if (heir === null) return;
    await manager.query(
      `update recipe set author_id = $2 where author_id = $1 and visibility = 'PUBLIC'`,
      [profileId, heir],
    );
  }
}
