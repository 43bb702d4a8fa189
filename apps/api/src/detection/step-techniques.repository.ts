import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FoodsOfStep, ReadStep } from '#domain/techniques/step-foods.js';
import type { StepTechnique } from '#domain/techniques/step-technique.js';
import { Database } from '../database/database.js';
import { indexKeyEquals } from '../database/index-key-equals.js';
import { insertionInto, type NewRow } from '../database/insertion.js';
import { prepared } from '../database/prepared-statement.js';

/** The techniques and foods to store for a step. */
interface TechniquesOfStep extends FoodsOfStep, ReadStep {
  readonly stepId: number;
  readonly techniques: readonly StepTechnique[];
}

/** The row of a technique of a step. */
export function techniqueRow({
  start,
  end,
  ...technique
}: StepTechnique): NewRow<'step_technique', 'stepId'> {
  return { ...technique, spanStart: start, spanEnd: end };
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
    const foods = steps.map(({ stepId, foods: named, removedFoods, unread }) => ({
      stepId,
      foods: named,
      removedFoods,
      unread,
    }));
    const stepIds = steps.map(({ stepId }) => stepId);
    await this.database.write(CLEAR, [stepIds, JSON.stringify(foods)], manager);
    const rows = steps.flatMap(({ stepId, techniques }) =>
      techniques.map((technique) => ({
        id: technique.id ?? null,
        stepId,
        ...techniqueRow(technique),
      })),
    );
    if (rows.length > 0) await this.database.write(INSERT, [TECHNIQUE.json(rows)], manager);
  }
}

const LOAD = prepared('load-step-techniques')(`
    select technique.step_id as "stepId", technique.id, technique.tech_step_id as "techStepId",
           technique.source, technique.span_start as start, technique.span_end as "end",
           technique.ingredients, technique.utensils, technique.duration, technique.temperature,
           technique.during
    from unnest($1::int[]) as wanted (id)
    join step_technique technique on ${indexKeyEquals('technique.step_id', 'wanted.id')}
    order by technique.step_id, technique.span_start, technique.id`);

/** Deletes the techniques of the steps `$1`, and writes their foods. */
const CLEAR = prepared('clear-step-techniques')(`
    with deleted as (
      delete from step_technique technique using unnest($1::int[]) as wanted (id)
      where ${indexKeyEquals('technique.step_id', 'wanted.id')}
    )
    update step set foods = named.foods, removed_foods = named."removedFoods", unread = named.unread
    from jsonb_to_recordset($2::jsonb)
      as named ("stepId" int, foods jsonb, "removedFoods" jsonb, unread jsonb)
    where step.id = named."stepId"
      and (step.foods, step.removed_foods, step.unread)
        is distinct from (named.foods, named."removedFoods", named.unread)`);

const TECHNIQUE = insertionInto(
  'step_technique',
  { id: "coalesce(record.id, nextval('step_technique_id_seq'))" },
  { id: 'int' },
);

const INSERT = prepared('insert-step-techniques')(`
    ${TECHNIQUE.into} overriding system value
    select ${TECHNIQUE.values}
    from ${TECHNIQUE.records('$1::jsonb')} join step on step.id = record.step_id`);
