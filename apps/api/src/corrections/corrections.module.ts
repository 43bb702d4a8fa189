import { Module } from '@nestjs/common';
import { DetectionModule } from '../detection/detection.module.js';
import { TextQuotaRepository } from '../recipes/write/text-quota.repository.js';
import { CorrectionExportController } from './correction-export.controller.js';
import { CorrectionsController } from './corrections.controller.js';
import { CorrectionsRepository } from './corrections.repository.js';
import { CorrectionsService } from './corrections.service.js';
import { ResetCorrectionsService } from './reset-corrections.service.js';

/** Corrections of techniques, and their export. */
@Module({
  imports: [DetectionModule],
  controllers: [CorrectionExportController, CorrectionsController],
  providers: [
    CorrectionsRepository,
    CorrectionsService,
    ResetCorrectionsService,
    TextQuotaRepository,
  ],
})
export class CorrectionsModule {}
