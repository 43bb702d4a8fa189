import { Module } from '@nestjs/common';
import { BackgroundDeletion } from './background-deletion.service.js';
import { DeletionService } from './deletion.service.js';
import { ExpiredRowsRepository } from './expired-rows.repository.js';
import { HouseRecipesRepository } from './house-recipes.repository.js';
import { RetentionService } from './retention.service.js';
import { RowsOfAccountRepository } from './rows-of-account.repository.js';
import { RowsOfHouseRepository } from './rows-of-house.repository.js';
import { RowsOfRecipeRepository } from './rows-of-recipe.repository.js';
import { RecipeTrashRepository } from './trash/recipe-trash.repository.js';
import { RestoredRowsRepository } from './trash/restored-rows.repository.js';
import { TrashedRowsRepository } from './trash/trashed-rows.repository.js';

/**
 * Deletion of houses, accounts and recipes with any number of rows, of expired rows, and recipes of who
 * has left.
 */
@Module({
  providers: [
    BackgroundDeletion,
    DeletionService,
    ExpiredRowsRepository,
    HouseRecipesRepository,
    RetentionService,
    RowsOfAccountRepository,
    RowsOfHouseRepository,
    RowsOfRecipeRepository,
    RecipeTrashRepository,
    RestoredRowsRepository,
    TrashedRowsRepository,
  ],
  exports: [DeletionService],
})
export class DeletionModule {}
