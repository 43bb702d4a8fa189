import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Locale } from '#domain/locale.js';
import type { Correction } from '#domain/techniques/apply-correction.js';
import { QUOTAS } from '#domain/quotas.js';
import type { FoodsOfStep, ReadStep } from '#domain/techniques/step-foods.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Config } from '../config.js';
import { insertionInto } from '../database/insertion.js';
import type { StepTechniqueView } from '../detection/step-technique.view.js';
import { TECHNIQUES_OF_STEP } from '../detection/step-techniques.query.js';
import { TextQuotaRepository } from '../recipes/write/text-quota.repository.js';
import { EDITABLE, OWN, READABLE } from '../recipes/read-model/visible-recipes.query.js';

/** A step and the profile that reads or corrects it. */
export interface StepOfViewer {
  readonly viewerId: number;
  readonly recipeId: number;
  readonly stepId: number;
}

/** A step to be corrected. */
export interface CorrectableStep extends FoodsOfStep, ReadStep {
  readonly id: number;
  readonly recipeId: number;
  readonly locale: Locale;
  readonly description: string;
  /** Whether the viewer is the author of the recipe, or may change it like the author. */
  readonly isAuthor: boolean;
  /** Whether the viewer is the author of the recipe, or a member of its house. */
  readonly isOfHousehold: boolean;
  /** Number of corrections of the recipe by its author, or by all other people. */
  readonly corrections: number;
  /** Number of techniques of the recipe. */
  readonly techniques: number;
}

/** A correction to be stored. */
export interface NewCorrection {
  readonly step: CorrectableStep;
  readonly authorId: number;
  readonly correction: Correction;
  /** Ids of the techniques that the correction replaces. */
  readonly replacedIds: readonly number[];
}

/** Stores corrections. */
@Injectable()
export class CorrectionsRepository {
  constructor(
    private readonly config: Config,
    private readonly texts: TextQuotaRepository,
  ) {}

  /**
   * Locks a step and its recipe, and the viewer's account against deletion.
   *
   * @throws RECIPE_NOT_FOUND when the viewer may not see the recipe, STEP_NOT_FOUND
   */
  async lockStep(
    manager: EntityManager,
    { viewerId, recipeId, stepId }: StepOfViewer,
  ): Promise<CorrectableStep> {
    const [recipe] = await manager.query<Pick<CorrectableStep, 'isAuthor' | 'isOfHousehold'>[]>(
      `select ${EDITABLE} as "isAuthor",
         ${OWN} or coalesce(recipe.author_house_id = viewer.house_id, false) as "isOfHousehold"
       from recipe join profile viewer on viewer.id = $1
       where recipe.id = $2 and ${READABLE}
       for no key update of recipe for key share of viewer`,
      [viewerId, recipeId],
    );
    if (recipe === undefined) throw new AppError('RECIPE_NOT_FOUND');
    const parameters = [stepId, recipeId, recipe.isAuthor];
    const [step] = await manager.query<Omit<CorrectableStep, keyof typeof recipe>[]>(
      LOCK_STEP,
      parameters,
    );
    if (step === undefined) throw new AppError('STEP_NOT_FOUND');
    return { ...step, ...recipe };
  }

  /**
   * Stores a correction and returns its id. A lock makes ids increase in the order of commits, so
   * that an export that continues after the last exported id misses no correction. Call this
   * method late in a transaction, because other corrections wait for the commit. Because of the
   * lock, the count of the person's corrections is exact.
   *
   * @throws QUOTA_EXCEEDED
   */
  async insert(
    manager: EntityManager,
    { step, authorId, correction, replacedIds }: NewCorrection,
  ): Promise<number> {
    const { techStepId, start, end, ingredients = null, utensils = null } = correction;
    const { id: stepId, description, locale, isAuthor: byAuthor } = step;
    await manager.query(`select pg_advisory_xact_lock('correction'::regclass::int)`);
    const row = { stepId, authorId, byAuthor, techStepId, replacedIds, description, locale };
    const [{ id, count }] = await manager.query<[{ id: number; count: number }]>(INSERT, [
      CORRECTION.json([{ ...row, spanStart: start, spanEnd: end, ingredients, utensils }]),
    ]);
    const { othersCorrections } = this.config.totals;
    requireQuota(byAuthor ? QUOTAS.ownCorrections : othersCorrections, count);
    await this.texts.require(manager, authorId);
    return id;
  }

  /** Deletes the corrections of a step. */
  async deleteOfStep(manager: EntityManager, stepId: number): Promise<void> {
    await manager.query('delete from correction where step_id = $1', [stepId]);
  }

  /** Records the version that detected a step, null if it is pending, and ends the lease of the step. */
  async setDetectorVersion(
    manager: EntityManager,
    stepId: number,
    version: string | null,
  ): Promise<void> {
    await manager.query(
      `update step set detector_version = $2, pending_since = now(), leased_until = null,
         claimed_by = null, claims = 0
       where id = $1`,
      [stepId, version],
    );
  }

  /** The techniques of a step, as the API returns them. */
  async viewTechniques(manager: EntityManager, stepId: number): Promise<StepTechniqueView[]> {
    const [row] = await manager.query<[{ techSteps: StepTechniqueView[] }]>(TECHNIQUES_OF_STEP, [
      stepId,
    ]);
    return row.techSteps;
  }
}

/** `$1` the step, `$2` the recipe, `$3` whether the viewer is its author. */
const LOCK_STEP = `
  select step.id, recipe.id as "recipeId", recipe.locale, step.description,
    step.foods, step.unread, step.removed_foods as "removedFoods",
    (
      select count(*)::int from correction join step on step.id = correction.step_id
      where step.recipe_id = recipe.id and correction.by_author = $3
    ) as corrections,
    (
      select count(*)::int from step_technique join step on step.id = step_technique.step_id
      where step.recipe_id = recipe.id
    ) as techniques
  from step join recipe on recipe.id = step.recipe_id
  where step.id = $1 and step.recipe_id = $2
  for update of step`;

const CORRECTION = insertionInto('correction');

/** Counts the corrections of the person, of own recipes or of those of others, with this one. */
const INSERT = `
  with inserted as (
    ${CORRECTION.into} select ${CORRECTION.values} from ${CORRECTION.records('$1::jsonb')}
    returning id, author_id, by_author
  )
  select id, (
    select count(*)::int + 1 from correction
    where author_id = inserted.author_id and by_author = inserted.by_author
  ) as count
  from inserted`;
