import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DELETED_AUTHOR } from '../deletion/deleted/deleted-rows.query.js';
import { READABLE, type RecipeAudience } from '../recipes/read-model/visible-recipes.query.js';
import { RecipeCopiesRepository } from './recipe-copies.repository.js';

/**
 * Keeps recipes as they are for the dishes that contain them and whose author may not read them: such a
 * dish contains a copy without an author from then on. While a recipe does not change, it is as the author
 * could last read it, and needs no copy.
 */
@Injectable()
export class PartCopiesRepository {
  constructor(private readonly copies: RecipeCopiesRepository) {}

  /**
   * Copies recipes, and those that contain them, where dishes need it. Call it in the transaction of the
   * change, before it.
   *
   * @param after the new audience of the recipes, `DELETED`, or that of each recipe by default
   */
  async keep(
    manager: EntityManager,
    recipeIds: readonly number[],
    after?: RecipeAudience | 'DELETED',
  ): Promise<void> {
    const changes = JSON.stringify(changesOf(after));
    // A copy contains what the original contains, and nobody may read it: it needs copies of what changes.
    for (;;) {
      const lost = await manager.query<LostPart[]>(LOST, [recipeIds, changes]);
      if (lost.length === 0) return;
      const originals = [...new Set(lost.map(({ partId }) => partId))].sort((a, b) => a - b);
      const copies = await this.copies.copy(manager, originals, null);
      const copyOf = new Map(originals.map((id, index) => [id, copies[index]]));
      await manager.query(CONTAIN_COPIES, [
        lost.map(({ recipeId }) => recipeId),
        lost.map(({ partId }) => partId),
        lost.map(({ partId }) => copyOf.get(partId)),
      ]);
    }
  }
}

/** A part whose author of the dish may not read it. */
interface LostPart {
  readonly recipeId: number;
  readonly partId: number;
}

/** The columns of a recipe that decide who may read it, after a change. */
function changesOf(after: RecipeAudience | 'DELETED' | undefined): Record<string, unknown> {
  if (after === undefined) return {};
  if (after === 'DELETED') return { visibility: 'PERSONAL', author_id: DELETED_AUTHOR };
  return { visibility: after.visibility, author_house_id: after.authorHouseId };
}

/** `$1` the recipes that change, `$2` their new columns. */
const LOST = `
  with recursive changed (id) as (
    select unnest($1::int[])
    union
    select part.recipe_id from changed join recipe_part part on part.content_id = changed.id
  )
  select part.recipe_id as "recipeId", part.part_id as "partId"
  from changed
  join recipe stored on stored.id = changed.id
  cross join lateral jsonb_populate_record(
    stored, case when stored.id = any ($1) then $2::jsonb else '{}' end
  ) recipe
  join recipe_part part on part.content_id = changed.id and part.part_id = changed.id
  join recipe dish on dish.id = part.recipe_id
  left join profile viewer on viewer.id = dish.author_id
  where dish.author_id is distinct from ${String(DELETED_AUTHOR)} 
    and (viewer.id is null or ${READABLE} is not true)`;

/** Parallel arrays: `$1` dishes, `$2` their parts, `$3` copies of these. */
const CONTAIN_COPIES = `
  with kept as (
    select * from unnest($1::int[], $2::int[], $3::int[]) as kept (recipe_id, part_id, copy_id)
  ), changed as (
    insert into changed_part (recipe_id) select distinct copy_id from kept
  )
  update recipe_part part set content_id = kept.copy_id
  from kept
  where part.recipe_id = kept.recipe_id and part.part_id = kept.part_id`;
