import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import { prepared } from '../database/prepared-statement.js';
import { withEvents } from '../events/new-events.query.js';
import { RecipeCopiesRepository } from './recipe-copies.repository.js';

/** Recipes that one transaction copies: each has lines, steps and techniques. */
export const MAX_COPIES = 20;

/** What decides which houses may read a recipe. */
interface Audience {
  readonly visibility: string;
  readonly authorHouseId: number | null;
}

interface PlannedRecipe {
  readonly recipeId: number;
  /** A house that plans the recipe and may no longer read it. */
  readonly houseId: number;
}

/**
 * Keeps planned recipes as they are for houses that may no longer read them: items, cookings and menus
 * of such a house name a copy without an author from then on, and its routines of the recipe end. Houses that lose a recipe together share
 * the copy. Call each method in the transaction of the change.
 */
@Injectable()
export class PlanCopiesRepository {
  constructor(
    private readonly database: Database,
    private readonly copies: RecipeCopiesRepository,
  ) {}

  /**
   * Copies recipes for the houses that plan them and may no longer read them: before the recipes
   * change or are deleted.
   *
   * @param audience the new audience; that of each recipe by default
   */
  async keep(
    manager: EntityManager,
    recipeIds: readonly number[],
    audience?: Audience,
  ): Promise<void> {
    const values = [recipeIds, audience?.visibility, audience?.authorHouseId];
    const planned = await this.database.read<PlannedRecipe>(WITHDRAWN, values, manager);
    if (planned.length === 0) return;
    const originals = [...new Set(planned.map(({ recipeId }) => recipeId))].sort((a, b) => a - b);
    const copies = await this.copies.copy(manager, originals, null);
    const copyOf = new Map(originals.map((id, index) => [id, copies[index]]));
    await manager.query(NAME_COPIES, [
      planned.map(({ houseId }) => houseId),
      planned.map(({ recipeId }) => recipeId),
      planned.map(({ recipeId }) => copyOf.get(recipeId)),
    ]);
  }

  /**
   * Copies the first of the recipes that a house plans of an author who has left it.
   *
   * @returns whether none is left
   */
  async keepOfDeparture(
    manager: EntityManager,
    houseId: number,
    authorId: number,
  ): Promise<boolean> {
    const recipes = await manager.query<{ id: number }[]>(OF_DEPARTURE, [houseId, authorId]);
    const ids = recipes.map(({ id }) => id);
    await this.keep(manager, ids);
    return ids.length < MAX_COPIES;
  }

  /** Locks the next copies that no plan, no menu and no recipe names any more. */
  async lockUnused(manager: EntityManager): Promise<number[]> {
    const unused = await manager.query<{ id: number }[]>(UNUSED);
    return unused.map(({ id }) => id);
  }
}

/** Whether a whole house may read a recipe. A planned recipe stays when its source is disabled. */
const readableByHouse = (visibility: string, authorHouseId: string, houseId: string) => `(
  ${visibility} = 'PUBLIC'
  or ${visibility} = 'HOUSE' and ${authorHouseId} is not distinct from ${houseId}
)`;

/**
 * `$1` recipes, `$2` and `$3` their new audience, or null. A member who plans a PERSONAL recipe shows it
 * to the house. The houses that plan a PUBLIC recipe are not read.
 */
const WITHDRAWN = prepared('find-withdrawn-recipes')(`
    select recipe.id as "recipeId", planned.house_id as "houseId"
    from (
      select id, author_id, visibility as former, coalesce($2, visibility) as visibility,
        case when $2 is null then author_house_id else $3::int end as author_house_id
      from recipe where id = any ($1::int[]) and coalesce($2, visibility) <> 'PUBLIC'
      offset 0
    ) recipe
    cross join lateral houses_that_plan(recipe.id) as planned (house_id)
    where not ${readableByHouse('recipe.visibility', 'recipe.author_house_id', 'planned.house_id')}
      and not (recipe.former = 'PERSONAL' and exists (
        select from profile author
        where author.id = recipe.author_id and author.house_id = planned.house_id
      ))`);

/** `$1` houses, `$2` recipes and `$3` copies of them: parallel arrays. */
const NAME_COPIES = `
  with kept as (
    select * from unnest($1::int[], $2::int[], $3::int[]) as kept (house_id, recipe_id, copy_id)
  ), routines as (
    delete from routine using kept
    where routine.recipe_id = kept.recipe_id and routine.house_id = kept.house_id
  ), items as (
    update planning_item set recipe_id = kept.copy_id from kept
    where planning_item.recipe_id = kept.recipe_id and planning_item.house_id = kept.house_id
    returning planning_item.house_id, planning_item.id
  ), cookings as (
    update cooking set recipe_id = kept.copy_id from kept
    where cooking.recipe_id = kept.recipe_id and cooking.house_id = kept.house_id
    returning cooking.house_id, cooking.id
  ), menu_items as (
    update menu_item set recipe_id = kept.copy_id from kept, menu
    where menu_item.recipe_id = kept.recipe_id
      and menu.id = menu_item.menu_id and menu.house_id = kept.house_id
  ), menu_cookings as (
    update menu_cooking set recipe_id = kept.copy_id from kept, menu
    where menu_cooking.recipe_id = kept.recipe_id
      and menu.id = menu_cooking.menu_id and menu.house_id = kept.house_id
  ), changed as (
    table items union all table cookings
  )
  ${withEvents('planning')}`;

const OF_DEPARTURE = `
  select recipe.id from recipe
  where recipe.author_id = $2
    and not ${readableByHouse('recipe.visibility', 'recipe.author_house_id', '$1')}
    and recipe.id in (
      select recipe_id from planning_item where house_id = $1
      union
      select recipe_id from cooking where house_id = $1
    )
  order by recipe.id limit ${String(MAX_COPIES)}`;

const UNUSED = `
  select id from recipe
  where author_id is null
    and not exists (select from planning_item where recipe_id = recipe.id)
    and not exists (select from cooking where recipe_id = recipe.id)
    and not exists (select from menu_item where recipe_id = recipe.id)
    and not exists (select from menu_cooking where recipe_id = recipe.id)
    and not exists (select from recipe_part where content_id = recipe.id)
  limit ${String(MAX_COPIES)}
  for update`;
