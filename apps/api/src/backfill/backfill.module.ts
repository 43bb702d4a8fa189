import { Module } from '@nestjs/common';
import { DetectionModule } from '../detection/detection.module.js';
import { BackfillController } from './backfill.controller.js';
import { BackfillMetrics } from './backfill.metrics.js';
import { BackfillService } from './backfill.service.js';
import { DetectionResultsService } from './detection-results.service.js';
import { PendingStepsRepository } from './pending/pending-steps.repository.js';
import { PendingTextsRepository } from './pending/pending-texts.repository.js';
import { TextResultsService } from './text-results.service.js';
import { WorkerNotifier } from './worker-notifier.js';

/** Detection of stored steps by workers: claims, results and status. */
@Module({
  imports: [DetectionModule],
  controllers: [BackfillController],
  providers: [
    BackfillMetrics,
    BackfillService,
    DetectionResultsService,
    PendingStepsRepository,
    PendingTextsRepository,
    TextResultsService,
    WorkerNotifier,
  ],
})
export class BackfillModule {}
