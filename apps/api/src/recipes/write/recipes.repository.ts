import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Locale } from '#domain/locale.js';
import { QUOTAS } from '#domain/quotas.js';
import { type Evidence, evidenceColumns } from '#domain/foods/evidence-of-foods.js';
import type { CompleteContent } from '#domain/recipe/complete-content.js';
import type { RecipeDetection } from '#domain/recipe/recipe-detection.js';
import type { RecipeContent } from '#domain/recipe/recipe-content.js';
import { recipeKeys } from '#domain/search/recipe-keys.js';
import { sortName } from '#domain/search/words.js';
import { usedInTechniques } from '#domain/techniques/step-technique.js';
import { AppError } from '#platform/errors/app-error.js';
import { quotaExceeded } from '#platform/errors/require-quota.js';
import { Config } from '../../config.js';
import { Database } from '../../database/database.js';
import type { PreparedStatement } from '../../database/prepared-statement.js';
import {
  CORRECTION_BYTES,
  TEXT_MARGIN,
  TextQuotaRepository,
} from '../../quotas/text-quota.repository.js';
import { flagsOfFoods } from '../../reference/dietary-flags.query.js';
import { storeWords } from '../list/search/words.query.js';

/**
 * The source of an imported recipe, and the id and URL of the recipe in this source. A recipe of an
 * archive has no source, and a URL if the archive names one.
 */
export interface RecipeOrigin {
  readonly sourceId: number | null;
  readonly externalId: string | null;
  readonly sourceUrl: string | null;
}

/** A recipe to be created. */
export interface NewRecipe {
  readonly authorId: number;
  readonly content: CompleteContent;
  readonly locale: Locale;
  readonly detection: RecipeDetection;
  readonly evidence: Evidence;
  readonly origin: RecipeOrigin | null;
}

/**
 * A recipe needs no second check while its author has fewer recipes than the quota minus this number:
 * more than are created at the same time, as a process runs three statements of a household at once.
 */
const QUOTA_MARGIN = 500;

/** What the statement that creates a recipe found and wrote. */
interface Creation {
  /** Null when the recipe was not created. */
  readonly id: number | null;
  /** Whether the author has as many recipes as the statement allows. */
  readonly hasMaxRecipes: boolean;
  /** Whether the author would have more bytes than the statement allows. */
  readonly exceedsBytes: boolean;
}

/** Creates recipes. */
@Injectable()
export class RecipesRepository {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly quotas: TextQuotaRepository,
  ) {}

  /**
   * Creates the recipe with one statement, in a transaction of its own or of the given `manager`.
   *
   * @returns the id of the recipe
   * @throws QUOTA_EXCEEDED, RECIPE_ALREADY_IMPORTED
   * @throws NOT_AUTHENTICATED, HOUSE_NOT_FOUND when the author has deleted the account, or has left
   *   the house of a HOUSE recipe, since authentication
   */
  async create(recipe: NewRecipe, manager?: EntityManager): Promise<number> {
    const { authorRecipes } = QUOTAS;
    const { personTexts } = this.config.totals;
    const parameters = createParameters(recipe);
    const values = [...parameters, authorRecipes.max - QUOTA_MARGIN, personTexts.max - TEXT_MARGIN];
    const [created] = await this.database.write<Creation>(CREATE_RECIPE, values, manager);
    if (!created?.hasMaxRecipes && !created?.exceedsBytes) return idOf(created, recipe);
    const createLast = async (transaction: EntityManager) => {
      const lastValues = [...parameters, authorRecipes.max, personTexts.max];
      const [last] = await this.database.write<Creation>(CREATE_RECIPE, lastValues, transaction);
      if (last?.hasMaxRecipes === true) throw quotaExceeded(authorRecipes);
      if (last?.exceedsBytes === true) throw quotaExceeded(personTexts);
      const id = idOf(last, recipe);
      await this.quotas.requireRecipes(transaction, recipe.authorId);
      await this.quotas.require(transaction, recipe.authorId);
      return id;
    };
    return manager === undefined ? this.database.transaction(createLast) : createLast(manager);
  }
}

function idOf(created: Creation | undefined, { content }: NewRecipe): number {
  if (created?.id != null) return created.id;
  // A row without an id: the house has imported the page already, and nothing was inserted.
  if (created !== undefined) throw new AppError('RECIPE_ALREADY_IMPORTED');
  throw new AppError(content.visibility === 'HOUSE' ? 'HOUSE_NOT_FOUND' : 'NOT_AUTHENTICATED');
}

/** The size of a recipe in the quota of its author. */
export function bytesOf(content: RecipeContent): number {
  return Buffer.byteLength(JSON.stringify(content));
}

/** The parameters `$2` to `$10` of the statements that create and update the row of a recipe. */
export function rowParameters(
  content: CompleteContent,
  locale: Locale,
  techStepIds: readonly number[],
): unknown[] {
  return [
    content.name,
    recipeKeys(content, techStepIds),
    content.visibility,
    content.portions,
    locale,
    content.imageUrl,
    content.prepMinutes,
    content.cookMinutes,
    content.dietIds,
  ];
}

/**
 * Writes the recipe with its lines, texts, steps and techniques in one round trip, if the author has fewer
 * than `$32` recipes and, with this one, at most `$33` bytes. The lock on the author's row keeps the
 * author's house unchanged until then.
 */
const CREATE_RECIPE: PreparedStatement = {
  name: 'create-recipe',
  text: `
    with author as (
      select id, house_id from profile where id = $1 for key share
    ), quota as (
      select recipes >= $32 as is_full, bytes + ${CORRECTION_BYTES} + $22::int > $33::bigint as is_long
      from author_total where profile_id = $1
    ), created as (
      insert into recipe (
        name, search_keys, visibility, author_id, author_house_id, portions, locale, image_url,
        prep_minutes, cook_minutes, diet_ids, source_id, external_id, source_url,
        ingredient_ids, food_ids, is_incomplete, dietary_flags, tech_step_ids, utensil_ids, bytes,
        rest_minutes, tags, sort_name
      )
      select $2, array_to_tsvector($3::text[]), $4::text, author.id, author.house_id, $5, $6, $7,
        $8, $9, $10::int[], $11, $12, $13,
        $14::int[], $23::int[], $24::boolean,
        ${flagsOfFoods('$14::int[] || $23::int[]', '$24::boolean')},
        $15::int[], $16::int[], $22::int, $29, $30::text[], $31
      from author, quota
      where not quota.is_full and not quota.is_long
        and ($4::text <> 'HOUSE' or author.house_id is not null)
      -- An error would write the address of the imported page to the log of PostgreSQL.
      on conflict on constraint recipe_import_unique do nothing
      returning id
    ), words as (
      ${storeWords('$3::text[]')}
    ), lines as (
      insert into recipe_line (recipe_id, position, ingredient_id, quantity, unit_id, note, raw_text)
      select created.id, line.position, line.ingredient_id, line.quantity, line.unit_id, line.note,
        line.raw_text
      from created, unnest($14::int[], $17::numeric[], $18::int[], $25::text[], $26::text[])
        with ordinality as line (ingredient_id, quantity, unit_id, note, raw_text, position)
    ), texts as (
      insert into recipe_text
        (id, author_id, description, other_lines, foods, unread, detector_version, evidence)
      select created.id, $1, written.description, written."otherLines", written.foods,
        written.unread, written."detectorVersion", written.evidence
      from created, jsonb_to_record($27::jsonb) as written
        (description text, "otherLines" jsonb, foods jsonb, unread jsonb, "detectorVersion" text,
         evidence jsonb)
    ), steps as (
      insert into step (recipe_id, author_id, position, description, detector_version, foods, unread)
      select created.id, $1, written.position, written.description, written.detector_version,
        written.read -> 'foods', written.read -> 'unread'
      from created, unnest($19::text[], $20::text[], $28::jsonb[])
        with ordinality as written (description, detector_version, read, position)
      order by written.position
      returning id, position
    ), techniques as (
      insert into step_technique
        (step_id, tech_step_id, source, span_start, span_end, ingredients, utensils, duration,
         temperature)
      select steps.id, found."techStepId", found.source, found.start, found.end,
        found.ingredients, found.utensils, found.duration, found.temperature
      from jsonb_to_recordset($21::jsonb) as found
        (position int, "techStepId" int, source text, start int, "end" int,
         ingredients jsonb, utensils jsonb, duration jsonb, temperature jsonb)
      join steps on steps.position = found.position
    )
    select (select id from created) as id, quota.is_full as "hasMaxRecipes", quota.is_long as "exceedsBytes"
    from author, quota
    where $4::text <> 'HOUSE' or author.house_id is not null`,
};

function createParameters(recipe: NewRecipe): unknown[] {
  const { authorId, content, locale, origin } = recipe;
  const { ingredients, steps } = content;
  const detections = recipe.detection.steps;
  const techniques = detections.flatMap((detection, index) =>
    detection.techniques.map((technique) => ({ ...technique, position: index + 1 })),
  );
  const { techStepIds, utensilIds } = usedInTechniques(techniques);
  return [
    authorId,
    ...rowParameters(content, locale, techStepIds),
    origin?.sourceId ?? null,
    origin?.externalId ?? null,
    origin?.sourceUrl ?? null,
    ingredients.map(({ ingredientId }) => ingredientId),
    techStepIds,
    utensilIds,
    ingredients.map(({ quantity }) => quantity),
    ingredients.map(({ unitId }) => unitId),
    steps.map(({ description }) => description),
    detections.map(({ detectorVersion }) => detectorVersion),
    JSON.stringify(techniques),
    bytesOf(content),
    ...textParameters(recipe),
  ];
}

/** The parameters `$23` to `$31` of CREATE_RECIPE. */
function textParameters({ content, detection, evidence: all }: NewRecipe): unknown[] {
  const { ingredients, description, otherLines, restMinutes, tags } = content;
  const { foodIds, isIncomplete, evidence } = evidenceColumns(all);
  return [
    foodIds,
    isIncomplete,
    ingredients.map(({ note }) => note),
    ingredients.map(({ rawText }) => rawText),
    JSON.stringify({ description, otherLines, ...detection.texts, evidence }),
    detection.steps.map(({ foods, unread }) => JSON.stringify({ foods, unread })),
    restMinutes,
    tags,
    sortName(content.name),
  ];
}
