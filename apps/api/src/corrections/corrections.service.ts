import { Injectable } from '@nestjs/common';
import type { Span } from '#domain/detection/contract.js';
import { QUOTAS } from '#domain/quotas.js';
import { isValidSpan } from '#domain/detection/span.js';
import {
  applyCorrection,
  type Correction,
  replacedTechniqueIds,
} from '#domain/techniques/apply-correction.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { foodsOfStep, type FoodsOfStep, removedMentions } from '#domain/techniques/step-foods.js';
import type { StepTechnique } from '#domain/techniques/step-technique.js';
import { RecipeEvidenceService } from '../detection/derived/recipe-evidence.service.js';
import { StepTechniquesRepository } from '../detection/step-techniques.repository.js';
import { Database } from '../database/database.js';
import { addRecipeEvents } from '../events/new-events.query.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import type { IdempotentRequest } from '../idempotency/idempotent-request.js';
import { InvalidRequest } from '../http/fields/validation-error.js';
import { PartCopiesRepository } from '../copies/part-copies.repository.js';
import { PlanCopiesRepository } from '../copies/plan-copies.repository.js';
import { Catalogues } from '../reference/catalogues.js';
import type { CorrectionDto } from './corrections.dto.js';
import {
  type CorrectionListRow,
  EXPORT_CORRECTIONS,
  type ExportRow,
  LIST_CORRECTIONS,
} from './corrections.query.js';
import {
  type CorrectableStep,
  CorrectionsRepository,
  type StepOfViewer,
} from './corrections.repository.js';
import type { CorrectedStepView, CorrectionView } from './corrections.view.js';

/** Maximum number of corrections in a page of the export. Limits the memory that an export uses. */
const PAGE_SIZE = 500;

/** Corrections of techniques, by every profile that may see the recipe. */
@Injectable()
export class CorrectionsService {
  constructor(
    private readonly database: Database,
    private readonly corrections: CorrectionsRepository,
    private readonly techniques: StepTechniquesRepository,
    private readonly evidence: RecipeEvidenceService,
    private readonly planned: PlanCopiesRepository,
    private readonly parts: PartCopiesRepository,
    private readonly catalogues: Catalogues,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Stores a correction and returns `CorrectedStepView` as JSON text. Errors are checked in this
   * order.
   *
   * @throws REQUEST_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, RECIPE_NOT_FOUND, STEP_NOT_FOUND,
   *   VALIDATION_ERROR for a span outside the text, TECH_STEP_NOT_FOUND, INGREDIENT_NOT_FOUND,
   *   UNIT_NOT_FOUND, UTENSIL_NOT_FOUND, TEXT_CHANGED when `text` is not the text of the span,
   *   QUOTA_EXCEEDED
   */
  async submit(
    target: StepOfViewer,
    dto: CorrectionDto,
    request: IdempotentRequest | null,
  ): Promise<string> {
    const correction = toCorrection(dto);
    return this.idempotency.run(request, async (manager) => {
      const step = await this.corrections.lockStep(manager, target);
      requireSpans(correction, step.description);
      this.requireReferences(correction);
      requireText(dto, step.description);
      requireQuota(QUOTAS.recipeCorrections, step.corrections + 1);
      const current = (await this.techniques.load(manager, [step.id])).get(step.id) ?? [];
      const techniques = applyCorrection(current, correction);
      requireRoom(step, current, techniques);
      await this.planned.keep(manager, [step.recipeId]);
      await this.parts.keep(manager, [step.recipeId]);
      const foods = foodsAfter(step, correction, current, techniques);
      const { id: stepId, unread } = step;
      await this.techniques.replace(manager, [{ stepId, techniques, unread, ...foods }]);
      await this.evidence.refresh(manager, [step.recipeId]);
      await addRecipeEvents(manager, 'detection', [step.recipeId]);
      const techSteps = await this.corrections.viewTechniques(manager, step.id);
      const replacedIds = replacedTechniqueIds(current, correction);
      const newCorrection = { step, authorId: target.viewerId, correction, replacedIds };
      const id = await this.corrections.insert(manager, newCorrection);
      const view: CorrectedStepView = { id, techSteps };
      return JSON.stringify(view);
    });
  }

  /**
   * The corrections of a step, newest first, at most 500.
   *
   * @throws RECIPE_NOT_FOUND, STEP_NOT_FOUND
   */
  async list({ viewerId, recipeId, stepId }: StepOfViewer): Promise<readonly CorrectionView[]> {
    const [row] = await this.database.read<CorrectionListRow>(LIST_CORRECTIONS, [
      viewerId,
      recipeId,
      stepId,
    ]);
    if (row === undefined) throw new AppError('RECIPE_NOT_FOUND');
    if (!row.hasStep) throw new AppError('STEP_NOT_FOUND');
    return row.corrections;
  }

  /**
   * The corrections with an id greater than `after` as NDJSON, oldest first. The first page is read
   * before the promise resolves, so that an unavailable database results in an error status.
   */
  async exportLines(after: number): Promise<AsyncIterable<string>> {
    return this.linesFrom(await this.readPage(after));
  }

  private async *linesFrom(firstPage: readonly ExportRow[]): AsyncGenerator<string> {
    for (let page = firstPage; page.length > 0;) {
      yield page.map(({ line }) => `${line}\n`).join('');
      const last = page.at(-1);
      page = last === undefined || page.length < PAGE_SIZE ? [] : await this.readPage(last.id);
    }
  }

  private readPage(after: number): Promise<ExportRow[]> {
    return this.database.read<ExportRow>(EXPORT_CORRECTIONS, [after, PAGE_SIZE]);
  }

  private requireReferences({ techStepId, ingredients = [], utensils = [] }: Correction): void {
    const { catalogues } = this;
    catalogues.techSteps.requireAll([techStepId], 'TECH_STEP_NOT_FOUND', 'techStepId');
    const ingredientIds = ingredients.map(({ ingredientId }) => ingredientId);
    const ingredientPath = 'ingredients[].ingredientId';
    catalogues.ingredients.requireAll(ingredientIds, 'INGREDIENT_NOT_FOUND', ingredientPath);
    const unitIds = ingredients.map(({ unitId }) => unitId);
    catalogues.units.requireAll(unitIds, 'UNIT_NOT_FOUND', 'ingredients[].unitId');
    const utensilIds = utensils.map(({ utensilId }) => utensilId);
    catalogues.utensils.requireAll(utensilIds, 'UTENSIL_NOT_FOUND', 'utensils[].utensilId');
  }
}

/**
 * The foods of a step after a correction. Mentions that it removed are no evidence; those that a
 * stranger removed still are, because people eat by it. A correction that keeps the mentions of the
 * first of several techniques says nothing about the others.
 */
function foodsAfter(
  { description, foods, removedFoods, isOfHousehold }: CorrectableStep,
  { techStepId, ingredients }: Correction,
  before: readonly StepTechnique[],
  after: readonly StepTechnique[],
): FoodsOfStep {
  const isAboutFoods = techStepId === null || ingredients !== undefined;
  const removed = isOfHousehold && isAboutFoods ? removedMentions(before, after) : [];
  return foodsOfStep(description, foods, [...removedFoods, ...removed], after);
}

/** Converts the request: a null list becomes absent, an absent quantity or unit becomes null. */
function toCorrection({
  techStepId,
  start,
  end,
  ingredients,
  utensils,
}: CorrectionDto): Correction {
  return {
    techStepId,
    start,
    end,
    ingredients: ingredients?.map(({ quantity = null, unitId = null, ...mention }) => ({
      ...mention,
      quantity,
      unitId,
    })),
    utensils: utensils ?? undefined,
  };
}

/** A client that selected the span in an earlier text would correct other words. */
function requireText({ start, end, text }: CorrectionDto, description: string): void {
  if (text != null && text !== description.slice(start, end)) throw new AppError('TEXT_CHANGED');
}

/** @throws QUOTA_EXCEEDED when the step, or the recipe for another person than its author, is full */
function requireRoom(
  { isAuthor, techniques }: CorrectableStep,
  before: readonly StepTechnique[],
  after: readonly StepTechnique[],
): void {
  const mentions = countMentions(after);
  requireQuota(QUOTAS.stepTechniques, after.length);
  requireQuota(QUOTAS.stepMentions, mentions);
  if (isAuthor) return;
  const added = after.length - before.length;
  if (added > 0) requireQuota(QUOTAS.othersTechniques, techniques + added);
  if (mentions > countMentions(before)) requireQuota(QUOTAS.othersMentions, mentions);
}

function countMentions(techniques: readonly StepTechnique[]): number {
  return techniques.flatMap(({ ingredients, utensils }) => [...ingredients, ...utensils]).length;
}

function requireSpans(correction: Correction, description: string): void {
  const { ingredients = [], utensils = [] } = correction;
  const spans: [string, Span][] = [
    ['', correction],
    ...ingredients.map((span, index): [string, Span] => [`ingredients[${String(index)}].`, span]),
    ...utensils.map((span, index): [string, Span] => [`utensils[${String(index)}].`, span]),
  ];
  const problems = spans
    .filter(([, span]) => !isValidSpan(span, description))
    .map(([path]) => `${path}start and ${path}end must mark a part of the step's description`);
  if (problems.length > 0) throw new InvalidRequest(problems);
}
