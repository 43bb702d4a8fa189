import { Module } from '@nestjs/common';
import { DetectionModule } from '../detection/detection.module.js';
import { RecipeDetailController } from './detail/recipe-detail.controller.js';
import { RecipeDetailService } from './detail/recipe-detail.service.js';
import { FavouritesController } from './favourites/favourites.controller.js';
import { FavouritesService } from './favourites/favourites.service.js';
import { RecipeListController } from './list/recipe-list.controller.js';
import { RecipeListService } from './list/recipe-list.service.js';
import { SuitabilityController } from './suitability/suitability.controller.js';
import { SuitabilityService } from './suitability/suitability.service.js';
import { RecipeReferences } from './write/recipe-references.service.js';
import { RecipesController } from './write/recipes.controller.js';
import { RecipesRepository } from './write/recipes.repository.js';
import { RecipesService } from './write/recipes.service.js';
import { UpdateRecipeService } from './write/update-recipe.service.js';

/** Recipes: writing, lists, detail, suitability and favourites. */
@Module({
  imports: [DetectionModule],
  controllers: [
    RecipesController,
    RecipeListController,
    RecipeDetailController,
    SuitabilityController,
    FavouritesController,
  ],
  providers: [
    FavouritesService,
    RecipeDetailService,
    RecipeListService,
    RecipeReferences,
    RecipesRepository,
    RecipesService,
    SuitabilityService,
    UpdateRecipeService,
  ],
  exports: [RecipesService],
})
export class RecipesModule {}
