import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ALLERGEN_FLAGS } from '#domain/recipe/dietary-flags.js';
import type { ReadTexts } from '#domain/recipe/recipe-texts.js';
import type { FoodsOfStep } from '#domain/techniques/step-foods.js';
import { sumChanges, type TechniqueChange } from '#domain/techniques/compare-techniques.js';
import { type ClaimedStep, LEASE_SECONDS, MAX_CLAIMS } from '#internal-api/contract.js';
import { Database } from '../database/database.js';
import { READ_TEXTS, type WrittenTextsRow } from '../detection/recipe-texts.query.js';
import type { PreparedStatement } from '../database/prepared-statement.js';
import { RUNNING_DETECTOR } from './pending-steps.query.js';

/** A step that the current transaction has locked. */
export interface LockedStep extends FoodsOfStep {
  readonly id: number;
  readonly recipeId: number;
  readonly revision: number;
  readonly detectorVersion: string | null;
  readonly description: string;
}

export interface MarkedSteps {
  readonly marked: number;
  readonly last: number | null;
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

  /** The same for the other texts of recipes. */
  async claimTexts(detectorVersion: string, limit: number): Promise<WrittenTextsRow[]> {
    const claimed = await this.database.write<{ id: number }>(CLAIM_TEXTS, [
      detectorVersion,
      limit,
    ]);
    if (claimed.length === 0) return [];
    return this.database.read(READ_TEXTS, [claimed.map(({ id }) => id)]);
  }

  /** The running version; null before the first claim. */
  async runningVersion(manager: EntityManager): Promise<string | null> {
    const rows = await manager.query<{ version: string }[]>(RUNNING_DETECTOR);
    return rows[0]?.version ?? null;
  }

  /**
   * Locks steps and their recipes. Writes of recipes lock them first, too, which prevents deadlocks
   * between both.
   */
  async lock(manager: EntityManager, stepIds: readonly number[]): Promise<LockedStep[]> {
    await manager.query(
      `select from recipe where id in (select recipe_id from step where id = any ($1::int[]))
       order by id for no key update`,
      [stepIds],
    );
    return manager.query<LockedStep[]>(
      `select id, recipe_id as "recipeId", revision, detector_version as "detectorVersion", description,
         foods, removed_foods as "removedFoods"
       from step where id = any ($1::int[]) order by id for update`,
      [stepIds],
    );
  }

  /** Locks the texts of recipes, and the recipes first. */
  async lockTexts(
    manager: EntityManager,
    recipeIds: readonly number[],
  ): Promise<WrittenTextsRow[]> {
    await manager.query(
      'select from recipe where id = any ($1::int[]) order by id for no key update',
      [recipeIds],
    );
    return manager.query(READ_TEXTS.text, [recipeIds]);
  }

  /** Stores what this version has found in the texts of recipes, and ends their leases. */
  async completeTexts(
    manager: EntityManager,
    version: string,
    results: readonly (ReadTexts & { readonly row: WrittenTextsRow })[],
  ): Promise<void> {
    const rows = results.map(({ row: { recipeId }, foods, unread }) => ({
      recipeId,
      foods,
      unread,
    }));
    await manager.query(COMPLETE_TEXTS, [version, JSON.stringify(rows)]);
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
  async mark(recipeIds: number[] | null, after: number, limit: number): Promise<MarkedSteps> {
    const [row] = await this.database.write<MarkedSteps>(MARK, [recipeIds, after, limit]);
    return row ?? { marked: 0, last: null };
  }

  /** The same for the other texts of recipes, after the recipe `after`. */
  async markTexts(recipeIds: number[] | null, after: number, limit: number): Promise<MarkedSteps> {
    const [row] = await this.database.write<MarkedSteps>(MARK_TEXTS, [recipeIds, after, limit]);
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

const ANNOUNCE: PreparedStatement = {
  name: 'announce-detector',
  text: `
    with running as (${RUNNING_DETECTOR})
    insert into detector (version) values ($1)
    on conflict (version) do update set
      started_at = case when detector.version = (select version from running)
        then detector.started_at else excluded.started_at end,
      claimed_at = excluded.claimed_at
    where detector.version = (select version from running)
      or (select claimed_at from running) < now() - interval '${TAKEOVER_DELAY}'
    returning version`,
};

const IS_FREE = `
  (leased_until is null or leased_until < now())
  and (claims < ${String(MAX_CLAIMS)} or claimed_by <> $1)`;

/** Authors that one claim serves from the first author on, and as many from a random one. */
const MAX_AUTHORS = 25;

/** Tables whose rows are detected. */
type DetectedTable = 'step' | 'recipe_text';

/** The next author, by id, who has texts without a detection. */
const nextAuthor = (table: DetectedTable, comparison: string) => `
  lateral (
    select author_id from ${table} where detector_version is null and author_id ${comparison}
    order by author_id limit 1
  ) next`;

/**
 * A relation `pending` with the ids of the next rows: `$1` the version, `$2` their number. Authors take
 * turns from the first one and from a random one, so that each has its turn also when they are many.
 * Reads ranges of two indexes; no index supports `is distinct from`.
 */
const pendingRows = (table: DetectedTable) => `
    with recursive start (author_id) as (
      select 0 union all
      select (random() * max(author_id))::int from ${table} where detector_version is null
    ), author as (
      select next.author_id, 1 as number from start, ${nextAuthor(table, '>= start.author_id')}
      union all
      select next.author_id, number + 1
      from author, ${nextAuthor(table, '> author.author_id')}
      where number < ${String(MAX_AUTHORS)}
    ), turn as (
      select distinct author_id from author
    ), fair as (
      select id from turn, lateral (
        select id from ${table} pending_row
        where detector_version is null and pending_row.author_id = turn.author_id and ${IS_FREE}
        order by id
        limit $2 / 2 / (select count(*) from turn) for update skip locked
      ) free_row
    ), oldest as (
      select id from ${table}
      where detector_version is null and ${IS_FREE} and id <> all (array(table fair))
      order by detector_version, id
      limit $2 - (select count(*) from fair) for update skip locked
    ), undetected as (
      table fair union all table oldest
    ), older as (
      select id from ${table} where detector_version < $1 and ${IS_FREE}
      order by detector_version, id
      limit $2 - (select count(*) from undetected) for update skip locked
    ), newer as (
      select id from ${table} where detector_version > $1 and ${IS_FREE}
      order by detector_version, id
      limit $2 - (select count(*) from undetected) - (select count(*) from older)
      for update skip locked
    ), pending as (
      table undetected union all table older union all table newer
    )`;

const LEASE = `
      leased_until = now() + interval '${String(LEASE_SECONDS)} seconds',
      claimed_by = $1,
      claims = case when claimed_by = $1 then claims + 1 else 1 end`;

/** With an array, PostgreSQL finds the rows by their ids. */
const PENDING_IDS = 'any (array(table pending))';

const CLAIM: PreparedStatement = {
  name: 'claim-steps',
  text: `${pendingRows('step')}
    update step set ${LEASE}
    from recipe
    where recipe.id = step.recipe_id and step.id = ${PENDING_IDS}
    returning step.id as "stepId", step.revision, recipe.locale, step.description`,
};

/** The statement that reads the claimed texts follows: it sees the same or newer texts. */
const CLAIM_TEXTS: PreparedStatement = {
  name: 'claim-texts',
  text: `${pendingRows('recipe_text')}
    update recipe_text set ${LEASE} where id = ${PENDING_IDS} returning id`,
};

const COMPLETE_TEXTS = `
  update recipe_text set foods = result.foods, unread = result.unread, detector_version = $1,
    leased_until = null, claimed_by = null, claims = 0
  from jsonb_to_recordset($2::jsonb) as result ("recipeId" int, foods jsonb, unread jsonb)
  where recipe_text.id = result."recipeId"`;

/**
 * `$1` the recipes or null, `$2` the row after which it begins, `$3` the number of rows. A recipe with
 * a pending text may contain any food. Recipes are locked first, as by all other writes.
 */
const marking = (table: DetectedTable, recipeId: string) => `
    with wanted as (
      select id, ${recipeId} as recipe_id from ${table}
      where id > $2 and ($1::int[] is null or ${recipeId} = any ($1::int[]))
      order by id limit $3
    ), locked as materialized (
      select id from recipe where id in (select recipe_id from wanted)
      order by id for no key update
    ), reached as (
      select ${table}.id from ${table}
      where id in (select id from wanted) and (select count(*) from locked) > 0
      order by id for no key update
    ), incomplete as (
      update recipe set is_incomplete = true,
        dietary_flags = dietary_flags | ${String(ALLERGEN_FLAGS)}
      from locked where recipe.id = locked.id and not is_incomplete
    ), marked as (
      update ${table} set
        detector_version = null,
        pending_since = case when detector_version is null then pending_since else now() end,
        leased_until = case when detector_version is null then leased_until end,
        claimed_by = null,
        claims = 0
      from reached
      where ${table}.id = reached.id and (${table}.detector_version is not null or ${table}.claims > 0)
    )
    select count(*)::int as marked, max(id) as last from reached`;

const MARK: PreparedStatement = {
  name: 'mark-steps-pending',
  text: marking('step', 'recipe_id'),
};

const MARK_TEXTS: PreparedStatement = {
  name: 'mark-texts-pending',
  text: marking('recipe_text', 'id'),
};

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
