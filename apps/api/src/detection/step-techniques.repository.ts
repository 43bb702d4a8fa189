import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ALLERGEN_FLAGS } from '#domain/recipe/dietary-flags.js';
import type { FoodsOfStep } from '#domain/techniques/step-foods.js';
import type { StepTechnique } from '#domain/techniques/step-technique.js';
import { Database } from '../database/database.js';
import { indexKeyEquals } from '../database/index-key-equals.js';
import type { PreparedStatement } from '../database/prepared-statement.js';

/** The techniques and foods to store for a step. */
interface TechniquesOfStep extends FoodsOfStep {
  readonly stepId: number;
  readonly techniques: readonly StepTechnique[];
}

/** The techniques and foods of steps. Each method runs a fixed number of statements. */
@Injectable()
export class StepTechniquesRepository {
  constructor(private readonly database: Database) {}

  /** The techniques of each step, in text order. Steps without techniques are left out. */
  async load(
    manager: EntityManager,
    stepIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly StepTechnique[]>> {
    const rows = await this.database.read<StepTechnique & { readonly stepId: number }>(
      LOAD,
      [stepIds],
      manager,
    );
    const byStep = new Map<number, StepTechnique[]>();
    for (const { stepId, ...technique } of rows) {
      byStep.set(stepId, [...(byStep.get(stepId) ?? []), technique]);
    }
    return byStep;
  }

  /** Replaces all techniques and foods of the steps. Techniques that have an id keep it. */
  async replace(manager: EntityManager, steps: readonly TechniquesOfStep[]): Promise<void> {
    if (steps.length === 0) return;
    const foods = steps.map(({ stepId, foods: named, removedFoods }) => ({
      stepId,
      foods: named,
      removedFoods,
    }));
    const stepIds = steps.map(({ stepId }) => stepId);
    await this.database.write(CLEAR, [stepIds, JSON.stringify(foods)], manager);
    const rows = steps.flatMap(({ stepId, techniques }) =>
      techniques.map((technique) => ({ stepId, ...technique })),
    );
    if (rows.length > 0) await this.database.write(INSERT, [JSON.stringify(rows)], manager);
  }

  /**
   * Updates what lists filter on: the arrays of technique ids and utensil ids of the recipes, the
   * foods that their texts name, and their dietary flags. Call this method in the transaction that
   * changes the lines, the texts or their detection.
   */
  async refreshRecipes(manager: EntityManager, recipeIds: readonly number[]): Promise<void> {
    if (recipeIds.length === 0) return;
    await this.database.write(REFRESH, [recipeIds], manager);
  }

  /** Writes an event for those who see the recipes: the detection of their steps has changed. */
  async addEvents(manager: EntityManager, recipeIds: readonly number[]): Promise<void> {
    if (recipeIds.length === 0) return;
    await this.database.write(ADD_EVENTS, [recipeIds], manager);
  }
}

const LOAD: PreparedStatement = {
  name: 'load-step-techniques',
  text: `
    select technique.step_id as "stepId", technique.id, technique.tech_step_id as "techStepId",
           technique.source, technique.span_start as start, technique.span_end as "end",
           technique.ingredients, technique.utensils, technique.duration, technique.temperature
    from unnest($1::int[]) as wanted (id)
    join step_technique technique on ${indexKeyEquals('technique.step_id', 'wanted.id')}
    order by technique.step_id, technique.span_start, technique.id`,
};

/** Deletes the techniques of the steps `$1`, and writes their foods. */
const CLEAR: PreparedStatement = {
  name: 'clear-step-techniques',
  text: `
    with deleted as (
      delete from step_technique technique using unnest($1::int[]) as wanted (id)
      where ${indexKeyEquals('technique.step_id', 'wanted.id')}
    )
    update step set foods = named.foods, removed_foods = named."removedFoods"
    from jsonb_to_recordset($2::jsonb) as named ("stepId" int, foods jsonb, "removedFoods" jsonb)
    where step.id = named."stepId"
      and (step.foods, step.removed_foods) is distinct from (named.foods, named."removedFoods")`,
};

const INSERT: PreparedStatement = {
  name: 'insert-step-techniques',
  text: `
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
    join step on step.id = found."stepId"`,
};

/** `isIncomplete` in recipe/is-incomplete.ts, of a row `recipe`. */
const IS_INCOMPLETE = `(
  exists (select from step where recipe_id = recipe.id and detector_version is null)
  or not exists (
    select from recipe_text
    where id = recipe.id and detector_version is not null and unread = '[]'
  )
  or recipe.ingredient_ids = '{}'
    and not exists (select from step where recipe_id = recipe.id)
    and not exists (
      select from recipe_text where id = recipe.id and other_lines @> '[{"kind": "TEXT"}]'
    )
)`;

const REFRESH: PreparedStatement = {
  name: 'refresh-recipes',
  text: `
    with used as (
      select changed.id,
        array_remove(array_agg(distinct technique.tech_step_id), null) as tech_step_ids,
        array_remove(array_agg(distinct utensil."utensilId"), null) as utensil_ids
      from unnest($1::int[]) as changed (id)
      left join step on ${indexKeyEquals('step.recipe_id', 'changed.id')}
      left join step_technique technique on ${indexKeyEquals('technique.step_id', 'step.id')}
      left join lateral jsonb_to_recordset(technique.utensils) as utensil ("utensilId" int) on true
      group by changed.id
    ), named as (
      select recipe.id, recipe.ingredient_ids,
        array(
          select distinct (food ->> 'ingredientId')::int as food_id
          from (
            select foods from step where recipe_id = recipe.id
            union all select foods from recipe_text where id = recipe.id
          ) text, jsonb_array_elements(text.foods) food
          where (food ->> 'ingredientId')::int <> all (recipe.ingredient_ids)
          order by food_id
        ) as food_ids,
        ${IS_INCOMPLETE} as is_incomplete
      from recipe where id = any ($1::int[])
    ), judged as (
      select named.id, named.food_ids, named.is_incomplete,
        (
          select coalesce(bit_or(dietary_flags), 0) from ingredient
          where ingredient.id = any (named.ingredient_ids || named.food_ids)
        ) | case when is_incomplete then ${String(ALLERGEN_FLAGS)} else 0 end as dietary_flags
      from named
    )
    update recipe set tech_step_ids = used.tech_step_ids, utensil_ids = used.utensil_ids,
      food_ids = judged.food_ids, is_incomplete = judged.is_incomplete,
      dietary_flags = judged.dietary_flags
    from used join judged using (id)
    where recipe.id = used.id
      and (
        recipe.tech_step_ids, recipe.utensil_ids, recipe.food_ids, recipe.is_incomplete,
        recipe.dietary_flags
      ) is distinct from (
        used.tech_step_ids, used.utensil_ids, judged.food_ids, judged.is_incomplete,
        judged.dietary_flags
      )`,
};

const ADD_EVENTS: PreparedStatement = {
  name: 'add-detection-events',
  text: `
    select add_recipe_events(
      'detection', array_agg(id), array_agg(visibility), array_agg(author_id), array_agg(author_house_id)
    )
    from recipe where id = any ($1::int[])`,
};
