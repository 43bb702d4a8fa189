import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PartCopiesRepository } from '../copies/part-copies.repository.js';
import { PlanCopiesRepository } from '../copies/plan-copies.repository.js';
import { addRecipeEvents } from '../events/new-events.query.js';
import { batchDeletion, plannedDeletion, runBatches } from './delete-batch.js';
import { DELETED_AUTHOR } from './deleted/deleted-rows.query.js';
import { loseWords } from './lost-words.query.js';
import { CHANGED_AUTHOR, TO_NEW_AUTHOR } from './new-author.query.js';

/** Recipes of one transaction: a recipe may have thousands of lines and steps. */
const MAX_RECIPES = 20;

/** Deletes recipes with the rows that refer to them. */
@Injectable()
export class RowsOfRecipeRepository {
  constructor(
    private readonly planned: PlanCopiesRepository,
    private readonly parts: PartCopiesRepository,
  ) {}

  /**
   * Deletes one batch of the rows that refer to the recipes, and the recipes when no such row is
   * left. The recipes that contain them contain copies from then on.
   *
   * @returns whether the recipes are deleted
   */
  async deleteBatch(manager: EntityManager, recipeIds: readonly number[]): Promise<boolean> {
    await this.parts.keep(manager, recipeIds, 'DELETED');
    const isComplete = await runBatches(manager, STATEMENTS, [recipeIds]);
    if (isComplete) {
      await manager.query(RELEASE_PHOTOS, [recipeIds]);
      await manager.query(loseWords('$1'), [recipeIds]);
      await addRecipeEvents(manager, 'recipe', recipeIds);
      await manager.query('delete from recipe where id = any ($1)', [recipeIds]);
    }
    return isComplete;
  }

  /** Hides a recipe from all viewers until it is deleted. The house may import it again. */
  async hide(manager: EntityManager, recipeId: number): Promise<void> {
    await addRecipeEvents(manager, 'recipe', [recipeId]);
    await manager.query(HIDE, [recipeId]);
  }

  /**
   * Deletes one batch of the recipes of a deleted author. Houses keep those that they have planned,
   * apart from PUBLIC ones.
   *
   * @returns whether the author has no recipe left
   */
  async deleteBatchOfAuthor(manager: EntityManager, authorId: number): Promise<boolean> {
    const recipes = await manager.query<{ id: number }[]>(
      `select id from recipe where author_id = $1 order by id limit ${String(MAX_RECIPES)}
       for update`,
      [authorId],
    );
    if (recipes.length === 0) return true;
    const ids = recipes.map(({ id }) => id);
    if (authorId !== DELETED_AUTHOR) await this.planned.keep(manager, ids);
    const isDeleted = await this.deleteBatch(manager, ids);
    return isDeleted && recipes.length < MAX_RECIPES;
  }

  /**
   * Deletes one batch of the copies that no plan names any more.
   *
   * @returns whether there may be more
   */
  async deleteUnusedCopies(manager: EntityManager): Promise<boolean> {
    const ids = await this.planned.lockUnused(manager);
    if (ids.length > 0) await this.deleteBatch(manager, ids);
    return ids.length > 0;
  }
}

const HIDE = `
  with changed as (
    update recipe set author_id = ${String(DELETED_AUTHOR)}, visibility = 'PERSONAL',
      author_house_id = null
    where id = $1
    returning ${CHANGED_AUTHOR}
  ), trashed as (
    delete from recipe_trash where recipe_id = $1
  )
  ${TO_NEW_AUTHOR}`;

/** The job `photos` deletes them, unless another recipe has them. */
const RELEASE_PHOTOS = `
  update photo set delete_after = now()
  where id in (select photo_id from recipe where id = any ($1))`;

const STEPS = 'array(select id from step where recipe_id = any ($1))';

const STATEMENTS = [
  plannedDeletion('planning_item', 'recipe_id = any ($1)'),
  plannedDeletion('cooking', 'recipe_id = any ($1)'),
  batchDeletion('menu_item', 'recipe_id = any ($1)'),
  batchDeletion('menu_cooking', 'recipe_id = any ($1)'),
  batchDeletion('favourite', 'recipe_id = any ($1)'),
  batchDeletion('cooked_mark', 'recipe_id = any ($1)'),
  batchDeletion('recipe_rating', 'recipe_id = any ($1)'),
  batchDeletion('trashed_row', 'recipe_id = any ($1)'),
  batchDeletion('correction', `step_id = any (${STEPS})`),
  batchDeletion('step_technique', `step_id = any (${STEPS})`),
];
