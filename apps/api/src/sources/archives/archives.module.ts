import { Module } from '@nestjs/common';
import { NextLink } from '../../http/next-link.js';
import { HouseModule } from '../../house/house.module.js';
import { PhotosModule } from '../../recipes/photos/photos.module.js';
import { RecipesModule } from '../../recipes/recipes.module.js';
import { SourcesModule } from '../sources.module.js';
import { ArchiveImportService } from './archive-import.service.js';
import { ArchiveImportsRepository } from './archive-imports.repository.js';
import { ArchiveQueue } from './archive-queue.service.js';
import { ArchiveReading } from './archive-reading.service.js';
import { ArchivesController } from './archives.controller.js';
import { ArchivesRepository } from './archives.repository.js';
import { ArchivesService } from './archives.service.js';
import { ArchiveUploads } from './archive-uploads.js';

/** Recipes from the exports of other applications: upload, drafts, import. */
@Module({
  imports: [HouseModule, PhotosModule, RecipesModule, SourcesModule],
  controllers: [ArchivesController],
  providers: [
    ArchiveImportService,
    ArchiveImportsRepository,
    ArchiveQueue,
    ArchiveReading,
    ArchivesRepository,
    ArchivesService,
    ArchiveUploads,
    NextLink,
  ],
})
export class ArchivesModule {}
