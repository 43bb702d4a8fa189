import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { createClassifier } from '../../apps/classifier/src/classifier.js';
import {
  type CatalogueIdOf,
  detectedTechniques,
} from '../../libs/domain/src/techniques/detected-techniques.js';
import {
  applyCorrection,
  type Correction,
} from '../../libs/domain/src/techniques/apply-correction.js';
import { mergeDetection } from '../../libs/domain/src/techniques/merge-detection.js';
import type { StepTechnique } from '../../libs/domain/src/techniques/step-technique.js';
import type { AcceptedCorrection, Step } from './correction-load.js';

interface Verification {
  readonly corrections: number;
  /** Accepted corrections that are not stored. */
  readonly lost: number;
  /** Steps whose techniques differ from those that their text and corrections produce. */
  readonly wrong: number;
  /** Recipes whose `tech_step_ids` differ from the techniques of their steps. */
  readonly wrongRecipes: number;
}

type OfStep<Row> = Row & { readonly stepId: number };

/**
 * Computes the techniques of every step from its text and its corrections, and compares them with
 * the stored ones. Finds corrections that were applied twice, in part, or not at all.
 */
export async function verifyCorrections(
  databaseUrl: string,
  steps: readonly Step[],
  accepted: readonly AcceptedCorrection[],
): Promise<Verification> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const corrections = await query<OfStep<Correction & { readonly id: number }>>(
    client,
    CORRECTIONS,
  );
  const stored = byStep(await query<OfStep<StepTechnique>>(client, TECHNIQUES));
  const idOf = await readCatalogues(client);
  const wrongRecipes = await query(client, WRONG_RECIPES);
  await client.end();
  const classifier = createClassifier();
  const correctionsOf = byStep(corrections);
  const wrong = steps.filter(({ id, description }) => {
    const manual = (correctionsOf.get(id) ?? []).reduce<StepTechnique[]>(applyCorrection, []);
    const detected = detectedTechniques(classifier.process('fr', description), idOf);
    const expected = mergeDetection(manual, detected);
    return !isDeepStrictEqual(stored.get(id) ?? [], expected);
  });
  const present = new Set(corrections.map(({ id, stepId }) => `${String(id)}/${String(stepId)}`));
  const lost = accepted.filter(({ id, stepId }) => !present.has(`${String(id)}/${String(stepId)}`));
  return {
    corrections: corrections.length,
    lost: lost.length,
    wrong: wrong.length,
    wrongRecipes: wrongRecipes.length,
  };
}

function byStep<Row extends object>(rows: readonly OfStep<Row>[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const { stepId, ...row } of rows) {
    groups.set(stepId, [...(groups.get(stepId) ?? []), row as unknown as Row]);
  }
  return groups;
}

async function query<Row extends object>(client: pg.Client, text: string): Promise<Row[]> {
  return (await client.query<Row>(text)).rows;
}

async function readCatalogues(client: pg.Client): Promise<CatalogueIdOf> {
  const read = async (table: string) => {
    const rows = await query<{ key: string; id: number }>(client, `select key, id from ${table}`);
    const ids = new Map(rows.map(({ key, id }) => [key, id]));
    return (key: string) => ids.get(key);
  };
  return {
    techStep: await read('tech_step'),
    ingredient: await read('ingredient'),
    unit: await read('unit'),
    utensil: await read('utensil'),
  };
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
    select distinct tech_step_id from step_technique
    where recipe_id = recipe.id and tech_step_id is not null order by 1
  )`;
