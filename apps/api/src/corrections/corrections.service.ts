import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Span } from '#domain/detection/contract.js';
import { isValidSpan } from '#domain/detection/span.js';
import {
  applyCorrection,
  type Correction,
  replacedTechniqueIds,
} from '#domain/techniques/apply-correction.js';
import { AppError } from '#platform/errors/app-error.js';
import { StepTechniquesRepository } from '../detection/step-techniques.repository.js';
import { Database } from '../database/database.js';
import { Catalogues } from '../reference/catalogues.js';
import type { CorrectionDto } from './corrections.dto.js';
import { type CorrectionListRow, LIST_CORRECTIONS } from './corrections.query.js';
import { type CorrectableStep, CorrectionsRepository } from './corrections.repository.js';
import type { CorrectedStepView, CorrectionView } from './corrections.view.js';

/** A step and the profile that reads or corrects it. */
export interface StepOfViewer {
  readonly viewerId: number;
  readonly recipeId: number;
  readonly stepId: number;
}

/** Corrections of techniques, by every profile that may see the recipe. */
@Injectable()
export class CorrectionsService {
  constructor(
    private readonly database: Database,
    private readonly corrections: CorrectionsRepository,
    private readonly techniques: StepTechniquesRepository,
    private readonly catalogues: Catalogues,
  ) {}

  /**
   * Stores a correction and returns the techniques of the step. Errors are checked in this order.
   *
   * @throws RECIPE_NOT_FOUND, STEP_NOT_FOUND, VALIDATION_ERROR for a span outside the text,
   *   TECH_STEP_NOT_FOUND, INGREDIENT_NOT_FOUND, UNIT_NOT_FOUND, UTENSIL_NOT_FOUND
   */
  async submit(which: StepOfViewer, dto: CorrectionDto): Promise<CorrectedStepView> {
    const correction = readCorrection(dto);
    return this.database.transaction(async (manager) => {
      const step = await this.lock(manager, which);
      requireSpans(correction, step.description);
      this.requireReferences(correction);
      const current = (await this.techniques.load(manager, [step.id])).get(step.id) ?? [];
      const techniques = applyCorrection(current, correction);
      await this.techniques.replace(manager, [{ stepId: step.id, techniques }]);
      await this.techniques.refreshRecipes(manager, [step.recipeId]);
      const techSteps = await this.corrections.viewTechniques(manager, step.id);
      const newCorrection = {
        step,
        authorId: which.viewerId,
        correction,
        replacedIds: replacedTechniqueIds(current, correction),
      };
      return { id: await this.corrections.insert(manager, newCorrection), techSteps };
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

  private async lock(
    manager: EntityManager,
    { viewerId, recipeId, stepId }: StepOfViewer,
  ): Promise<CorrectableStep> {
    const isReadable = await this.corrections.lockReadableRecipe(manager, viewerId, recipeId);
    if (!isReadable) throw new AppError('RECIPE_NOT_FOUND');
    const step = await this.corrections.lockStep(manager, recipeId, stepId);
    if (step === undefined) throw new AppError('STEP_NOT_FOUND');
    return step;
  }

  private requireReferences({ techStepId, ingredients = [], utensils = [] }: Correction): void {
    const { techSteps, ingredients: known, units, utensils: tools } = this.catalogues;
    if (techStepId !== null && !techSteps.has(techStepId)) {
      throw new AppError('TECH_STEP_NOT_FOUND');
    }
    for (const { ingredientId, unitId } of ingredients) {
      if (!known.has(ingredientId)) throw new AppError('INGREDIENT_NOT_FOUND');
      if (unitId !== null && !units.has(unitId)) throw new AppError('UNIT_NOT_FOUND');
    }
    if (!utensils.every(({ utensilId }) => tools.has(utensilId))) {
      throw new AppError('UTENSIL_NOT_FOUND');
    }
  }
}

/** Converts the request: null lists mean absent, absent quantities and units mean null. */
function readCorrection({ techStepId, start, end, ingredients, utensils }: CorrectionDto) {
  return {
    techStepId,
    start,
    end,
    ingredients: ingredients?.map((mention) => ({
      ingredientId: mention.ingredientId,
      quantity: mention.quantity ?? null,
      unitId: mention.unitId ?? null,
      start: mention.start,
      end: mention.end,
    })),
    utensils: utensils?.map((mention) => ({
      utensilId: mention.utensilId,
      start: mention.start,
      end: mention.end,
    })),
  } satisfies Correction;
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
  if (problems.length > 0) throw new AppError('VALIDATION_ERROR', problems.join('; '));
}
