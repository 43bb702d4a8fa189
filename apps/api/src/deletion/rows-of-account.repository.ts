import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BATCH, batchDeletion, counted, runBatches } from './delete-batch.js';
import { DELETED_AUTHOR, TRASHED_AUTHOR } from './deleted/deleted-rows.query.js';
import { HouseRecipesRepository } from './house-recipes.repository.js';
import { CHANGED_AUTHOR, TO_NEW_AUTHOR } from './new-author.query.js';
import { RowsOfRecipeRepository } from './rows-of-recipe.repository.js';

/** Transfers and deletes the rows of accounts that no longer exist. */
@Injectable()
export class RowsOfAccountRepository {
  constructor(
    private readonly recipes: RowsOfRecipeRepository,
    private readonly houseRecipes: HouseRecipesRepository,
  ) {}

  /**
   * Deletes the account and records it. `newAuthorId` receives the PUBLIC recipes, also those of the
   * accounts whose new author is deleted now; null: they are deleted.
   */
  async deleteAccount(
    manager: EntityManager,
    id: number,
    newAuthorId: number | null,
  ): Promise<void> {
    await manager.query('update deleted_profile set new_author_id = $2 where new_author_id = $1', [
      id,
      newAuthorId,
    ]);
    await manager.query('insert into deleted_profile (id, new_author_id) values ($1, $2)', [
      id,
      newAuthorId,
    ]);
    await manager.query('delete from profile where id = $1', [id]);
  }

  /** Deletes one batch of the rows of a deleted account. Returns whether there was one. */
  async deleteNext(manager: EntityManager): Promise<boolean> {
    const [account] = await manager.query<{ id: number }[]>(
      'select id from deleted_profile limit 1',
    );
    if (account !== undefined) await this.deleteBatch(manager, account.id);
    return account !== undefined;
  }

  /**
   * Transfers one batch of HOUSE recipes to the administrator of their house, and of PUBLIC recipes
   * to the new author. Then deletes one batch of all other rows, and the record when no row is left.
   */
  async deleteBatch(manager: EntityManager, id: number): Promise<void> {
    const houses = await this.houseRecipes.lockHouses(manager, id);
    // The new author is not deleted until the transaction ends. As there, houses are locked first.
    await manager.query('select from deleted_profile where id = $1 for update', [id]);
    const isPassed = await this.houseRecipes.passBatch(manager, id, houses);
    const isTransferred = await runBatches(manager, [TRANSFER_TO_AUTHOR], [id]);
    if (!isPassed || !isTransferred) return;
    const hasNoRecipes = await this.recipes.deleteBatchOfAuthor(manager, id);
    const isComplete = await runBatches(manager, STATEMENTS, [id]);
    if (!hasNoRecipes || !isComplete) return;
    await manager.query('delete from deleted_profile where id = $1', [id]);
  }
}

const TRANSFER_TO_AUTHOR = `
  with changed as (
    update recipe set author_id = next.new_author_id
    from (
      select recipe.id, new_author_id
      from recipe join deleted_profile on deleted_profile.id = recipe.author_id
      where author_id = $1 and visibility = 'PUBLIC' and new_author_id is not null
      order by recipe.id limit ${String(BATCH)}
    ) next
    where recipe.id = next.id
    returning ${CHANGED_AUTHOR}
  )
  ${TO_NEW_AUTHOR}`;

const STATEMENTS = [
  // The house may import the pages again.
  counted(`update recipe set author_house_id = null
   where id in (
     select id from recipe
     where author_id = $1 and visibility = 'PERSONAL' and author_house_id is not null
     limit ${String(BATCH)}
   )`),
  // Its trash: as single recipes that are being deleted.
  `with emptied as (
     delete from recipe_trash where recipe_id in (
       select recipe_id from recipe_trash where author_id = $1 limit ${String(BATCH)}
     )
     returning recipe_id
   ), deleted as (
     update recipe set author_id = ${String(DELETED_AUTHOR)} from emptied
     where recipe.id = recipe_id and recipe.author_id = ${String(TRASHED_AUTHOR)}
   )
   select count(*)::int as count from emptied`,
  batchDeletion('favourite', 'profile_id = $1'),
  batchDeletion('recipe_rating', 'profile_id = $1'),
  batchDeletion('planning_eater', 'profile_id = $1'),
  batchDeletion('cooked_mark', 'profile_id = $1 and house_id is null'),
  counted(`update cooked_mark set profile_id = null
   where id in (select id from cooked_mark where profile_id = $1 limit ${String(BATCH)})`),
  counted(`update correction set author_id = null
   where id in (select id from correction where author_id = $1 limit ${String(BATCH)})`),
  batchDeletion('idempotency_key', 'profile_id = $1'),
  batchDeletion('imported_content', 'profile_id = $1'),
  `with batch as (
     select archive_id, id, photo_id from archive_draft
     where archive_id in (select id from archive where profile_id = $1)
     limit ${String(BATCH)}
   ), released as (
     update photo set delete_after = now() where id in (select photo_id from batch)
   ), deleted as (
     delete from archive_draft using batch
     where archive_draft.archive_id = batch.archive_id and archive_draft.id = batch.id
   )
   select count(*)::int as count from batch`,
  batchDeletion(
    'archive',
    'profile_id = $1 and not exists (select from archive_draft where archive_id = archive.id)',
  ),
];
