import { isDeepStrictEqual } from 'node:util';
import { detectedTechniques } from '../../../libs/domain/src/techniques/detected-techniques.js';
import {
  applyCorrection,
  type Correction,
} from '../../../libs/domain/src/techniques/apply-correction.js';
import { mergeDetection } from '../../../libs/domain/src/techniques/merge-detection.js';
import type { StepTechnique } from '../../../libs/domain/src/techniques/step-technique.js';
import type { AcceptedCorrection } from '../records/ledger.js';
import { query, withClient } from '../../harness/database.js';
import { createEngine } from '../../engine/engine.js';
import { readIds } from '../../seed/catalogue-ids.js';

interface Step {
  readonly id: number;
  readonly description: string;
}

export interface CorrectionVerification {
  /** Accepted corrections that are not stored. */
  readonly lost: number;
  /** Stored corrections that were not accepted: a repeated request was applied twice. */
  readonly doubled: number;
  /** Steps whose techniques differ from those that their text and corrections produce. */
  readonly wrong: number;
  /** Recipes whose `tech_step_ids` differ from the techniques of their steps. */
  readonly wrongRecipes: number;
}

type OfStep<Row> = Row & { readonly stepId: number };

/**
 * Every step must be French. Computes the techniques of every step from its text and its corrections, and compares them with
 * the stored ones. Finds corrections that were applied twice, in part, or not at all.
 */
export async function verifyCorrections(
  databaseUrl: string,
  accepted: readonly AcceptedCorrection[],
): Promise<CorrectionVerification> {
  const steps = await query<Step>(databaseUrl, 'select id, description from step');
  const corrections = await query<OfStep<Correction & { id: number }>>(databaseUrl, CORRECTIONS);
  const stored = byStep(await query<OfStep<StepTechnique>>(databaseUrl, TECHNIQUES));
  const wrongRecipes = await query(databaseUrl, WRONG_RECIPES);
  const ids = await withClient(databaseUrl, readIds);
  const engine = createEngine();
  const correctionsOf = byStep(corrections);
  const wrong = steps.filter(({ id, description }) => {
    const manual = (correctionsOf.get(id) ?? []).reduce<StepTechnique[]>(applyCorrection, []);
    const detected = detectedTechniques(engine.process('fr', description), description, ids);
    const expected = mergeDetection(manual, detected);
    return !isDeepStrictEqual((stored.get(id) ?? []).map(compared), expected.map(compared));
  });
  const stepOf = new Map(corrections.map(({ id, stepId }) => [id, stepId]));
  const lost = accepted.filter(({ id, stepId }) => stepOf.get(id) !== stepId);
  return {
    lost: lost.length,
    doubled: corrections.length - (accepted.length - lost.length),
    wrong: wrong.length,
    wrongRecipes: wrongRecipes.length,
  };
}

/**
 * The compared fields of a technique. A corrected technique keeps the duration and the temperature
 * that were detected when it was corrected; they do not follow from its text and corrections.
 */
function compared({ techStepId, source, start, end, ingredients, utensils }: StepTechnique) {
  return { techStepId, source, start, end, ingredients, utensils };
}

function byStep<Row extends object>(rows: readonly OfStep<Row>[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const { stepId, ...row } of rows) {
    groups.set(stepId, [...(groups.get(stepId) ?? []), row as unknown as Row]);
  }
  return groups;
}

const CORRECTIONS = `
  select id, step_id as "stepId", tech_step_id as "techStepId", span_start as start,
         span_end as "end", ingredients, utensils
  from correction order by id`;

const TECHNIQUES = `
  select step_id as "stepId", tech_step_id as "techStepId", source, span_start as start,
         span_end as "end", ingredients, utensils
  from step_technique order by step_id, span_start, id`;

const WRONG_RECIPES = `
  select id from recipe
  where tech_step_ids <> array(
    select distinct tech_step_id from step join step_technique on step_technique.step_id = step.id
    where step.recipe_id = recipe.id and tech_step_id is not null order by 1
  )`;
