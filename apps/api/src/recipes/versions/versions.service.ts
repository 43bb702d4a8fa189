import { Injectable } from '@nestjs/common';
import type { RecipeContent, Visibility } from '#domain/recipe/recipe-content.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import { ChangeRecipeService } from '../write/change-recipe.service.js';
import { LIST_VERSIONS, READ_VERSION, type VersionPayloadRow } from './versions.query.js';
import type { RecipeVersion } from './versions.view.js';

/** Reads and restores the versions of recipes, for those who may change them. */
@Injectable()
export class VersionsService {
  constructor(
    private readonly database: Database,
    private readonly changes: ChangeRecipeService,
  ) {}

  /** @throws RECIPE_NOT_FOUND, NOT_RECIPE_AUTHOR */
  async list(profileId: number, recipeId: number): Promise<RecipeVersion[]> {
    await this.changes.requireEditable(profileId, recipeId);
    return this.database.read<RecipeVersion & object>(LIST_VERSIONS, [recipeId]);
  }

  /** @throws RECIPE_NOT_FOUND, NOT_RECIPE_AUTHOR, VERSION_NOT_FOUND */
  async read(profileId: number, recipeId: number, version: number): Promise<RecipeContent> {
    return (await this.find(profileId, recipeId, version)).payload;
  }

  /**
   * Writes the payload of a version again; the recipe keeps its visibility.
   *
   * @returns the recipe as JSON text of the shape `Recipe`
   * @throws VERSION_NOT_FOUND and the errors of an update
   */
  async restore(profileId: number, recipeId: number, version: number): Promise<string> {
    const { payload, visibility } = await this.find(profileId, recipeId, version);
    return this.changes.update(profileId, recipeId, { ...payload, visibility }, null);
  }

  private async find(
    profileId: number,
    recipeId: number,
    version: number,
  ): Promise<{ readonly payload: RecipeContent; readonly visibility: Visibility }> {
    const { visibility } = await this.changes.requireEditable(profileId, recipeId);
    const values = [recipeId, version];
    const [row] = await this.database.read<VersionPayloadRow & object>(READ_VERSION, values);
    if (row === undefined) throw new AppError('VERSION_NOT_FOUND');
    return { ...row, visibility };
  }
}
