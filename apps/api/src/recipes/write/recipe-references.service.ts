import { Injectable } from '@nestjs/common';
import type { RecipeContent } from '#domain/recipe/recipe-content.js';
import { AppError } from '#platform/errors/app-error.js';
import type { ErrorName } from '#platform/errors/error-catalogue.js';
import type { Catalogue } from '../../reference/catalogue.js';
import { Catalogues } from '../../reference/catalogues.js';

/** Checks that the catalogues contain the diets, ingredients and units of a recipe. */
@Injectable()
export class RecipeReferencesService {
  constructor(private readonly catalogues: Catalogues) {}

  /** @throws DIET_NOT_FOUND, INGREDIENT_NOT_FOUND, UNIT_NOT_FOUND */
  requireKnown({ dietIds, ingredients }: RecipeContent): void {
    const { catalogues } = this;
    requireAll(catalogues.diets, dietIds, 'DIET_NOT_FOUND');
    const ingredientIds = ingredients.map(({ ingredientId }) => ingredientId);
    requireAll(catalogues.ingredients, ingredientIds, 'INGREDIENT_NOT_FOUND');
    const unitIds = ingredients.map(({ unitId }) => unitId);
    requireAll(catalogues.units, unitIds, 'UNIT_NOT_FOUND');
  }
}

function requireAll(catalogue: Catalogue, ids: readonly number[], problem: ErrorName): void {
  if (!ids.every((id) => catalogue.has(id))) throw new AppError(problem);
}
