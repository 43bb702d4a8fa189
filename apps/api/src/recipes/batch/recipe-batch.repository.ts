import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Course, COURSES } from '#domain/recipe/recipe-content.js';
import { courseKey } from '#domain/search/recipe-keys.js';
import { Database } from '../../database/database.js';
import { PlanCopiesRepository } from '../../copies/plan-copies.repository.js';
import { recipeEvents, WITH_RECIPE_EVENTS } from '../../events/new-events.query.js';
import { IS_SAME_IMPORT, type RecipeAudience } from '../read-model/visible-recipes.query.js';
import { LOCK_RECIPES, type RecipeToChange } from '../write/recipe-to-change.query.js';

/** The tags of a recipe, and whether it is an import that a house may have too. */
export interface BatchedRecipe {
  readonly id: number;
  readonly tags: readonly string[];
  /** The page that it was imported from; null: it was not. */
  readonly page: string | null;
}

/** Locks and changes many recipes with a fixed number of statements. */
@Injectable()
export class RecipeBatchRepository {
  constructor(
    private readonly database: Database,
    private readonly planned: PlanCopiesRepository,
  ) {}

  /** Locks those of the recipes that a profile may see. */
  lock(
    manager: EntityManager,
    profileId: number,
    recipeIds: readonly number[],
  ): Promise<RecipeToChange[]> {
    return this.database.read<RecipeToChange>(LOCK_RECIPES, [profileId, recipeIds], manager);
  }

  /** What decides about changes of locked recipes: the statement that locks them may read former rows. */
  read(manager: EntityManager, recipeIds: readonly number[]): Promise<BatchedRecipe[]> {
    return manager.query(READ, [recipeIds]);
  }

  /** The pages that a house has imported, of those of some recipes, apart from these recipes. */
  async importedPages(
    manager: EntityManager,
    houseId: number,
    recipeIds: readonly number[],
  ): Promise<ReadonlySet<string>> {
    const rows = await manager.query<{ page: string }[]>(IMPORTED, [recipeIds, houseId]);
    return new Set(rows.map(({ page }) => page));
  }

  /** Gives locked recipes an audience, and houses that lose planned ones copies of them. */
  async setAudience(
    manager: EntityManager,
    recipeIds: readonly number[],
    audience: RecipeAudience,
  ): Promise<void> {
    const { visibility, authorHouseId } = audience;
    await this.planned.keep(manager, recipeIds, audience);
    await manager.query(SET_AUDIENCE, [recipeIds, visibility, authorHouseId]);
  }

  /** States the course of locked recipes; null: from then on it is the derived one. */
  async setCourse(
    manager: EntityManager,
    recipeIds: readonly number[],
    course: Course | null,
  ): Promise<void> {
    await this.planned.keep(manager, recipeIds);
    await manager.query(SET_COURSE, [recipeIds, course, COURSES, COURSES.map(courseKey)]);
  }
}

const PAGE = (row: string) =>
  `coalesce(${row}.page_key, ${row}.source_id || ' ' || ${row}.external_id)`;

const READ = `
  select id, tags, ${PAGE('recipe')} as page from recipe where id = any ($1::int[])`;

const IMPORTED = `
  select ${PAGE('recipe')} as page from recipe join recipe other on ${IS_SAME_IMPORT}
  where recipe.id = any ($1::int[]) and other.author_house_id = $2 and other.id <> all ($1::int[])`;

const SET_AUDIENCE = `
  with before as (
    select id, visibility, author_id, author_house_id from recipe where id = any ($1::int[])
  ), after as (
    update recipe set visibility = $2, author_house_id = $3,
      updated_at = greatest(now(), updated_at + interval '1 millisecond')
    where id = any ($1::int[])
    returning id, visibility, author_id, author_house_id
  )
  select ${recipeEvents('recipe', '(table before union all table after) version')}`;

/** `$3` are all courses, `$4` their keys. */
const SET_COURSE = `
  with changed as (
    update recipe set course = $2, search_keys = ts_delete(search_keys, $4::text[]) ||
        array_to_tsvector(array(
          select key from unnest($3::text[], $4::text[]) as named (course, key)
          where named.course = coalesce($2, derived_course)
        )),
      updated_at = greatest(now(), updated_at + interval '1 millisecond')
    where id = any ($1::int[])
    returning id, visibility, author_id, author_house_id
  )
  ${WITH_RECIPE_EVENTS}`;
