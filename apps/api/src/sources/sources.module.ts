import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { EgressModule } from '../egress/egress.module.js';
import { RecipesModule } from '../recipes/recipes.module.js';
import { DraftService } from './draft.service.js';
import { ImportService } from './import.service.js';
import { SourceAccess } from './source-access.service.js';
import { SourceSiteClient } from './source-site.client.js';
import { SourcesController } from './sources.controller.js';
import { SourcesService } from './sources.service.js';

/** Recipes from the outside world: browsing, previewing, importing. */
@Module({
  imports: [AnalysisModule, EgressModule, RecipesModule],
  controllers: [SourcesController],
  providers: [DraftService, ImportService, SourceAccess, SourceSiteClient, SourcesService],
})
export class SourcesModule {}
