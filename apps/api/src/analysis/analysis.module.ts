import { Module } from '@nestjs/common';
import { ClassifierClient } from './classifier.client.js';
import { OwedSteps } from './owed-steps.js';
import { StepDetectionService } from './step-detection.service.js';
import { StepTechniquesRepository } from './step-techniques.repository.js';

/** What the steps and lines of recipes say, and the techniques that were found in them. */
@Module({
  providers: [ClassifierClient, OwedSteps, StepDetectionService, StepTechniquesRepository],
  exports: [ClassifierClient, OwedSteps, StepDetectionService, StepTechniquesRepository],
})
export class AnalysisModule {}
