import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { copyInto } from '../database/insertion.js';
import { type Changed, WITH_RECIPE_EVENTS } from '../events/new-events.query.js';

/** Copies recipes with their photo, which they share, and their texts, lines, parts, steps, techniques and corrections. */
@Injectable()
export class RecipeCopiesRepository {
  /**
   * Gives the author a PERSONAL copy of each recipe; null: nobody, and corrections are not copied.
   * Nothing is detected anew; what is pending is pending in the copy. The recipes are locked, so that
   * their photos stay stored. Copies nothing for an author whose account does not exist.
   *
   * @param authorId null: none, without photo and corrections; then the recipes need no lock
   * @returns the ids of the copies, in the order of the ids of the recipes
   */
  async copy(
    manager: EntityManager,
    recipeIds: readonly number[],
    authorId: number | null,
  ): Promise<readonly number[]> {
    const [{ ids }] = await manager.query<[Changed]>(COPY, [recipeIds, authorId]);
    return ids;
  }
}

/** The next id of a table. */
const nextId = (table: string) => `nextval(pg_get_serial_sequence('${table}', 'id'))`;

/** No worker holds the copy of a pending text. Texts of nobody have a turn of their own. */
const UNCLAIMED = {
  authorId: 'coalesce($2::int, 0)',
  revision: '1',
  leasedUntil: 'null',
  claimedBy: 'null',
  claims: '0',
};

/**
 * `$1` the recipes, `$2` the author. The house may import the page of a copy. A copy with parts is derived
 * anew: they may have changed meanwhile. The corrections of a
 * copy are its author's, in whose quotas they count.
 */
const COPY = `
  with original as materialized (
    select recipe.id as original_id, ${nextId('recipe')} as id, author.house_id
    from recipe left join profile author on author.id = $2
    where recipe.id = any ($1) and ($2::int is null or author.id is not null)
    order by recipe.id
  ), changed as (
    ${copyInto('recipe', 'recipe', {
      id: 'original.id',
      visibility: `'PERSONAL'`,
      authorId: '$2::int',
      authorHouseId: 'original.house_id',
      sourceId: 'null',
      externalId: 'null',
      pageKey: 'null',
      photoId: 'case when $2::int is not null then recipe.photo_id end',
      copiedFromId: 'original.original_id',
      createdAt: 'now()',
      updatedAt: 'now()',
      savedBy: '$2::int',
      savedAt: 'now()',
    })}
    from original join recipe on recipe.id = original.original_id
    returning id, visibility, author_id, author_house_id
  ), texts as (
    ${copyInto('recipe_text', 'texts', { id: 'original.id', ...UNCLAIMED })}
    from original join recipe_text texts on texts.id = original.original_id
  ), lines as (
    ${copyInto('recipe_line', 'line', { recipeId: 'original.id' })}
    from original join recipe_line line on line.recipe_id = original.original_id
  ), parts as (
    ${copyInto('recipe_part', 'part', { recipeId: 'original.id' })}
    from original join recipe_part part on part.recipe_id = original.original_id
  ), changed_parts as (
    insert into changed_part (recipe_id)
    select id from original
    where exists (select from recipe_part where recipe_id = original.original_id)
  ), original_step as materialized (
    select step.id as original_id, ${nextId('step')} as id, original.id as recipe_id
    from original join step on step.recipe_id = original.original_id
  ), steps as (
    ${copyInto('step', 'step', {
      id: 'original_step.id',
      recipeId: 'original_step.recipe_id',
      ...UNCLAIMED,
    })}
    from original_step join step on step.id = original_step.original_id
  ), techniques as (
    ${copyInto('step_technique', 'technique', {
      id: nextId('step_technique'),
      stepId: 'original_step.id',
    })}
    from original_step join step_technique technique on technique.step_id = original_step.original_id
    order by technique.id
  ), corrections as (
    ${copyInto('correction', 'correction', {
      id: nextId('correction'),
      stepId: 'original_step.id',
      authorId: '$2',
      byAuthor: 'true',
      isCopy: 'true',
    })}
    from original_step join correction on correction.step_id = original_step.original_id
    where $2::int is not null
    order by correction.id
  )
  ${WITH_RECIPE_EVENTS}`;
