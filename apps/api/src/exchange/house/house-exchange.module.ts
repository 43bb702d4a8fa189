import { Module } from '@nestjs/common';
import { DependantsModule } from '../../house/dependants/dependants.module.js';
import { HouseModule } from '../../house/house.module.js';
import { PantryModule } from '../../house/pantry/pantry.module.js';
import { ShopsModule } from '../../house/shops/shops.module.js';
import { PlanningModule } from '../../planning/planning.module.js';
import { PhotosModule } from '../../recipes/photos/photos.module.js';
import { RecipesModule } from '../../recipes/recipes.module.js';
import { HouseExportService } from './export/house-export.service.js';
import { ContentImportService } from './import/content-import.service.js';
import { HouseExchangeController } from './house-exchange.controller.js';
import { HouseFileReader } from './import/house-file-reader.js';
import { HouseImportService } from './import/house-import.service.js';
import { HouseUploads } from './import/house-uploads.js';
import { ImportRuns } from './import/import-runs.service.js';
import { PlanImportService } from './import/plan-import.service.js';
import { RecipeImportService } from './import/recipe-import.service.js';

/** The content of a house as a file: export, and import into another house. */
@Module({
  imports: [
    DependantsModule,
    HouseModule,
    PantryModule,
    PhotosModule,
    PlanningModule,
    RecipesModule,
    ShopsModule,
  ],
  controllers: [HouseExchangeController],
  providers: [
    ContentImportService,
    HouseExportService,
    HouseFileReader,
    HouseImportService,
    HouseUploads,
    ImportRuns,
    PlanImportService,
    RecipeImportService,
  ],
})
export class HouseExchangeModule {}
