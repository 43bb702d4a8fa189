import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HouseRecipesRepository } from './house-recipes.repository.js';
import { RowsOfAccountRepository } from './rows-of-account.repository.js';
import { RowsOfHouseRepository } from './rows-of-house.repository.js';
import { RowsOfRecipeRepository } from './rows-of-recipe.repository.js';
import { RecipeTrashRepository } from './trash/recipe-trash.repository.js';

/**
 * Deletes houses, accounts and recipes in the transaction of the caller: at once, with the first
 * batch of their rows. No request sees the other rows; `BackgroundDeletion` deletes them.
 */
@Injectable()
export class DeletionService {
  constructor(
    private readonly houses: RowsOfHouseRepository,
    private readonly accounts: RowsOfAccountRepository,
    private readonly recipes: RowsOfRecipeRepository,
    private readonly houseRecipes: HouseRecipesRepository,
    private readonly trash: RecipeTrashRepository,
  ) {}

  /** Deletes what belongs to a house. The caller deletes the row of the house. */
  async deleteRowsOfHouse(manager: EntityManager, houseId: number): Promise<void> {
    await this.houses.record(manager, houseId);
    await this.houses.deleteBatch(manager, houseId);
  }

  /** Locks the houses that the deletion of an account concerns. Call it before the account is locked. */
  lockHouses(manager: EntityManager, accountId: number) {
    return this.houseRecipes.lockHouses(manager, accountId);
  }

  /** Passes the first HOUSE recipes of an author who has left a locked house to its administrator. */
  passHouseRecipes(manager: EntityManager, houseId: number, authorId: number): Promise<void> {
    return this.houseRecipes.passOfDeparture(manager, { houseId, authorId });
  }

  /**
   * Deletes an account that belongs to no house. HOUSE recipes pass to the administrator of their
   * house, PUBLIC recipes to `newAuthorId`. All other recipes are deleted.
   */
  async deleteAccount(
    manager: EntityManager,
    accountId: number,
    newAuthorId: number | null,
  ): Promise<void> {
    await this.accounts.deleteAccount(manager, accountId, newAuthorId);
    await this.accounts.deleteBatch(manager, accountId);
  }

  /** Moves locked recipes to the trash. */
  trashRecipes(manager: EntityManager, recipeIds: readonly number[]): Promise<void> {
    return this.trash.put(manager, recipeIds);
  }

  /** Restores a locked recipe of the trash. Its house may not have imported its page again. */
  restoreRecipe(manager: EntityManager, recipeId: number): Promise<void> {
    return this.trash.restore(manager, recipeId);
  }

  /** Deletes a recipe for ever, also one in the trash. */
  async deleteRecipe(manager: EntityManager, recipeId: number): Promise<void> {
    const isDeleted = await this.recipes.deleteBatch(manager, [recipeId]);
    if (!isDeleted) await this.recipes.hide(manager, recipeId);
  }
}
