import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isTextDetection } from '../detection/text-detection.schema.js';
import type { ResultsRequest, ResultsSummary, StepResult } from '#internal-api/contract.js';
import { compareTechniques } from '#domain/techniques/compare-techniques.js';
import { mergeDetection } from '#domain/techniques/merge-detection.js';
import type { StepTechnique } from '#domain/techniques/step-technique.js';
import { AppError } from '#platform/errors/app-error.js';
import { StepDetectionService } from '../detection/step-detection.service.js';
import { StepTechniquesRepository } from '../detection/step-techniques.repository.js';
import { Database } from '../database/database.js';
import { type LockedStep, PendingStepsRepository } from './pending-steps.repository.js';
import { TechniqueChangesRepository } from './technique-changes.repository.js';

/** Stores the results of workers. Storing a result again has no effect. */
@Injectable()
export class DetectionResultsService {
  constructor(
    private readonly database: Database,
    private readonly steps: PendingStepsRepository,
    private readonly techniques: StepTechniquesRepository,
    private readonly changes: TechniqueChangesRepository,
    private readonly detection: StepDetectionService,
  ) {}

  /** @throws VALIDATION_ERROR when a result does not match the text of its step */
  apply({ detectorVersion, results }: ResultsRequest): Promise<ResultsSummary> {
    return this.database.transaction(async (manager) => {
      const running = await this.steps.runningVersion(manager);
      const locked = await this.steps.lock(
        manager,
        results.map(({ stepId }) => stepId),
      );
      const stepOf = new Map(locked.map((step) => [step.id, step]));
      const detected = new Map<LockedStep, readonly StepTechnique[]>();
      let stale = 0;
      for (const [index, result] of results.entries()) {
        const step = stepOf.get(result.stepId);
        if (step === undefined || isStale(step, result, detectorVersion, running)) stale++;
        else if (step.detectorVersion !== detectorVersion) {
          detected.set(step, this.parse(result, step, index));
        }
      }
      await this.store(manager, detectorVersion, detected);
      return { applied: results.length - stale, stale };
    });
  }

  private parse({ result }: StepResult, { description }: LockedStep, index: number) {
    if (isTextDetection(result, description)) return this.detection.techniquesIn(result);
    const path = `results[${String(index)}].result`;
    throw new AppError('VALIDATION_ERROR', `${path} must be a detection of the step's text`);
  }

  private async store(
    manager: EntityManager,
    version: string,
    detected: ReadonlyMap<LockedStep, readonly StepTechnique[]>,
  ) {
    if (detected.size === 0) return;
    const stepIds = [...detected.keys()].map(({ id }) => id);
    const current = await this.techniques.load(manager, stepIds);
    const changed = [...detected].flatMap(([step, found]) => {
      const before = current.get(step.id) ?? [];
      const techniques = mergeDetection(before, found);
      return isDeepStrictEqual(before, techniques) ? [] : [{ step, before, techniques }];
    });
    await this.techniques.replace(
      manager,
      changed.map(({ step, techniques }) => ({ stepId: step.id, techniques })),
    );
    await this.steps.complete(manager, version, stepIds);
    await this.techniques.refreshRecipes(manager, [
      ...new Set(changed.map(({ step }) => step.recipeId)),
    ]);
    await this.changes.count(
      manager,
      changed.flatMap(({ before, techniques }) => compareTechniques(before, techniques)),
    );
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
