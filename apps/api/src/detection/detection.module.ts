import { Module } from '@nestjs/common';
import { ClassifierClient } from './classifier.client.js';
import { PendingSteps } from './pending-steps.js';
import { StepDetectionService } from './step-detection.service.js';
import { StepTechniquesRepository } from './step-techniques.repository.js';

/** What the steps and lines of recipes say, and the techniques that were found in them. */
@Module({
  providers: [ClassifierClient, PendingSteps, StepDetectionService, StepTechniquesRepository],
  exports: [ClassifierClient, PendingSteps, StepDetectionService, StepTechniquesRepository],
})
export class DetectionModule {}
