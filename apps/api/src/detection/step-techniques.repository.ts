import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StepTechnique } from '#domain/techniques/step-technique.js';
import { indexKeyEquals } from '../database/index-key-equals.js';

/** The techniques to store for a step. */
interface TechniquesOfStep {
  readonly stepId: number;
  readonly techniques: readonly StepTechnique[];
}

/** The techniques of steps. Each method runs a fixed number of statements. */
@Injectable()
export class StepTechniquesRepository {
  /** The techniques of each step, in text order. Steps without techniques are left out. */
  async load(
    manager: EntityManager,
    stepIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly StepTechnique[]>> {
    const rows = await manager.query<(StepTechnique & { readonly stepId: number })[]>(LOAD, [
      stepIds,
    ]);
    const byStep = new Map<number, StepTechnique[]>();
    for (const { stepId, ...technique } of rows) {
      byStep.set(stepId, [...(byStep.get(stepId) ?? []), technique]);
    }
    return byStep;
  }

  /** Replaces all techniques of the steps. Techniques that have an id keep it. */
  async replace(manager: EntityManager, steps: readonly TechniquesOfStep[]): Promise<void> {
    if (steps.length === 0) return;
    await manager.query(DELETE, [steps.map(({ stepId }) => stepId)]);
    const rows = steps.flatMap(({ stepId, techniques }) =>
      techniques.map((technique) => ({ stepId, ...technique })),
    );
    if (rows.length > 0) await manager.query(INSERT, [JSON.stringify(rows)]);
  }

  /**
   * Updates the arrays of technique ids and utensil ids of the recipes. Lists filter on these
   * arrays. Call this method in the transaction that changes the techniques of the steps.
   */
  async refreshRecipes(manager: EntityManager, recipeIds: readonly number[]): Promise<void> {
    if (recipeIds.length === 0) return;
    await manager.query(REFRESH, [recipeIds]);
  }

  /** Writes an event for those who see the recipes: the detection of their steps has changed. */
  async addEvents(manager: EntityManager, recipeIds: readonly number[]): Promise<void> {
    if (recipeIds.length === 0) return;
    await manager.query(ADD_EVENTS, [recipeIds]);
  }
}

const LOAD = `
  select technique.step_id as "stepId", technique.id, technique.tech_step_id as "techStepId",
         technique.source, technique.span_start as start, technique.span_end as "end",
         technique.ingredients, technique.utensils, technique.duration, technique.temperature
  from unnest($1::int[]) as wanted (id)
  join step_technique technique on ${indexKeyEquals('technique.step_id', 'wanted.id')}
  order by technique.step_id, technique.span_start, technique.id`;

const DELETE = `
  delete from step_technique technique using unnest($1::int[]) as wanted (id)
  where ${indexKeyEquals('technique.step_id', 'wanted.id')}`;

const INSERT = `
  insert into step_technique
    (id, step_id, tech_step_id, source, span_start, span_end, ingredients, utensils, duration,
     temperature)
  overriding system value
  select coalesce(found.id, nextval('step_technique_id_seq')),
         step.id, found."techStepId", found.source, found.start, found.end,
         found.ingredients, found.utensils, found.duration, found.temperature
  from jsonb_to_recordset($1::jsonb) as found
    (id int, "stepId" int, "techStepId" int, source text, start int, "end" int,
     ingredients jsonb, utensils jsonb, duration jsonb, temperature jsonb)
  join step on step.id = found."stepId"`;

const REFRESH = `
  update recipe set tech_step_ids = used.tech_step_ids, utensil_ids = used.utensil_ids
  from (
    select changed.id,
      array_remove(array_agg(distinct technique.tech_step_id), null) as tech_step_ids,
      array_remove(array_agg(distinct utensil."utensilId"), null) as utensil_ids
    from unnest($1::int[]) as changed (id)
    left join step on ${indexKeyEquals('step.recipe_id', 'changed.id')}
    left join step_technique technique on ${indexKeyEquals('technique.step_id', 'step.id')}
    left join lateral jsonb_to_recordset(technique.utensils) as utensil ("utensilId" int) on true
    group by changed.id
  ) used
  where recipe.id = used.id
    and (recipe.tech_step_ids, recipe.utensil_ids) is distinct from
        (used.tech_step_ids, used.utensil_ids)`;

const ADD_EVENTS = `
  select add_recipe_events(
    'detection', array_agg(id), array_agg(visibility), array_agg(author_id), array_agg(author_house_id)
  )
  from recipe where id = any ($1::int[])`;
