import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Locale } from '#domain/locale.js';
import type { Correction } from '#domain/techniques/apply-correction.js';
import { STEP_TECHNIQUES } from '../detection/step-techniques.query.js';
import type { StepTechniqueView } from '../recipes/access/recipe.view.js';
import { READABLE } from '../recipes/access/visible-recipes.query.js';

/** A step that somebody is about to correct. */
export interface CorrectableStep {
  readonly id: number;
  readonly recipeId: number;
  readonly locale: Locale;
  readonly description: string;
}

export interface NewCorrection {
  readonly step: CorrectableStep;
  readonly authorId: number;
  readonly correction: Correction;
  /** The techniques whose place it took. */
  readonly replacedIds: readonly number[];
}

/** Writes down what people correct. */
@Injectable()
export class CorrectionsRepository {
  /** Locks a recipe, and tells whether the viewer may read it at all. */
  async lockReadableRecipe(
    manager: EntityManager,
    viewerId: number,
    recipeId: number,
  ): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `select recipe.id from recipe join profile viewer on viewer.id = $1
       where recipe.id = $2 and ${READABLE}
       for no key update of recipe`,
      [viewerId, recipeId],
    );
    return rows.length > 0;
  }

  /** Locks a step of the recipe; undefined when it has no such step. */
  async lockStep(
    manager: EntityManager,
    recipeId: number,
    stepId: number,
  ): Promise<CorrectableStep | undefined> {
    const [step] = await manager.query<CorrectableStep[]>(
      `select step.id, recipe.id as "recipeId", recipe.locale, step.description
       from step join recipe on recipe.id = step.recipe_id
       where step.id = $1 and step.recipe_id = $2
       for update of step`,
      [stepId, recipeId],
    );
    return step;
  }

  /**
   * Call it last in a transaction: ids are given in the order of commits, one at a time, so that
   * a reader who remembers the last one it saw never misses one that was slow to appear.
   */
  async insert(
    manager: EntityManager,
    { step, authorId, correction, replacedIds }: NewCorrection,
  ): Promise<number> {
    const { techStepId, start, end, ingredients, utensils } = correction;
    await manager.query(`select pg_advisory_xact_lock('correction'::regclass::int)`);
    const [{ id }] = await manager.query<[{ id: number }]>(INSERT, [
      step.id,
      authorId,
      techStepId,
      replacedIds,
      start,
      end,
      ingredients === undefined ? null : JSON.stringify(ingredients),
      utensils === undefined ? null : JSON.stringify(utensils),
      step.description,
      step.locale,
    ]);
    return id;
  }

  /** The techniques of a step as people see them. */
  async viewTechniques(
    manager: EntityManager,
    stepId: number,
  ): Promise<readonly StepTechniqueView[]> {
    const [{ techSteps }] = await manager.query<[{ techSteps: StepTechniqueView[] }]>(
      `select ${STEP_TECHNIQUES} as "techSteps" from step where step.id = $1`,
      [stepId],
    );
    return techSteps;
  }
}

const INSERT = `
  insert into correction (step_id, author_id, tech_step_id, replaced_ids, span_start, span_end,
                          ingredients, utensils, description, locale)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  returning id`;
