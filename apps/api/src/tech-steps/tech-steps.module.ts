import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { CatchUpController } from './catch-up.controller.js';
import { CatchUpService } from './catch-up.service.js';
import { CorrectionExportController } from './correction-export.controller.js';
import { CorrectionExportService } from './correction-export.service.js';
import { CorrectionsController } from './corrections.controller.js';
import { CorrectionsRepository } from './corrections.repository.js';
import { CorrectionsService } from './corrections.service.js';
import { DetectionResultsService } from './detection-results.service.js';
import { OwedStepsRepository } from './owed-steps.repository.js';
import { TechniqueChangesRepository } from './technique-changes.repository.js';
import { WorkerBell } from './worker-bell.js';

/** What people correct about techniques, and the analysis that always catches up. */
@Module({
  imports: [AnalysisModule],
  controllers: [CatchUpController, CorrectionExportController, CorrectionsController],
  providers: [
    CatchUpService,
    CorrectionExportService,
    CorrectionsRepository,
    CorrectionsService,
    DetectionResultsService,
    OwedStepsRepository,
    TechniqueChangesRepository,
    WorkerBell,
  ],
  exports: [CatchUpService],
})
export class TechStepsModule {}
