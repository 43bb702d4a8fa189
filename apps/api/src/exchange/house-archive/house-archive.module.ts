import { Module } from '@nestjs/common';
import { HouseModule } from '../../house/house.module.js';
import { PhotosModule } from '../../recipes/photos/photos.module.js';
import { RecipesModule } from '../../recipes/recipes.module.js';
import { HouseExportController } from './export/house-export.controller.js';
import { HouseExportService } from './export/house-export.service.js';
import { HouseContentRepository } from './import/house-content.repository.js';
import { HouseImportController } from './import/house-import.controller.js';
import { HouseImportService } from './import/house-import.service.js';
import { HouseUploads } from './import/house-uploads.service.js';
import { ImportRuns } from './import/import-runs.service.js';
import { RecipeImportService } from './import/recipe-import.service.js';

/** The content of a house as a file: export, and import into another house. */
@Module({
  imports: [HouseModule, PhotosModule, RecipesModule],
  controllers: [HouseExportController, HouseImportController],
  providers: [
    HouseContentRepository,
    HouseExportService,
    HouseImportService,
    HouseUploads,
    ImportRuns,
    RecipeImportService,
  ],
})
export class HouseArchiveModule {}
