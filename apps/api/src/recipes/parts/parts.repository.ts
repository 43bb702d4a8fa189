import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RecipePart } from '#domain/recipe/recipe-content.js';
import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { AppError } from '#platform/errors/app-error.js';
import { insertionInto } from '../../database/insertion.js';
import { HAS_AUTHOR } from '../../deletion/deleted/deleted-rows.query.js';
import { contentsOf } from '../../detection/derived/recipe-contents.query.js';
import { requireKnown } from '../../http/fields/validation-error.js';
import { READABLE } from '../read-model/visible-recipes.query.js';

/** A recipe whose parts are written; without an id it is a new one. */
interface Whole {
  readonly writerId: number;
  readonly recipeId: number | null;
}

/** Writes the parts of recipes. */
@Injectable()
export class PartsRepository {
  /**
   * Waits for other writes that name parts, so that two of them together make no circle. Call it before the
   * transaction locks recipes.
   */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query(`select pg_advisory_xact_lock('recipe_part'::regclass::int)`);
  }

  /**
   * Checks the parts that a recipe does not have yet, and keeps all that it contains and will contain
   * unchanged until the transaction ends. Call it before the transaction writes events, and after
   * {@link lock} if there may be such parts.
   *
   * @throws RECIPE_NOT_FOUND, RECIPE_CIRCLE
   */
  async require(
    manager: EntityManager,
    { writerId, recipeId }: Whole,
    parts: readonly RecipePart[],
  ): Promise<void> {
    const stored = await manager.query<{ partId: number; contentId: number }[]>(STORED, [recipeId]);
    const contentOf = new Map(stored.map(({ partId, contentId }) => [partId, contentId]));
    const partIds = parts.map((part) => part.recipeId);
    const newIds = partIds.filter((id) => !contentOf.has(id));
    if (newIds.length > 0) {
      const readable = await manager.query<{ id: number }[]>(LOCK_READABLE, [writerId, newIds]);
      const known = new Set([...contentOf.keys(), ...readable.map(({ id }) => id)]);
      requireKnown(partIds, (id) => known.has(id), 'RECIPE_NOT_FOUND', 'parts[].recipeId');
      await this.requireTree(manager, recipeId, newIds);
    }
    await this.lockContents(manager, [...newIds, ...contentOf.values()]);
  }

  /** Keeps recipes and all that they contain unchanged until the transaction ends. */
  async lockContents(manager: EntityManager, recipeIds: readonly number[]): Promise<void> {
    await manager.query(LOCK_CONTENTS, [recipeIds]);
  }

  /** @throws RECIPE_CIRCLE when the recipe would contain itself, or too many levels */
  async requireTree(
    manager: EntityManager,
    recipeId: number | null,
    partIds: readonly number[],
  ): Promise<void> {
    const [{ isTree }] = await manager.query<[{ isTree: boolean }]>(IS_TREE, [recipeId, partIds]);
    if (!isTree) throw new AppError('RECIPE_CIRCLE');
  }

  /** Replaces the parts of a recipe. One that stays keeps its content. */
  async replace(
    manager: EntityManager,
    recipeId: number,
    parts: readonly RecipePart[],
  ): Promise<void> {
    const rows = parts.map(({ recipeId: partId, portions, note = null, before }, index) => ({
      position: index + 1,
      ...{ partId, portions, note, before },
    }));
    await manager.query(REPLACE, [recipeId, PART.json(rows)]);
  }

  /** Removes the author of a recipe: it is only a part of others. */
  async freeze(manager: EntityManager, recipeId: number): Promise<void> {
    await manager.query(FREEZE, [recipeId]);
  }
}

const STORED = `
  select part_id as "partId", content_id as "contentId" from recipe_part where recipe_id = $1`;

/** `$1` the writer, `$2` the recipes. */
const LOCK_READABLE = `
  select recipe.id from recipe, profile viewer
  where viewer.id = $1 and recipe.id = any ($2::int[]) and ${READABLE}
  order by recipe.id for share of recipe`;

const LOCK_CONTENTS = `
  select from recipe where id = any (array(
    with recursive ${contentsOf('select unnest($1::int[])')} select id from content
  ))
  order by id for share`;

/** One more than a recipe may have: longer ways need not be followed. */
const LEVELS = String(RECIPE_LIMITS.partLevels + 1);

/**
 * Whether the recipe `$1` may contain the recipes `$2`. `up` has the recipes that contain it, `down` what
 * they contain, each with its level.
 */
const IS_TREE = `
  with recursive up (id, level) as (
    select $1::int, 0
    union
    select recipe.id, level + 1
    from up join recipe_part part on part.content_id = up.id
    join recipe on recipe.id = part.recipe_id and ${HAS_AUTHOR}
    where level < ${LEVELS}
  ), down (id, level) as (
    select unnest($2::int[]), 1
    union
    select part.content_id, level + 1
    from down join recipe_part part on part.recipe_id = down.id
    where level < ${LEVELS}
  )
  select (select max(level) from up) + (select max(level) from down)
    <= ${String(RECIPE_LIMITS.partLevels)}
    and not exists (select from down where id = $1) as "isTree"`;

const PART = insertionInto('recipe_part', { recipeId: '$1::int', contentId: 'record.part_id' });

const REPLACE = `
  with part as (
    select * from ${PART.records('$2::jsonb')}
  ), removed as (
    delete from recipe_part where recipe_id = $1 and part_id <> all (select part_id from part)
  )
  ${PART.into} select ${PART.values} from part record
  on conflict (recipe_id, part_id) do update set ${PART.changes('excluded')}`;

/** Texts of nobody have a turn of their own, as in copies. */
const FREEZE = `
  with texts as (
    update recipe_text set author_id = 0 where id = $1
  ), steps as (
    update step set author_id = 0 where recipe_id = $1
  )
  update recipe set author_id = null, author_house_id = null, visibility = 'PERSONAL' where id = $1`;
