import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Locale } from '#domain/locale.js';
import { QUOTAS } from '#domain/quotas.js';
import type { CompleteContent } from '#domain/recipe/complete-content.js';
import type { DerivedColumns } from '#domain/nutrition/derived-columns.js';
import type { RecipeDetection } from '#domain/recipe/recipe-detection.js';
import { PENDING_STEP } from '#domain/recipe/revise-steps.js';
import { AppError } from '#platform/errors/app-error.js';
import { quotaExceeded } from '#platform/errors/require-quota.js';
import { Config } from '../../config.js';
import { Database } from '../../database/database.js';
import { insertionInto } from '../../database/insertion.js';
import { prepared } from '../../database/prepared-statement.js';
import { techniqueRow } from '../../detection/step-techniques.repository.js';
import { storeWords } from '../list/search/words.query.js';
import {
  LINE,
  linesJson,
  RECIPE,
  recipeJson,
  STEP,
  stepsJson,
  TEXTS,
  textsJson,
} from './recipe-rows.js';
import { TEXT_BYTES, TEXT_MARGIN, TextQuotaRepository } from './text-quota.repository.js';

/**
 * The source of an imported recipe, and the id and URL of the recipe in this source. A recipe of an
 * archive has no source, and a URL if the archive names one.
 */
export interface RecipeOrigin {
  readonly sourceId: number | null;
  readonly externalId: string | null;
  readonly sourceUrl: string | null;
  /** See `pageKey` of libs/domain. A house has one recipe of a page that has it. */
  readonly pageKey?: string;
}

/** A recipe to be created. */
export interface NewRecipe {
  readonly authorId: number;
  readonly content: CompleteContent;
  readonly locale: Locale;
  readonly detection: RecipeDetection;
  readonly evidence: DerivedColumns;
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
   * Creates the recipe without its parts, with one statement, in a transaction of its own or of the given
   * `manager`.
   *
   * @returns the id of the recipe
   * @throws QUOTA_EXCEEDED, RECIPE_ALREADY_IMPORTED
   * @throws NOT_AUTHENTICATED, HOUSE_NOT_FOUND when the author has deleted the account, or has left
   *   the house of a HOUSE recipe, since authentication
   */
  async create(recipe: NewRecipe, manager?: EntityManager): Promise<number> {
    const { authorRecipes } = QUOTAS;
    const { personTexts } = this.config.totals;
    const parameters = parametersOf(recipe);
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

const TECHNIQUE = insertionInto('step_technique', { stepId: 'steps.id' }, { step: 'int' });

/**
 * Writes the recipe with its lines, texts, steps and techniques in one round trip, if the author has fewer
 * than `$8` recipes and, with this one, at most `$9` bytes. The lock on the author's row keeps the
 * author's house unchanged until then.
 */
const CREATE_RECIPE = prepared('create-recipe')(`
    with author as (
      select id, house_id from profile where id = $1 for key share
    ), record as (
      select * from ${RECIPE.records('$2::jsonb')}
    ), quota as (
      select count(*) >= $8 as is_full,
        ${TEXT_BYTES} + (select bytes from record) > $9::bigint as is_long
      from recipe where author_id = $1
    ), recipe as (
      ${RECIPE.into}
      select ${RECIPE.values}
      from author, quota, record,
        jsonb_to_record($3::jsonb) as origin ("sourceId" int, "externalId" text, "sourceUrl" text, "pageKey" text)
      where not quota.is_full and not quota.is_long
        and (record.visibility <> 'HOUSE' or author.house_id is not null)
      -- An error would write the address of the imported page to the log of PostgreSQL.
      on conflict do nothing
      returning id, author_id, author_house_id, visibility
    ), words as (
      ${storeWords('(select keys from record)')}
    ), lines as (
      ${LINE.into} select ${LINE.values} from recipe, ${LINE.records('$4::jsonb')}
    ), texts as (
      ${TEXTS.into} select ${TEXTS.values} from recipe, ${TEXTS.records('$5::jsonb')}
    ), steps as (
      ${STEP.into}
      select ${STEP.values} from recipe, ${STEP.records('$6::jsonb')} order by record.place
      returning id, position
    ), techniques as (
      ${TECHNIQUE.into}
      select ${TECHNIQUE.values}
      from ${TECHNIQUE.records('$7::jsonb')} join steps on steps.position = record.step
    )
    select (select id from recipe) as id, quota.is_full as "hasMaxRecipes", quota.is_long as "exceedsBytes",
      (
        select add_house_events('recipe', array[author_house_id], array[id],
          array[case when visibility = 'PERSONAL' then author_id end])
        from recipe
      )
    from author, quota, record
    where record.visibility <> 'HOUSE' or author.house_id is not null`);

function parametersOf({ authorId, content, locale, detection, evidence, origin }: NewRecipe) {
  const steps = content.steps.map(({ description }, index) => {
    const detected = detection.steps[index] ?? PENDING_STEP;
    return { id: null, description, revision: undefined, detection: detected };
  });
  const techniques = detection.steps.flatMap((step, index) =>
    step.techniques.map((technique) => ({ step: index + 1, ...techniqueRow(technique) })),
  );
  return [
    authorId,
    recipeJson(content, locale, evidence),
    JSON.stringify(origin ?? {}),
    linesJson(content),
    textsJson(content, detection.texts, evidence),
    stepsJson(steps),
    TECHNIQUE.json(techniques),
  ];
}
