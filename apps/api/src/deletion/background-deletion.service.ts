import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import type { Job } from '../jobs/job.js';
import { isOnlyProcess } from '../jobs/claim.js';
import { Jobs } from '../jobs/jobs.service.js';
import { DELETED_AUTHOR } from './deleted/deleted-rows.query.js';
import { HouseRecipesRepository } from './house-recipes.repository.js';
import { RowsOfAccountRepository } from './rows-of-account.repository.js';
import { RowsOfHouseRepository } from './rows-of-house.repository.js';
import { RowsOfRecipeRepository } from './rows-of-recipe.repository.js';
import { RecipeTrashRepository } from './trash/recipe-trash.repository.js';

/**
 * Deletes the rows of deleted houses, accounts and recipes, and unused copies, in small transactions.
 * Moves rows of recipes with many of them to the trash, and back.
 * Passes the HOUSE recipes of authors who have left their house to its administrator, and copies the
 * others that the house has planned. What is left is recorded in the
 * database: any process continues after a crash.
 */
@Injectable()
export class BackgroundDeletion implements Job {
  readonly name = 'deletion';
  readonly interval = 60_000;
  readonly pauses = true;

  constructor(
    jobs: Jobs,
    private readonly database: Database,
    private readonly houses: RowsOfHouseRepository,
    private readonly accounts: RowsOfAccountRepository,
    private readonly recipes: RowsOfRecipeRepository,
    private readonly houseRecipes: HouseRecipesRepository,
    private readonly trash: RecipeTrashRepository,
  ) {
    jobs.add(this);
  }

  /** Deletes one batch of each kind, unless another process deletes. */
  async run(): Promise<boolean> {
    const parts: ((manager: EntityManager) => Promise<boolean>)[] = [
      (manager) => this.houses.deleteNext(manager),
      (manager) => this.accounts.deleteNext(manager),
      async (manager) => !(await this.recipes.deleteBatchOfAuthor(manager, DELETED_AUTHOR)),
      (manager) => this.houseRecipes.passNext(manager),
      (manager) => this.trash.moveNext(manager),
      (manager) => this.recipes.deleteUnusedCopies(manager),
    ];
    let hasMore = false;
    for (const part of parts) if (await this.asOnlyProcess(part)) hasMore = true;
    return hasMore;
  }

  /** Returns false without work while another process deletes. */
  private asOnlyProcess(work: (manager: EntityManager) => Promise<boolean>): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const [{ isMine }] = await manager.query<[{ isMine: boolean }]>(
        `select ${isOnlyProcess('deleted_profile')} as "isMine"`,
      );
      return isMine && (await work(manager));
    });
  }
}
