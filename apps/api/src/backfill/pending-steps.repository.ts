import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** A step as it lies in the database, locked by the transaction that looks at it. */
export interface LockedStep {
  readonly id: number;
  readonly recipeId: number;
  readonly revision: number;
  readonly detectorVersion: string | null;
  readonly description: string;
}

/** Which steps detection is owed to, and who is at it. */
@Injectable()
export class PendingStepsRepository {
  /** The version that a worker claimed with last; null before the first. */
  async runningVersion(manager: EntityManager): Promise<string | null> {
    const rows = await manager.query<{ version: string }[]>('select version from running_detector');
    return rows[0]?.version ?? null;
  }

  /**
   * Locks steps and their recipes, recipes first, as everybody does who changes a recipe. From
   * here on the transaction looks up some hundred rows by index: the statistics of tables that
   * are just being filled would have it read them whole, each time.
   */
  async lock(manager: EntityManager, stepIds: readonly number[]): Promise<LockedStep[]> {
    await manager.query('set local enable_seqscan = off');
    await manager.query(
      `select from recipe where id in (select recipe_id from step where id = any ($1::int[]))
       order by id for no key update`,
      [stepIds],
    );
    return manager.query<LockedStep[]>(
      `select id, recipe_id as "recipeId", revision, detector_version as "detectorVersion", description
       from step where id = any ($1::int[]) order by id for update`,
      [stepIds],
    );
  }

  /** The steps are analysed by this version, and nobody's any more. */
  async complete(manager: EntityManager, version: string, stepIds: readonly number[]) {
    await manager.query(
      'update step set detector_version = $1, leased_until = null where id = any ($2::int[])',
      [version, stepIds],
    );
  }

  /**
   * Marks the next `limit` steps after a step as never analysed; those that are owed already
   * stay with whoever is at them.
   */
  async mark(
    manager: EntityManager,
    { recipeIds, after, limit }: { recipeIds: number[] | null; after: number; limit: number },
  ): Promise<{ readonly marked: number; readonly last: number | null }> {
    const [row] = await manager.query<[{ marked: number; last: number | null }]>(MARK, [
      recipeIds,
      after,
      limit,
    ]);
    return row;
  }
}

const MARK = `
  with reached as (
    select id from step
    where id > $2 and ($1::int[] is null or recipe_id = any ($1::int[]))
    order by id limit $3 for no key update
  ), marked as (
    update step set detector_version = null, leased_until = null
    from reached where step.id = reached.id and step.detector_version is not null
  )
  select count(*)::int as marked, max(id) as last from reached`;
