import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { tagKeys } from '#domain/search/recipe-keys.js';
import { PlanCopiesRepository } from '../../copies/plan-copies.repository.js';
import { loseWords } from '../../deletion/lost-words.query.js';
import { WITH_RECIPE_EVENTS } from '../../events/new-events.query.js';
import { storeWords } from '../list/search/words.query.js';
import { quoted } from '../list/search/recipe-filter.query.js';
import { EDITABLE, READABLE } from '../read-model/visible-recipes.query.js';
import { restarted } from '../write/change-recipe.repository.js';

/** Recipes whose tags one transaction changes. */
export const MAX_TAGGED = 500;

export interface TaggedRecipe {
  readonly id: number;
  readonly tags: readonly string[];
}

/** The new tags of a recipe. */
export interface TagChange {
  readonly before: TaggedRecipe;
  readonly tags: readonly string[];
}

/** Changes the tags of many recipes with a fixed number of statements. */
@Injectable()
export class RecipeTagsRepository {
  constructor(private readonly planned: PlanCopiesRepository) {}

  /** Locks the next recipes with a tag that a profile may change, after the id `after`. */
  lockTagged(
    manager: EntityManager,
    profileId: number,
    key: string,
    after: number,
  ): Promise<TaggedRecipe[]> {
    return manager.query(LOCK_TAGGED, [profileId, quoted(key), after]);
  }

  /** Writes the tags of locked recipes, whose texts are pending from then on. */
  async write(manager: EntityManager, recipes: readonly TagChange[]): Promise<void> {
    const rows = recipes.map(({ before, tags }) => {
      const keys = tagKeys(tags);
      const bytes = Buffer.byteLength(JSON.stringify(tags));
      return {
        id: before.id,
        tags,
        keys,
        gone: tagKeys(before.tags).filter((key) => !keys.includes(key)),
        added: bytes - Buffer.byteLength(JSON.stringify(before.tags)),
      };
    });
    const ids = recipes.map(({ before }) => before.id);
    await this.planned.keep(manager, ids);
    await manager.query(WRITE_TAGS, [JSON.stringify(rows)]);
  }
}

const LOCK_TAGGED = `
  select recipe.id, recipe.tags from recipe, profile viewer
  where viewer.id = $1 and (recipe.author_id = viewer.id or recipe.author_house_id = viewer.house_id)
    and ${READABLE} and ${EDITABLE} and recipe.search_keys @@ $2::tsquery and recipe.id > $3
  order by recipe.id limit ${String(MAX_TAGGED)}
  for no key update of recipe
  for key share of viewer`;

const RECORDS = 'select id from record';

const WRITE_TAGS = `
  with record as materialized (
    select * from jsonb_to_recordset($1::jsonb)
      as record (id int, tags text[], keys text[], gone text[], added int)
  ), words as (
    ${storeWords('array(select unnest(keys) from record)')}
  ), lost as (
    ${loseWords(
      `array(${RECORDS})`,
      `array(
        select unnest(tsvector_to_array(search_keys)) from recipe where id in (${RECORDS})
        except select unnest(gone) from record
      )`,
    )}
  ), texts as (
    update recipe_text texts set detector_version = null, foods = '[]', unread = '[]',
      ${restarted('texts', 'true')}
    from record where texts.id = record.id
  ), changed as (
    update recipe set tags = record.tags, bytes = recipe.bytes + record.added,
      search_keys = ts_delete(search_keys, record.gone) || array_to_tsvector(record.keys),
      updated_at = greatest(now(), updated_at + interval '1 millisecond')
    from record where recipe.id = record.id
    returning recipe.id, visibility, author_id, author_house_id
  )
  ${WITH_RECIPE_EVENTS}`;
