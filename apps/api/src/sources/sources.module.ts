import { Module } from '@nestjs/common';
import { DetectionModule } from '../detection/detection.module.js';
import { EgressModule } from '../egress/egress.module.js';
import { PhotosModule } from '../recipes/photos/photos.module.js';
import { RecipesModule } from '../recipes/recipes.module.js';
import { HouseRequests } from './access/house-requests.js';
import { SourceAccess } from './access/source-access.service.js';
import { SourceRequestsMetrics } from './access/source-requests.metrics.js';
import { SourceSiteClient } from './access/source-site.client.js';
import { DraftService } from './draft.service.js';
import { PagePictures } from './page-pictures.service.js';
import { PageReader } from './pages/page-reader.js';
import { SourcesController } from './sources.controller.js';
import { SourcesService } from './sources.service.js';
import { ImportService } from './import.service.js';
import { WebPageController } from './web-page.controller.js';

/** Recipes from other sites: search, preview, import. */
@Module({
  imports: [DetectionModule, EgressModule, PhotosModule, RecipesModule],
  controllers: [SourcesController, WebPageController],
  providers: [
    DraftService,
    HouseRequests,
    ImportService,
    PagePictures,
    { provide: PageReader, useFactory: () => new PageReader() },
    SourceAccess,
    SourceRequestsMetrics,
    SourceSiteClient,
    SourcesService,
  ],
  exports: [DraftService, PagePictures, PageReader],
})
export class SourcesModule {}
