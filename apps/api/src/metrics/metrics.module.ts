import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EgressModule } from '../egress/egress.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { PhotosModule } from '../recipes/photos/photos.module.js';
import { SourcesModule } from '../sources/sources.module.js';
import { MetricsController } from './metrics.controller.js';
import { QueuesMetrics } from './queues.metrics.js';

/** Serves the metrics of the process. */
@Module({
  imports: [AuthModule, EgressModule, PhotosModule, PlanningModule, SourcesModule],
  controllers: [MetricsController],
  providers: [QueuesMetrics],
})
export class MetricsModule {}
