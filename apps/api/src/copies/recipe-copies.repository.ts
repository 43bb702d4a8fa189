import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Copies recipes with their photo, which they share, and their texts, lines, steps, techniques and corrections. */
@Injectable()
export class RecipeCopiesRepository {
  /**
   * Gives the author a PERSONAL copy of each recipe. Nothing is detected anew; what is pending is
   * pending in the copy. The recipes are locked, so that their photos stay stored. Copies nothing for an author whose account does not exist.
   *
   * @param authorId null: nobody's, without photo and corrections; then the recipes need no lock
   * @returns the ids of the copies, in the order of the ids of the recipes
   */
  async copy(
    manager: EntityManager,
    recipeIds: readonly number[],
    authorId: number | null,
  ): Promise<number[]> {
    const copies = await manager.query<{ id: number }[]>(COPY, [recipeIds, authorId]);
    return copies.map(({ id }) => id);
  }
}

/** The next id of a table. */
const nextId = (table: string) => `nextval(pg_get_serial_sequence('${table}', 'id'))`;

/** The columns of a row, some of them with other values: new columns are copied too. */
const withValues = (row: string, values: string) =>
  `jsonb_populate_record(${row}, jsonb_build_object(${values}))`;

/** No worker holds the copy of a pending text. Texts of nobody have a turn of their own. */
const UNCLAIMED = `'author_id', coalesce($2::int, 0), 'revision', 1, 'leased_until', null, 'claimed_by', null, 'claims', 0`;

/**
 * `$1` the recipes, `$2` the author. The house may import the page of a copy. The corrections of a
 * copy are its author's, in whose quotas they count.
 */
const COPY = `
  with original as materialized (
    select recipe.id as original_id, ${nextId('recipe')} as id, author.house_id
    from recipe left join profile author on author.id = $2
    where recipe.id = any ($1) and ($2::int is null or author.id is not null)
    order by recipe.id
  ), recipes as (
    insert into recipe overriding system value
    select copy.*
    from original join recipe on recipe.id = original.original_id
    cross join lateral ${withValues(
      'recipe',
      `'id', original.id, 'visibility', 'PERSONAL', 'author_id', $2::int,
       'author_house_id', original.house_id, 'source_id', null, 'external_id', null,
       'photo_id', case when $2::int is not null then recipe.photo_id end,
       'copied_from_id', original.original_id, 'created_at', now(), 'updated_at', now()`,
    )} as copy
  ), texts as (
    insert into recipe_text
    select copy.*
    from original join recipe_text on recipe_text.id = original.original_id
    cross join lateral ${withValues('recipe_text', `'id', original.id, ${UNCLAIMED}`)} as copy
  ), lines as (
    insert into recipe_line
    select copy.*
    from original join recipe_line line on line.recipe_id = original.original_id
    cross join lateral ${withValues('line', `'recipe_id', original.id`)} as copy
  ), original_step as materialized (
    select step.id as original_id, ${nextId('step')} as id, original.id as recipe_id
    from original join step on step.recipe_id = original.original_id
  ), steps as (
    insert into step overriding system value
    select copy.*
    from original_step join step on step.id = original_step.original_id
    cross join lateral ${withValues(
      'step',
      `'id', original_step.id, 'recipe_id', original_step.recipe_id, ${UNCLAIMED}`,
    )} as copy
  ), techniques as (
    insert into step_technique overriding system value
    select copy.*
    from (
      select technique, original_step.id as step_id, ${nextId('step_technique')} as id
      from original_step
      join step_technique technique on technique.step_id = original_step.original_id
      order by technique.id
    ) kept
    cross join lateral ${withValues('kept.technique', `'id', kept.id, 'step_id', kept.step_id`)} as copy
  ), corrections as (
    insert into correction (step_id, author_id, is_copy, tech_step_id, replaced_ids, span_start,
      span_end, ingredients, utensils, description, locale, created_at)
    select original_step.id, $2, true, tech_step_id, replaced_ids, span_start,
      span_end, ingredients, utensils, description, locale, created_at
    from original_step join correction on correction.step_id = original_step.original_id
    where $2::int is not null
    order by correction.id
  )
  select id from original order by id`;
