import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isTextDetection } from '../detection/text-detection.schema.js';
import type { ResultsRequest, ResultsSummary, StepResult } from '#internal-api/contract.js';
import { compareTechniques } from '#domain/techniques/compare-techniques.js';
import { mergeDetection } from '#domain/techniques/merge-detection.js';
import type { Detection } from '#domain/recipe/revise-steps.js';
import { foodsOfStep } from '#domain/techniques/step-foods.js';
import { DetectionMetrics } from '../detection/detection.metrics.js';
import { RecipeEvidenceService } from '../detection/derived/recipe-evidence.service.js';
import { StepDetectionService } from '../detection/step-detection.service.js';
import { StepTechniquesRepository } from '../detection/step-techniques.repository.js';
import { addRecipeEvents } from '../events/new-events.query.js';
import { Database } from '../database/database.js';
import { type LockedStep, PendingStepsRepository } from './pending/pending-steps.repository.js';
import { TextResultsService } from './text-results.service.js';

type StepDetection = Omit<Detection, 'detectorVersion'>;

/** Stores the results of workers. Storing a result again has no effect. */
@Injectable()
export class DetectionResultsService {
  private readonly logger = new Logger(DetectionResultsService.name);

  constructor(
    private readonly database: Database,
    private readonly steps: PendingStepsRepository,
    private readonly techniques: StepTechniquesRepository,
    private readonly detection: StepDetectionService,
    private readonly evidence: RecipeEvidenceService,
    private readonly metrics: DetectionMetrics,
    private readonly texts: TextResultsService,
  ) {}

  /** Stores the valid results. A result that is not a detection of its text is rejected. */
  async apply(request: ResultsRequest): Promise<ResultsSummary> {
    const { detectorVersion, results, texts = [] } = request;
    const stepIds = results.map(({ stepId }) => stepId);
    const recipeIds = texts.map(({ recipeId }) => recipeId);
    const summary = await this.database.transaction(async (manager) => {
      const running = await this.steps.runningVersion(manager);
      await this.steps.lockRecipes(manager, recipeIds, stepIds);
      // In one transaction, so that a recipe has one event.
      await this.texts.apply(manager, request, running);
      const locked = await this.steps.read(manager, stepIds);
      const stepOf = new Map(locked.map((step) => [step.id, step]));
      const detected = new Map<LockedStep, StepDetection>();
      const rejected: number[] = [];
      let stale = 0;
      for (const submitted of results) {
        const step = stepOf.get(submitted.stepId);
        const { result } = submitted;
        if (step === undefined || isStale(step, submitted, detectorVersion, running)) stale++;
        else if (step.detectorVersion === detectorVersion) continue;
        else if (!isTextDetection(result, step.description)) rejected.push(step.id);
        else detected.set(step, this.detection.detectionOf(result, step.description));
      }
      await this.store(manager, detectorVersion, detected);
      return { applied: results.length - stale - rejected.length, stale, rejected };
    });
    this.metrics.countSteps(detectorVersion, 'applied', summary.applied);
    this.metrics.countSteps(detectorVersion, 'stale', summary.stale);
    this.metrics.countSteps(detectorVersion, 'rejected', summary.rejected.length);
    if (summary.rejected.length > 0) {
      this.logger.error(
        { event: 'results-invalid', detectorVersion, stepIds: summary.rejected },
        'The results of some steps are not detections of their texts.',
      );
    }
    return summary;
  }

  private async store(
    manager: EntityManager,
    version: string,
    detected: ReadonlyMap<LockedStep, StepDetection>,
  ) {
    if (detected.size === 0) return;
    const stepIds = [...detected.keys()].map(({ id }) => id);
    const current = await this.techniques.load(manager, stepIds);
    const changed = [...detected].flatMap(([step, found]) => {
      const before = current.get(step.id) ?? [];
      const techniques = mergeDetection(before, found.techniques);
      const { description, foods, removedFoods, unread } = step;
      const read = {
        ...foodsOfStep(description, found.foods, removedFoods, techniques),
        unread: found.unread,
      };
      const isSame = isDeepStrictEqual(
        [before, foods, unread],
        [techniques, read.foods, read.unread],
      );
      return isSame ? [] : [{ step, before, techniques, ...read }];
    });
    await this.techniques.replace(
      manager,
      changed.map(({ step, ...read }) => ({ stepId: step.id, ...read })),
    );
    await this.steps.complete(manager, version, stepIds);
    await this.steps.countChanges(
      manager,
      changed.flatMap(({ before, techniques }) => compareTechniques(before, techniques)),
    );
    // The first detection of a step is visible even without techniques: `analysed` becomes true.
    const firstDetected = [...detected.keys()].filter((step) => step.detectorVersion === null);
    const visiblyChanged = [...changed.map(({ step }) => step), ...firstDetected];
    const recipeIds = [...new Set(visiblyChanged.map(({ recipeId }) => recipeId))];
    await this.evidence.refresh(manager, recipeIds);
    await addRecipeEvents(manager, 'detection', recipeIds);
  }
}

/**
 * Whether the text has changed since the claim, or the step already has a result of the running
 * version and this result is of another version.
 */
function isStale(
  step: LockedStep,
  { revision }: StepResult,
  version: string,
  running: string | null,
): boolean {
  if (step.revision !== revision) return true;
  return step.detectorVersion === running && running !== null && running !== version;
}
