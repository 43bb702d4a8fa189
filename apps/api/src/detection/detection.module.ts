import { Module } from '@nestjs/common';
import { ClassifierClient } from './classifier.client.js';
import { DetectionMetrics } from './detection.metrics.js';
import { LineDetectionService } from './line-detection.service.js';
import { PendingStepsAnnouncer } from './pending-steps-announcer.js';
import { RecipeEvidenceService } from './derived/recipe-evidence.service.js';
import { RecipeNutritionService } from './derived/recipe-nutrition.service.js';
import { StepDetectionService } from './step-detection.service.js';
import { StepTechniquesRepository } from './step-techniques.repository.js';

const PROVIDERS = [
  ClassifierClient,
  DetectionMetrics,
  LineDetectionService,
  PendingStepsAnnouncer,
  RecipeEvidenceService,
  RecipeNutritionService,
  StepDetectionService,
  StepTechniquesRepository,
];

/** Detection of techniques, ingredients and utensils in texts, and the techniques of steps. */
@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class DetectionModule {}
