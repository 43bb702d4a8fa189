import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Detection } from '#domain/recipe/revise-steps.js';
import { resetTechniques } from '#domain/techniques/merge-detection.js';
import { foodsOfStep } from '#domain/techniques/step-foods.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../database/database.js';
import { PendingStepsAnnouncer } from '../detection/pending-steps-announcer.js';
import { StepDetectionService } from '../detection/step-detection.service.js';
import { RecipeEvidenceService } from '../detection/derived/recipe-evidence.service.js';
import { StepTechniquesRepository } from '../detection/step-techniques.repository.js';
import { addRecipeEvents } from '../events/new-events.query.js';
import { PartCopiesRepository } from '../copies/part-copies.repository.js';
import { PlanCopiesRepository } from '../copies/plan-copies.repository.js';
import { READ_STEP_TEXT, type StepTextRow } from './corrections.query.js';
import {
  type CorrectableStep,
  CorrectionsRepository,
  type StepOfViewer,
} from './corrections.repository.js';
import type { StepTechniquesView } from './corrections.view.js';

/** Removes the corrections of a step, so that automatic detection applies again. */
@Injectable()
export class ResetCorrectionsService {
  constructor(
    private readonly database: Database,
    private readonly corrections: CorrectionsRepository,
    private readonly techniques: StepTechniquesRepository,
    private readonly evidence: RecipeEvidenceService,
    private readonly planned: PlanCopiesRepository,
    private readonly parts: PartCopiesRepository,
    private readonly detection: StepDetectionService,
    private readonly pendingSteps: PendingStepsAnnouncer,
  ) {}

  /**
   * Deletes the corrections of a step and its manual techniques, and returns its techniques.
   * Detection runs before the transaction, so that no lock is held while the classifier works. When
   * the classifier is unavailable, or the text has changed during the detection, automatic
   * techniques stay and the step becomes pending. A step without manual techniques keeps its
   * techniques.
   *
   * @throws RECIPE_NOT_FOUND, STEP_NOT_FOUND
   */
  async reset(target: StepOfViewer): Promise<StepTechniquesView> {
    const { locale, description } = await this.readText(target);
    const detection = await this.detection.detect(locale, description);
    const { isPending, view } = await this.database.transaction(async (manager) => {
      const step = await this.corrections.lockStep(manager, target);
      const isSameText = step.description === description && step.locale === locale;
      const detected = isSameText && detection.detectorVersion !== null ? detection : null;
      const isReset = await this.removeManual(manager, step, detected);
      await this.corrections.deleteOfStep(manager, step.id);
      const techSteps = await this.corrections.viewTechniques(manager, step.id);
      return { isPending: isReset && detected === null, view: { techSteps } };
    });
    if (isPending) this.pendingSteps.announce();
    return view;
  }

  private async readText({ viewerId, recipeId, stepId }: StepOfViewer) {
    const [row] = await this.database.read<StepTextRow>(READ_STEP_TEXT, [
      viewerId,
      recipeId,
      stepId,
    ]);
    if (row === undefined) throw new AppError('RECIPE_NOT_FOUND');
    const { locale, description } = row;
    if (description === null) throw new AppError('STEP_NOT_FOUND');
    return { locale, description };
  }

  /** Returns false when the step has no correction. */
  private async removeManual(
    manager: EntityManager,
    { id, recipeId, description, foods, unread, removedFoods }: CorrectableStep,
    detected: Detection | null,
  ): Promise<boolean> {
    const current = (await this.techniques.load(manager, [id])).get(id) ?? [];
    const isCorrected = current.some(({ source }) => source === 'manual');
    if (!isCorrected && removedFoods.length === 0) return false;
    const techniques = resetTechniques(current, detected?.techniques ?? null);
    await this.planned.keep(manager, [recipeId]);
    await this.parts.keep(manager, [recipeId]);
    const read = {
      ...foodsOfStep(description, detected?.foods ?? foods, [], techniques),
      unread: detected?.unread ?? unread,
    };
    await this.techniques.replace(manager, [{ stepId: id, techniques, ...read }]);
    await this.corrections.setDetectorVersion(manager, id, detected?.detectorVersion ?? null);
    await this.evidence.refresh(manager, [recipeId]);
    await addRecipeEvents(manager, 'detection', [recipeId]);
    return true;
  }
}
