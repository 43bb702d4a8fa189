import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../database/database.js';
import type { PreparedStatement } from '../../database/prepared-statement.js';
import { readableByHouse, type RecipeAudience } from '../read-model/visible-recipes.query.js';

/**
 * Freezes planned recipes for houses that may no longer read them: the house keeps what it could
 * read. Call each method in the transaction of the change. Freezing copies nothing, so that leaving
 * or being removed is fast whatever the house has planned; the copy is made before the next change
 * of the recipe, once for all houses.
 */
@Injectable()
export class FrozenRecipesRepository {
  constructor(private readonly database: Database) {}

  /**
   * Freezes the recipe for houses that may no longer read it, and thaws it for those that may again.
   * Call this method before the audience changes.
   */
  async freezeOrThaw(
    manager: EntityManager,
    recipeId: number,
    { visibility, authorHouseId }: RecipeAudience,
  ): Promise<void> {
    await manager.query(FREEZE_OR_THAW, [recipeId, visibility, authorHouseId]);
  }

  /** Call this method after the author has left the house. */
  async freezeRecipesOf(manager: EntityManager, houseId: number, authorId: number): Promise<void> {
    await manager.query(FREEZE_RECIPES, [houseId, authorId]);
  }

  /**
   * Stores the content of a frozen recipe for its houses, unless it is stored. Call this method
   * before a person changes the recipe.
   */
  async storeSnapshot(manager: EntityManager, recipeId: number): Promise<void> {
    await this.database.write(STORE_SNAPSHOT, [recipeId], manager);
  }
}

/** `$1` the recipe, `$2` and `$3` its audience. */
const FREEZE_OR_THAW = `
  with changed as (
    select id, $2::text as visibility, $3::int as author_house_id
    from recipe where id = $1
  ), thawed as (
    delete from frozen_recipe frozen using changed recipe
    where frozen.recipe_id = recipe.id and ${readableByHouse('frozen.house_id')}
  )
  insert into frozen_recipe (house_id, recipe_id)
  select item.house_id, recipe.id
  from changed recipe, houses_that_plan($1) as item (house_id)
  where not ${readableByHouse('item.house_id')}
  order by item.house_id
  on conflict do nothing`;

const FREEZE_RECIPES = `
  insert into frozen_recipe (house_id, recipe_id)
  select distinct item.house_id, recipe.id
  from (
    select house_id, recipe_id from planning_item
    union all
    select house_id, recipe_id from cooking
  ) item
  join recipe on recipe.id = item.recipe_id
  where item.house_id = $1 and recipe.author_id = $2 and not ${readableByHouse('item.house_id')}
  on conflict do nothing`;

const rows = (from: string) =>
  `coalesce((select jsonb_agg(to_jsonb(kept) - 'author_id') from ${from}), '[]')`;

const STORE_SNAPSHOT: PreparedStatement = {
  name: 'store-recipe-snapshot',
  text: `
    with snapshot as (
      insert into recipe_snapshot (recipe_id, recipe, texts, lines, steps, techniques, text_size)
      select recipe.id, to_jsonb(recipe) - 'author_id',
        (select to_jsonb(kept) - 'author_id' from recipe_text kept where kept.id = recipe.id),
        ${rows('recipe_line kept where kept.recipe_id = recipe.id')},
        ${rows('step kept where kept.recipe_id = recipe.id')},
        ${rows('step join step_technique kept on kept.step_id = step.id where step.recipe_id = recipe.id')},
        (select coalesce(sum(octet_length(description)), 0) from step where recipe_id = recipe.id)
      from recipe
      where recipe.id = $1
        and exists (select from frozen_recipe where recipe_id = $1 and snapshot_id is null)
      returning id
    )
    update frozen_recipe set snapshot_id = snapshot.id from snapshot
    where frozen_recipe.recipe_id = $1 and frozen_recipe.snapshot_id is null`,
};
