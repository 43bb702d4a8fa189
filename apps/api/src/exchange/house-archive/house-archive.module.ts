import { Module } from '@nestjs/common';
import { HouseModule } from '../../house/house.module.js';
import { PlanningModule } from '../../planning/planning.module.js';
import { PhotosModule } from '../../recipes/photos/photos.module.js';
import { RecipesModule } from '../../recipes/recipes.module.js';
import { HouseExportController } from './export/house-export.controller.js';
import { HouseExportService } from './export/house-export.service.js';
import { ContentImportService } from './import/content/content-import.service.js';
import { CookedDaysRepository } from './import/content/cooked-days.repository.js';
import { CookingsImportRepository } from './import/content/cookings-import.repository.js';
import { ItemsImportRepository } from './import/content/items-import.repository.js';
import { ListsImportRepository } from './import/content/lists-import.repository.js';
import { MenusImportService } from './import/content/menus-import.service.js';
import { PlanImportService } from './import/content/plan-import.service.js';
import { SettingsImportRepository } from './import/content/settings-import.repository.js';
import { HouseArchiveReader } from './import/house-archive-reader.js';
import { HouseImportController } from './import/house-import.controller.js';
import { HouseImportService } from './import/house-import.service.js';
import { HouseUploads } from './import/house-uploads.js';
import { ImportRuns } from './import/import-runs.service.js';
import { RecipeImportService } from './import/recipe-import.service.js';

/** The content of a house as a file: export, and import into another house. */
@Module({
  imports: [HouseModule, PhotosModule, PlanningModule, RecipesModule],
  controllers: [HouseExportController, HouseImportController],
  providers: [
    ContentImportService,
    CookedDaysRepository,
    CookingsImportRepository,
    HouseArchiveReader,
    HouseExportService,
    HouseImportService,
    HouseUploads,
    ImportRuns,
    ItemsImportRepository,
    ListsImportRepository,
    MenusImportService,
    PlanImportService,
    RecipeImportService,
    SettingsImportRepository,
  ],
})
export class HouseArchiveModule {}
