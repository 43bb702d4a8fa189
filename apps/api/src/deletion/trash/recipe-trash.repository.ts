import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MAX_COPIES, PlanCopiesRepository } from '../../copies/plan-copies.repository.js';
import { RecipeCopiesRepository } from '../../copies/recipe-copies.repository.js';
import { addRecipeEvents, WITH_RECIPE_EVENTS } from '../../events/new-events.query.js';
import { DELETED_AUTHOR, TRASHED_AUTHOR } from '../deleted/deleted-rows.query.js';
import { RestoredRowsRepository } from './restored-rows.repository.js';
import { TrashedRowsRepository } from './trashed-rows.repository.js';

/**
 * Moves recipes to the trash and back. A recipe in the trash keeps its row, lines, texts, steps and
 * techniques, but has no author; the rows that name it are in `trashed_row`.
 */
@Injectable()
export class RecipeTrashRepository {
  constructor(
    private readonly trashed: TrashedRowsRepository,
    private readonly restored: RestoredRowsRepository,
    private readonly copies: RecipeCopiesRepository,
    private readonly planned: PlanCopiesRepository,
  ) {}

  /** Moves locked recipes to the trash, with the first batch of the rows that name them. */
  async put(manager: EntityManager, recipeIds: readonly number[]): Promise<void> {
    await manager.query(RECORD, [recipeIds]);
    await this.moveBatch(manager, recipeIds);
    await addRecipeEvents(manager, 'recipe', recipeIds);
    await manager.query(HIDE, [recipeIds]);
  }

  /** Restores a locked recipe, with the first batch of the rows that named it. */
  async restore(manager: EntityManager, recipeId: number): Promise<void> {
    await manager.query(RESTORE, [recipeId]);
    await this.restoreBatch(manager, recipeId);
  }

  /**
   * Moves one batch of the rows of any recipe whose rows are still to be moved.
   *
   * @returns whether there was one
   */
  async moveNext(manager: EntityManager): Promise<boolean> {
    const [next] = await manager.query<{ id: number; isTrashed: boolean }[]>(LOCK_NEXT);
    if (next === undefined) return false;
    if (next.isTrashed) await this.moveBatch(manager, [next.id]);
    else await this.restoreBatch(manager, next.id);
    return true;
  }

  /**
   * Passes the first HOUSE recipes in the trash of an author who has left a locked house to its
   * administrator. The author receives copies, which are in the trash too.
   *
   * @returns whether none is left
   */
  async passOfDeparture(
    manager: EntityManager,
    houseId: number,
    authorId: number,
  ): Promise<boolean> {
    const passed = await manager.query<{ id: number }[]>(PASS, [houseId, authorId]);
    if (passed.length === 0) return true;
    const ids = passed.map(({ id }) => id);
    const copies = await this.copies.copy(manager, ids, authorId);
    await this.put(manager, copies);
    await manager.query(DATE_COPIES, [copies]);
    return ids.length < MAX_COPIES;
  }

  private async moveBatch(manager: EntityManager, recipeIds: readonly number[]): Promise<void> {
    if (await this.trashed.move(manager, recipeIds)) await manager.query(SETTLE, [recipeIds]);
  }

  /** Houses that may no longer read the recipe keep a copy in their plans. */
  private async restoreBatch(manager: EntityManager, recipeId: number): Promise<void> {
    const isComplete = await this.restored.restore(manager, recipeId);
    await this.planned.keep(manager, [recipeId]);
    await manager.query(isComplete ? FORGET : LEAVE_TO_BACKGROUND, [recipeId]);
  }
}

/** A recipe that was restored may still have rows in the trash. */
const RECORD = `
  insert into recipe_trash (recipe_id, author_id, author_house_id, visibility, bytes)
  select id, author_id, author_house_id, visibility, bytes from recipe where id = any ($1::int[])
  on conflict (recipe_id) do update set author_id = excluded.author_id,
    author_house_id = excluded.author_house_id, visibility = excluded.visibility,
    deleted_at = now(), is_moving = true`;

const HIDE = `
  update recipe set author_id = ${String(TRASHED_AUTHOR)}, visibility = 'PERSONAL',
    author_house_id = null
  where id = any ($1::int[])`;

const SETTLE = `update recipe_trash set is_moving = false where recipe_id = any ($1::int[])`;

const RESTORE = `
  with changed as (
    update recipe set author_id = trash.author_id, author_house_id = trash.author_house_id,
      visibility = trash.visibility
    from recipe_trash trash
    where recipe.id = $1 and trash.recipe_id = recipe.id
    returning recipe.id, recipe.visibility, recipe.author_id, recipe.author_house_id
  ), texts as (
    update recipe_text set author_id = changed.author_id from changed
    where recipe_text.id = changed.id and recipe_text.author_id is distinct from changed.author_id
  ), steps as (
    update step set author_id = changed.author_id from changed
    where recipe_id = changed.id and step.author_id is distinct from changed.author_id
  )
  ${WITH_RECIPE_EVENTS}`;

const FORGET = 'delete from recipe_trash where recipe_id = $1';

const LEAVE_TO_BACKGROUND = 'update recipe_trash set is_moving = true where recipe_id = $1';

const LOCK_NEXT = `
  select recipe.id, recipe.author_id = ${String(TRASHED_AUTHOR)} as "isTrashed"
  from recipe_trash trash join recipe on recipe.id = trash.recipe_id
  where is_moving and recipe.author_id <> ${String(DELETED_AUTHOR)}
  limit 1
  for update`;

/** The shared address of a recipe ends with another author. */
const PASS = `
  with passed as (
    update recipe_trash trash set author_id = house.administrator_id
    from house
    where house.id = $1 and trash.recipe_id in (
      select recipe_id from recipe_trash
      where author_id = $2 and author_house_id = $1 and visibility = 'HOUSE'
      order by recipe_id limit ${String(MAX_COPIES)}
    )
    returning trash.recipe_id
  ), shares as (
    delete from recipe_share using passed where recipe_share.recipe_id = passed.recipe_id
  )
  select recipe_id as id from passed order by recipe_id`;

const DATE_COPIES = `
  update recipe_trash trash set deleted_at = original.deleted_at
  from recipe join recipe_trash original on original.recipe_id = recipe.copied_from_id
  where recipe.id = any ($1::int[]) and trash.recipe_id = recipe.id`;
