import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FoodsOfStep, ReadStep } from '#domain/techniques/step-foods.js';
import { sumChanges, type TechniqueChange } from '#domain/techniques/compare-techniques.js';
import { type ClaimedStep } from '#internal-api/contract.js';
import { Database } from '../../database/database.js';
import { prepared } from '../../database/prepared-statement.js';
import { claiming, type MarkedRows, marking } from './pending-rows.js';
import { RUNNING_DETECTOR } from './pending-steps.query.js';

/** A step whose recipe the current transaction has locked. */
export interface LockedStep extends FoodsOfStep, ReadStep {
  readonly id: number;
  readonly recipeId: number;
  readonly revision: number;
  readonly detectorVersion: string | null;
  readonly description: string;
}

/** Pending steps and their leases. */
@Injectable()
export class PendingStepsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Records that a version claims steps. A version that never did becomes the running version, and
   * so does a superseded one when the running version has not claimed for {@link TAKEOVER_DELAY}.
   *
   * @returns whether the version is the running one
   */
  async announce(detectorVersion: string): Promise<boolean> {
    const rows = await this.database.write(ANNOUNCE, [detectorVersion]);
    return rows.length > 0;
  }

  /**
   * Leases up to `limit` steps that `detectorVersion` has not detected, steps without a result first.
   * Of these, one half is divided among authors, so that the steps of one author do not keep those of
   * another waiting; the rest are the oldest.
   */
  claim(detectorVersion: string, limit: number): Promise<ClaimedStep[]> {
    return this.database.write<ClaimedStep>(CLAIM, [detectorVersion, limit]);
  }

  /** The running version; null before the first claim. */
  async runningVersion(manager: EntityManager): Promise<string | null> {
    const rows = await manager.query<{ version: string }[]>(RUNNING_DETECTOR);
    return rows[0]?.version ?? null;
  }

  /**
   * Locks recipes and those of steps, in one order, as all writes of their steps and texts do. This
   * prevents deadlocks with them and between workers.
   */
  async lockRecipes(
    manager: EntityManager,
    recipeIds: readonly number[],
    stepIds: readonly number[],
  ): Promise<void> {
    await manager.query(
      `select from recipe
       where id in (
         select unnest($1::int[])
         union select recipe_id from step where id = any ($2::int[])
       )
       order by id for no key update`,
      [recipeIds, stepIds],
    );
  }

  /** Reads steps, after {@link lockRecipes}: every writer of a step locks its recipe. */
  async read(manager: EntityManager, stepIds: readonly number[]): Promise<LockedStep[]> {
    return manager.query<LockedStep[]>(
      `select id, recipe_id as "recipeId", revision, detector_version as "detectorVersion", description,
         foods, unread, removed_foods as "removedFoods"
       from step where id = any ($1::int[])`,
      [stepIds],
    );
  }

  /** Records that this version has detected the steps, and ends their leases. */
  async complete(manager: EntityManager, version: string, stepIds: readonly number[]) {
    await manager.query(
      `update step set detector_version = $1, leased_until = null, claimed_by = null, claims = 0
       where id = any ($2::int[])`,
      [version, stepIds],
    );
  }

  /**
   * Marks the next `limit` steps after the id `after` as pending. Steps that are pending already
   * keep their leases; steps that were set aside are leased again. `last` is the id of the last
   * step; null when no step is left.
   */
  async mark(recipeIds: number[] | null, after: number, limit: number): Promise<MarkedRows> {
    const [row] = await this.database.write<MarkedRows>(MARK, [recipeIds, after, limit]);
    return row ?? { marked: 0, last: null };
  }

  /**
   * Counts the techniques that repeated detection gained, lost or moved. Call this method at the end
   * of a transaction, because others that count the same technique wait for the commit.
   */
  async countChanges(manager: EntityManager, changes: readonly TechniqueChange[]): Promise<void> {
    if (changes.length === 0) return;
    await manager.query(COUNT_CHANGES, [JSON.stringify(sumChanges(changes))]);
  }
}

/**
 * Time without claims of the running version after which an older version runs again: the operator
 * has deployed the older version in its place. Workers claim every few seconds.
 */
const TAKEOVER_DELAY = '2 minutes';

const ANNOUNCE = prepared('announce-detector')(`
    with running as (${RUNNING_DETECTOR})
    insert into detector (version) values ($1)
    on conflict (version) do update set
      started_at = case when detector.version = (select version from running)
        then detector.started_at else excluded.started_at end,
      claimed_at = excluded.claimed_at
    where detector.version = (select version from running)
      or (select claimed_at from running) < now() - interval '${TAKEOVER_DELAY}'
    returning version`);

const CLAIM = prepared('claim-steps')(
  claiming(
    'step',
    `id as "stepId", revision, description,
      (select locale from recipe where recipe.id = step.recipe_id) as locale`,
  ),
);

const MARK = prepared('mark-steps-pending')(marking('step', 'recipe_id'));

const COUNT_CHANGES = `
  insert into technique_change (tech_step_id, gained, lost, moved)
  select "techStepId", gained, lost, moved
  from jsonb_to_recordset($1::jsonb) as change
    ("techStepId" int, gained int, lost int, moved int)
  order by 1
  on conflict (tech_step_id) do update set
    gained = technique_change.gained + excluded.gained,
    lost = technique_change.lost + excluded.lost,
    moved = technique_change.moved + excluded.moved`;
