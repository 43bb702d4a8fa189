import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Locale } from '#domain/locale.js';
import type { CompleteContent } from '#domain/recipe/complete-content.js';
import type { DerivedColumns } from '#domain/nutrition/derived-columns.js';
import type { TextsDetection } from '#domain/recipe/recipe-detection.js';
import type { RevisedStep, StoredStep } from '#domain/recipe/revise-steps.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import { prepared } from '../../database/prepared-statement.js';
import { FIND_TEXTS, type WrittenTextsRow } from '../../detection/recipe-texts.query.js';
import { StepTechniquesRepository } from '../../detection/step-techniques.repository.js';
import { PartCopiesRepository } from '../../copies/part-copies.repository.js';
import { PlanCopiesRepository } from '../../copies/plan-copies.repository.js';
import { loseWords } from '../../deletion/lost-words.query.js';
import { recipeEvents } from '../../events/new-events.query.js';
import { storeWords } from '../list/search/words.query.js';
import { PartsRepository } from '../parts/parts.repository.js';
import { IS_SAME_IMPORT, type RecipeAudience } from '../read-model/visible-recipes.query.js';
import { LOCK_RECIPE, type RecipeToChange } from './recipe-to-change.query.js';
import {
  bytesOf,
  DERIVED,
  LINE,
  linesJson,
  RECIPE,
  recipeJson,
  STEP,
  stepsJson,
  TEXTS,
  textsJson,
} from './recipe-rows.js';
import { keepVersion, payloadJson } from './version-rows.js';
import { TextQuotaRepository } from './text-quota.repository.js';

/** What a recipe was before its update, and its new audience and content. */
interface RecipeChange {
  readonly writerId: number;
  readonly before: RecipeToChange;
  /** Whether other recipes contain it. */
  readonly isPart: boolean;
  /** Whether it has parts, before or after. */
  readonly hasParts: boolean;
  readonly after: RecipeAudience;
  readonly content: CompleteContent;
  readonly locale: Locale;
  readonly steps: readonly RevisedStep[];
  /** The reading of the other texts, and whether it is a new one. */
  readonly texts: TextsDetection;
  readonly isRead: boolean;
  readonly evidence: DerivedColumns;
}

interface UpdatedRecipe {
  readonly addedIds: readonly number[];
}

/** Updates a recipe with a fixed number of statements, whatever its size. */
@Injectable()
export class ChangeRecipeRepository {
  constructor(
    private readonly database: Database,
    private readonly techniques: StepTechniquesRepository,
    private readonly planned: PlanCopiesRepository,
    private readonly quotas: TextQuotaRepository,
    private readonly parts: PartsRepository,
    private readonly kept: PartCopiesRepository,
  ) {}

  /** Locks the recipe. Undefined when the profile may not see it. */
  async lock(
    manager: EntityManager,
    profileId: number,
    recipeId: number,
  ): Promise<RecipeToChange | undefined> {
    const values = [profileId, recipeId];
    const [recipe] = await this.database.read<RecipeToChange>(LOCK_RECIPE, values, manager);
    return recipe;
  }

  /** The texts of a locked recipe: the statement that locks it may read former texts. */
  async findTexts(manager: EntityManager, recipeId: number): Promise<WrittenTextsRow> {
    const [texts] = await this.database.read<WrittenTextsRow>(FIND_TEXTS, [recipeId], manager);
    if (texts === undefined) throw new AppError('RECIPE_NOT_FOUND');
    return texts;
  }

  /** The steps of the recipe, in order, with their detected and manual techniques. */
  async findSteps(manager: EntityManager, recipeId: number): Promise<StoredStep[]> {
    const steps = await this.database.read<Omit<StoredStep, 'techniques'>>(
      FIND_STEPS,
      [recipeId],
      manager,
    );
    const techniques = await this.techniques.load(
      manager,
      steps.map(({ id }) => id),
    );
    return steps.map((step) => ({ ...step, techniques: techniques.get(step.id) ?? [] }));
  }

  /**
   * Updates the recipe, replaces its lines and steps, and the techniques of revised steps.
   *
   * @throws RECIPE_ALREADY_IMPORTED when the house that the recipe moves to has imported its page
   * @throws RECIPE_NOT_FOUND, RECIPE_CIRCLE for new parts
   * @throws QUOTA_EXCEEDED when the recipe grows beyond the texts that its author may store
   */
  async update(manager: EntityManager, recipeId: number, change: RecipeChange): Promise<void> {
    const { before, after, content, locale, steps, texts, isRead, evidence } = change;
    const { writerId, isPart, hasParts } = change;
    if (isPart) await this.kept.keep(manager, [recipeId], after);
    if (hasParts) await this.parts.require(manager, { writerId, recipeId }, content.parts);
    if (mayLose(before, after)) await this.planned.keep(manager, [recipeId], after);
    const changed = [
      recipeId,
      recipeJson(content, locale, evidence),
      after.authorHouseId,
      textsJson(content, texts, evidence),
      isRead,
      linesJson(content),
      stepsJson(steps),
      payloadJson(content, locale),
      writerId,
    ];
    const [updated] = await this.database.write<UpdatedRecipe>(UPDATE_RECIPE, changed, manager);
    if (updated === undefined) throw new AppError('RECIPE_ALREADY_IMPORTED');
    const addedIds = updated.addedIds.values();
    const revised = steps.flatMap(({ id, revision }) => {
      const stepId = id ?? addedIds.next().value;
      return revision && stepId ? [{ stepId, ...revision }] : [];
    });
    await this.techniques.replace(manager, revised);
    if (hasParts) await this.parts.replace(manager, recipeId, content.parts);
    if (bytesOf(content) > before.bytes) await this.quotas.require(manager, before.authorId);
  }
}

/** Whether a house that plans the recipe may lose it: not while everybody or the same house reads it. */
function mayLose(before: RecipeAudience, { visibility, authorHouseId }: RecipeAudience): boolean {
  const isSame = before.visibility === visibility && before.authorHouseId === authorHouseId;
  return visibility === 'PERSONAL' || (visibility === 'HOUSE' && !isSame);
}

/** What an UPDATE sets of a detection that starts anew if `isNew`, an SQL expression. */
export function restarted(table: string, isNew: string): string {
  return `
    revision = ${table}.revision + (${isNew})::int,
    pending_since = case when ${isNew} then now() else ${table}.pending_since end,
    leased_until = case when ${isNew} then null else ${table}.leased_until end,
    claims = case when ${isNew} then 0 else ${table}.claims end`;
}

const FIND_STEPS = prepared('find-steps-to-change')(`
    select id, description, detector_version as "detectorVersion", foods, unread,
      removed_foods as "removedFoods"
    from step where recipe_id = $1 order by position`);

/**
 * Updates the row, the texts, the lines `$6` and the steps `$7` of the recipe. Lines and steps that stay as
 * they are are not written. `$3` is its house, `$5` whether the reading of the texts is new, `$8` the new
 * payload, `$9` who writes it. The former one is kept as a version unless it is the same. `updated_at`
 * differs after every update, even within one millisecond. Returns the new steps in their order; no row when
 * the house has imported the page already: an error of PostgreSQL would write the address of the page to
 * its log.
 */
const UPDATE_RECIPE = prepared('update-recipe')(`
    with record as (
      select * from ${RECIPE.records('$2::jsonb')}
    ), ${keepVersion('$8::jsonb')}, words as (
      ${storeWords('(select keys from record)')}
    ), lost as (
      ${loseWords('array[$1::int]', '(select keys from record)')}
    ), texts as (
      update recipe_text texts set ${TEXTS.changes('record')}, ${restarted('texts', '$5::boolean')}
      from ${TEXTS.records('$4::jsonb')}
      where texts.id = $1
    ), before as (
      select id, visibility, author_id, author_house_id from recipe where id = $1
    ), removed_lines as (
      delete from recipe_line
      where recipe_id = $1 and ingredient_id <> all (select unnest(ingredient_ids) from record)
    ), lines as (
      ${LINE.into} select ${LINE.values} from before recipe, ${LINE.records('$6::jsonb')}
      on conflict (recipe_id, ingredient_id) do update set ${LINE.changes('excluded')}
      where recipe_line.* is distinct from excluded.*
    ), written_step as (
      select * from ${STEP.records('$7::jsonb')}
    ), removed_steps as (
      delete from step
      where recipe_id = $1 and id not in (select id from written_step where id is not null)
    ), kept_steps as (
      update step set ${STEP.changes('record')}, ${restarted('step', 'record.revised')}
      from written_step record
      where step.id = record.id and (record.revised or step.position <> record.position)
    ), added_steps as (
      ${STEP.into}
      select ${STEP.values} from before recipe, written_step record
      where record.id is null order by record.place
      returning id, position
    ), after as (
      update recipe set
        ${RECIPE.changes('record')},
        search_keys = ${DERIVED.searchKeys},
        dietary_flags = ${DERIVED.dietaryFlags},
        author_house_id = $3,
        saved_by = case when exists (table kept) then $9::int else saved_by end,
        saved_at = case when exists (table kept) then now() else saved_at end,
        updated_at = greatest(now(), updated_at + interval '1 millisecond')
      from record
      where recipe.id = $1 and not exists (
        select from recipe other
        where ${IS_SAME_IMPORT}
          and other.author_house_id = $3 and other.id <> recipe.id
      )
      returning id, recipe.visibility, author_id, author_house_id
    )
    select array(select id from added_steps order by position) as "addedIds", (
      select ${recipeEvents('recipe', '(table before union all table after) version')}
    )
    from after`);
