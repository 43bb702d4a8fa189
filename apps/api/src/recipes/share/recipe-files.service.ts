import { Injectable } from '@nestjs/common';
import { recipeAsCooklang } from '#domain/exchange/recipe-as-cooklang.js';
import { recipeAsText } from '#domain/exchange/recipe-as-text.js';
import type { RecipeFormat } from '#domain/exchange/recipe-formats.js';
import { recipeAsJsonLd } from '#domain/exchange/recipe-json-ld.js';
import type { UnitSystem } from '#domain/units/unit-system.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import type { SessionClaims } from '../../session/session.js';
import type { Recipe } from '../read-model/recipe.view.js';
import { PortableRecipes } from './portable-recipes.service.js';
import { READ_WHOLE_RECIPE } from '../detail/recipe-detail.query.js';

type FileFormat = Exclude<RecipeFormat, 'json'>;

/** The media types of the files. */
export const FILE_TYPES: Readonly<Record<FileFormat, string>> = {
  jsonld: 'application/ld+json; charset=utf-8',
  cooklang: 'text/plain; charset=utf-8',
  text: 'text/plain; charset=utf-8',
};

interface WholeRecipeRow {
  /** Null when it does not exist or the viewer may not see it. */
  readonly recipe: Recipe | null;
  /** Of the viewer. */
  readonly unitSystem: UnitSystem;
}

/** Writes recipes with their parts in formats of other applications. */
@Injectable()
export class RecipeFilesService {
  constructor(
    private readonly database: Database,
    private readonly portable: PortableRecipes,
  ) {}

  /** @throws NOT_AUTHENTICATED, RECIPE_NOT_FOUND */
  async write(session: SessionClaims, recipeId: number, format: FileFormat): Promise<string> {
    const values = [recipeId];
    const row = await this.database.readAs<WholeRecipeRow>(session, READ_WHOLE_RECIPE, values);
    const { recipe, unitSystem } = row;
    if (recipe === null) throw new AppError('RECIPE_NOT_FOUND');
    const whole = this.portable.writeWhole(recipe);
    const { authorFirstName, sourceUrl } = recipe;
    const publication = { authorFirstName, sourceUrl };
    switch (format) {
      case 'jsonld':
        return `${JSON.stringify(recipeAsJsonLd(whole, publication), null, 2)}\n`;
      case 'cooklang':
        return recipeAsCooklang(whole, publication);
      case 'text':
        return recipeAsText(whole, publication, unitSystem);
    }
  }
}
