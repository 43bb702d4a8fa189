import { Module } from '@nestjs/common';
import { DeletionModule } from '../deletion/deletion.module.js';
import { DetectionModule } from '../detection/detection.module.js';
import { PantryModule } from '../house/pantry/pantry.module.js';
import { NextLink } from '../http/next-link.js';
import { RecipeFilesService } from './share/recipe-files.service.js';
import { RecipeDetailService } from './detail/recipe-detail.service.js';
import { CopyRecipeController } from './copy/copy-recipe.controller.js';
import { CopyRecipeRepository } from './copy/copy-recipe.repository.js';
import { CopyRecipeService } from './copy/copy-recipe.service.js';
import { RecipeBatchController } from './batch/recipe-batch.controller.js';
import { RecipeBatchRepository } from './batch/recipe-batch.repository.js';
import { RecipeBatchService } from './batch/recipe-batch.service.js';
import { CookedController } from './cooked/cooked.controller.js';
import { CookedMarksRepository } from './cooked/cooked-marks.repository.js';
import { CookedService } from './cooked/cooked.service.js';
import { ChangedPartsRepository } from './parts/changed-parts.repository.js';
import { ChangedPartsService } from './parts/changed-parts.service.js';
import { ImportedPartsService } from './parts/imported-parts.service.js';
import { PartsRepository } from './parts/parts.repository.js';
import { PhotosRepository } from './photos/photos.repository.js';
import { PortableRecipes } from './share/portable-recipes.service.js';
import { RatingsRepository } from './cooked/ratings.repository.js';
import { FavouritesRepository } from './favourites/favourites.repository.js';
import { FavouritesService } from './favourites/favourites.service.js';
import { ExpandSuitabilityService } from './list/expand-suitability.service.js';
import { RecipeListController } from './list/recipe-list.controller.js';
import { SearchService } from './list/search/search.service.js';
import { RecipeListService } from './list/recipe-list.service.js';
import { SuitabilityService } from './suitability/suitability.service.js';
import { ChangeRecipeRepository } from './write/change-recipe.repository.js';
import { ChangeRecipeService } from './write/change-recipe.service.js';
import { CreateRecipeService } from './write/create-recipe.service.js';
import { RecipesController } from './recipes.controller.js';
import { RecipesRepository } from './write/recipes.repository.js';
import { TextQuotaRepository } from './write/text-quota.repository.js';
import { RecipeTagsRepository } from './tags/recipe-tags.repository.js';
import { TagsController } from './tags/tags.controller.js';
import { TagsService } from './tags/tags.service.js';
import { DeleteRecipeService } from './trash/delete-recipe.service.js';
import { TrashController } from './trash/trash.controller.js';
import { TrashRepository } from './trash/trash.repository.js';
import { TrashService } from './trash/trash.service.js';
import { VersionsController } from './versions/versions.controller.js';
import { VersionsService } from './versions/versions.service.js';

/** Recipes: create, update, delete, list, detail, suitability, favourites, cooked marks and ratings. */
@Module({
  imports: [DeletionModule, DetectionModule, PantryModule],
  controllers: [
    RecipesController,
    RecipeListController,
    CookedController,
    CopyRecipeController,
    RecipeBatchController,
    TagsController,
    TrashController,
    VersionsController,
  ],
  providers: [
    ChangedPartsRepository,
    ChangedPartsService,
    ChangeRecipeRepository,
    ChangeRecipeService,
    CookedMarksRepository,
    CookedService,
    CopyRecipeRepository,
    CopyRecipeService,
    CreateRecipeService,
    DeleteRecipeService,
    ExpandSuitabilityService,
    FavouritesRepository,
    FavouritesService,
    ImportedPartsService,
    NextLink,
    PartsRepository,
    PhotosRepository,
    PortableRecipes,
    RatingsRepository,
    RecipeDetailService,
    RecipeFilesService,
    RecipeListService,
    RecipesRepository,
    SearchService,
    RecipeBatchRepository,
    RecipeBatchService,
    RecipeTagsRepository,
    SuitabilityService,
    TagsService,
    TextQuotaRepository,
    TrashRepository,
    TrashService,
    VersionsService,
  ],
  exports: [
    ChangedPartsService,
    ChangeRecipeRepository,
    CookedMarksRepository,
    CreateRecipeService,
    ImportedPartsService,
    PortableRecipes,
    RecipeDetailService,
    SuitabilityService,
  ],
})
export class RecipesModule {}
