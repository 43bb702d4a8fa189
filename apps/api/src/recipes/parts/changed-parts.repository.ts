import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../database/database.js';
import { prepared } from '../../database/prepared-statement.js';
import { addRecipeEvents } from '../../events/new-events.query.js';
import { READABLE } from '../read-model/visible-recipes.query.js';
import { PartsRepository } from './parts.repository.js';

/** Frozen parts that are looked at together. */
export const MAX_FROZEN = 500;

/** A part of a recipe. */
export interface Place {
  readonly recipeId: number;
  readonly partId: number;
}

/** A part that its dish contains as a copy. */
export interface FrozenPart extends Place {
  /** Whether the author of the dish may read the part again. */
  readonly isReadable: boolean;
}

interface FoundWork {
  readonly hasChanged: boolean;
  readonly hasFrozen: boolean;
}

interface ChangedPart {
  readonly id: number;
  readonly recipeId: number;
  readonly doneUpTo: number;
}

/** A changed part, and the recipes to derive anew. */
interface NextDishes {
  readonly part: ChangedPart;
  readonly ids: readonly number[];
}

/** Parts that have changed, and frozen parts. */
@Injectable()
export class ChangedPartsRepository {
  constructor(
    private readonly database: Database,
    private readonly parts: PartsRepository,
  ) {}

  /**
   * Locks a changed part and the next of its dishes, while no other process does.
   *
   * @param recipeId the part; null: the one that changed first
   * @param max of recipes
   * @returns undefined when there is none
   */
  async lockNext(
    manager: EntityManager,
    recipeId: number | null,
    max: number,
  ): Promise<NextDishes | undefined> {
    await manager.query(`select pg_advisory_xact_lock('changed_part'::regclass::int)`);
    const [part] = await manager.query<ChangedPart[]>(NEXT, [recipeId]);
    if (part === undefined) return undefined;
    // The dishes that are read from now on are those after these changes too.
    if (part.doneUpTo === 0) await manager.query(JOIN_LATER, [part.id, part.recipeId]);
    const values = [part.recipeId, part.doneUpTo, max];
    const dishes = await manager.query<{ id: number }[]>(LOCK_DISHES, values);
    return { part, ids: dishes.map(({ id }) => id) };
  }

  /** Records that recipes are derived; `isLast`: all of them. */
  async finish(manager: EntityManager, { part, ids }: NextDishes, isLast: boolean): Promise<void> {
    await this.showChange(
      manager,
      ids.filter((id) => id !== part.recipeId),
    );
    if (isLast) await manager.query('delete from changed_part where id = $1', [part.id]);
    else await manager.query(CONTINUE, [part.id, Math.max(...ids)]);
  }

  /** Whether a part has changed, or is frozen. */
  async findWork(): Promise<FoundWork> {
    const [work] = await this.database.read<FoundWork>(FIND_WORK, []);
    return work ?? { hasChanged: false, hasFrozen: false };
  }

  /** Frozen parts in their order, after one of them. */
  findFrozen({ partId, recipeId }: Place): Promise<FrozenPart[]> {
    return this.database.read<FrozenPart>(FIND_FROZEN, [partId, recipeId]);
  }

  /**
   * Lets a dish contain a part itself again, if its author may read the part. The dish is to be derived.
   *
   * @returns false when the author may not
   * @throws RECIPE_CIRCLE
   */
  async revive(manager: EntityManager, { recipeId, partId }: Place): Promise<boolean> {
    await this.parts.lock(manager);
    const dishes = await manager.query<unknown[]>(LOCK_REVIVED, [recipeId, partId]);
    if (dishes.length === 0) return false;
    await this.parts.requireTree(manager, recipeId, [partId]);
    await manager.query(REVIVE, [recipeId, partId]);
    await this.parts.lockContents(manager, [partId]);
    return true;
  }

  /** Tells who sees dishes that a part has changed. */
  async showChange(manager: EntityManager, dishIds: readonly number[]): Promise<void> {
    await addRecipeEvents(manager, 'recipe', dishIds);
    await manager.query(SET_CHANGED, [dishIds]);
  }
}

/** `$1` a part, or null. */
const NEXT = `
  select id, recipe_id as "recipeId", done_up_to as "doneUpTo" from changed_part
  where $1::int is null or recipe_id = $1 order by id limit 1`;

const JOIN_LATER = 'delete from changed_part where id > $1 and recipe_id = $2';

/**
 * The part `$1` and its dishes, after the recipe `$2`. Dishes before their parts, as other transactions lock
 * them. `$3` is the maximum.
 */
const LOCK_DISHES = `
  with recursive dish (id, level) as (
    select $1::int, 0
    union
    select part.recipe_id, level + 1
    from dish join recipe_part part on part.content_id = dish.id
  ), next as (
    select id, max(level) as level from dish where id > $2
    group by id order by id limit $3
  )
  select recipe.id from next join recipe using (id)
  order by next.level desc, recipe.id for no key update of recipe`;

const SET_CHANGED = `
  update recipe set parts_changed_at = greatest(now(), parts_changed_at + interval '1 millisecond')
  where id = any ($1::int[])`;

const CONTINUE = 'update changed_part set done_up_to = $2 where id = $1';

const FIND_WORK = prepared('find-changed-parts')(`
  select exists (select from changed_part) as "hasChanged",
    exists (select from recipe_part where content_id <> part_id) as "hasFrozen"`);

/** Whether the author of a row `dish` may read the row `part` by itself. */
const IS_READABLE = `exists (
  select from recipe join profile viewer on viewer.id = dish.author_id
  where recipe.id = part.part_id and ${READABLE}
)`;

/** After the part `$1` of the recipe `$2`. */
const FIND_FROZEN = prepared('find-frozen-parts')(`
  select part.recipe_id as "recipeId", part.part_id as "partId", ${IS_READABLE} as "isReadable"
  from recipe_part part join recipe dish on dish.id = part.recipe_id
  where part.content_id <> part.part_id and (part.part_id, part.recipe_id) > ($1::int, $2::int)
  order by part.part_id, part.recipe_id limit ${String(MAX_FROZEN)}`);

/** Locks the recipe `$1` if its part `$2` is frozen, and its author may read the part. */
const LOCK_REVIVED = `
  select from recipe dish join recipe_part part on part.recipe_id = dish.id
  where dish.id = $1 and part.part_id = $2 and part.content_id <> part.part_id and ${IS_READABLE}
  for no key update of dish`;

const REVIVE = 'update recipe_part set content_id = part_id where recipe_id = $1 and part_id = $2';
