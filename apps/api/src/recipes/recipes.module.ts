import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { FavouritesService } from './favourites.service.js';
import { RecipeListService } from './recipe-list.service.js';
import { RecipeReferences } from './recipe-references.service.js';
import { RecipesController } from './recipes.controller.js';
import { RecipesRepository } from './recipes.repository.js';
import { RecipesService } from './recipes.service.js';
import { SuitabilityService } from './suitability.service.js';
import { UpdateRecipeService } from './update-recipe.service.js';

/** The catalogue of recipes: written, found, and marked as favourites. */
@Module({
  imports: [AnalysisModule],
  controllers: [RecipesController],
  providers: [
    FavouritesService,
    RecipeListService,
    SuitabilityService,
    RecipeReferences,
    RecipesRepository,
    RecipesService,
    UpdateRecipeService,
  ],
  exports: [RecipesService],
})
export class RecipesModule {}
