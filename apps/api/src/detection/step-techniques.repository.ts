import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StepTechnique } from '#domain/techniques/step-technique.js';

/** What a step is to carry. */
export interface TechniquesOfStep {
  readonly stepId: number;
  readonly techniques: readonly StepTechnique[];
}

/** The techniques on steps: one statement each, however many steps and techniques there are. */
@Injectable()
export class StepTechniquesRepository {
  /** The techniques that steps carry, each step's in text order. Steps without any are left out. */
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

  /** Adds techniques to the steps. Those that have an id keep it. */
  async insert(manager: EntityManager, steps: readonly TechniquesOfStep[]): Promise<void> {
    const rows = steps.flatMap(({ stepId, techniques }) =>
      techniques.map((technique) => ({ stepId, ...technique })),
    );
    if (rows.length === 0) return;
    await manager.query(INSERT, [JSON.stringify(rows)]);
  }

  /** Gives the steps exactly these techniques, in place of those they carry. */
  async replace(manager: EntityManager, steps: readonly TechniquesOfStep[]): Promise<void> {
    if (steps.length === 0) return;
    await manager.query('delete from step_technique where step_id = any ($1::int[])', [
      steps.map(({ stepId }) => stepId),
    ]);
    await this.insert(manager, steps);
  }

  /**
   * Brings what recipes know of their own techniques and utensils up to date, for filters. Call
   * it in the transaction that changed the techniques of one of their steps.
   */
  async refreshRecipes(manager: EntityManager, recipeIds: readonly number[]): Promise<void> {
    if (recipeIds.length === 0) return;
    await manager.query(REFRESH, [recipeIds]);
  }
}

const LOAD = `
  select step_id as "stepId", id, tech_step_id as "techStepId", source, span_start as start,
         span_end as "end", ingredients, utensils
  from step_technique where step_id = any ($1::int[])
  order by step_id, span_start, id`;

const INSERT = `
  insert into step_technique
    (id, step_id, recipe_id, tech_step_id, source, span_start, span_end, ingredients, utensils)
  overriding system value
  select coalesce(found.id, nextval('step_technique_id_seq')),
         step.id, step.recipe_id, found."techStepId", found.source, found.start, found.end,
         found.ingredients, found.utensils
  from jsonb_to_recordset($1::jsonb) as found
    (id int, "stepId" int, "techStepId" int, source text, start int, "end" int,
     ingredients jsonb, utensils jsonb)
  join step on step.id = found."stepId"`;

const REFRESH = `
  update recipe set tech_step_ids = used.tech_step_ids, utensil_ids = used.utensil_ids
  from (
    select changed.id,
      array_remove(array_agg(distinct technique.tech_step_id), null) as tech_step_ids,
      array_remove(array_agg(distinct utensil."utensilId"), null) as utensil_ids
    from unnest($1::int[]) as changed (id)
    left join step on step.recipe_id = changed.id
    left join step_technique technique on technique.step_id = step.id
    left join lateral jsonb_to_recordset(technique.utensils) as utensil ("utensilId" int) on true
    group by changed.id
  ) used
  where recipe.id = used.id
    and (recipe.tech_step_ids, recipe.utensil_ids) is distinct from
        (used.tech_step_ids, used.utensil_ids)`;
