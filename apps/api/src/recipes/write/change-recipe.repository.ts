import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Locale } from '#domain/locale.js';
import type { TextsDetection } from '#domain/recipe/recipe-detection.js';
import { type Evidence, evidenceColumns } from '#domain/foods/evidence-of-foods.js';
import type { CompleteContent } from '#domain/recipe/complete-content.js';
import type { RevisedStep, StoredStep } from '#domain/recipe/revise-steps.js';
import { sortName } from '#domain/search/words.js';
import { usedInTechniques } from '#domain/techniques/step-technique.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import type { PreparedStatement } from '../../database/prepared-statement.js';
import { FIND_TEXTS, type WrittenTextsRow } from '../../detection/recipe-texts.query.js';
import { StepTechniquesRepository } from '../../detection/step-techniques.repository.js';
import { forgetWords } from '../../deletion/forgotten-words.query.js';
import { TextQuotaRepository } from '../../quotas/text-quota.repository.js';
import { flagsOfFoods } from '../../reference/dietary-flags.query.js';
import { FrozenRecipesRepository } from '../frozen/frozen-recipes.repository.js';
import { storeWords } from '../list/search/words.query.js';
import type { RecipeAudience } from '../read-model/visible-recipes.query.js';
import { FIND_RECIPE, type RecipeToChange } from './recipe-to-change.query.js';
import { bytesOf, rowParameters } from './recipes.repository.js';

/** What a recipe was before its update, and its new audience and content. */
interface RecipeChange {
  readonly before: RecipeToChange;
  readonly after: RecipeAudience;
  readonly content: CompleteContent;
  readonly locale: Locale;
  readonly steps: readonly RevisedStep[];
  /** The new reading of the other texts; undefined if they do not change. */
  readonly reading: TextsDetection | undefined;
  /** What counts after the update. */
  readonly evidence: Evidence;
}

/** Updates a recipe with a fixed number of statements, whatever its size. */
@Injectable()
export class ChangeRecipeRepository {
  constructor(
    private readonly database: Database,
    private readonly techniques: StepTechniquesRepository,
    private readonly frozen: FrozenRecipesRepository,
    private readonly texts: TextQuotaRepository,
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
   * @throws QUOTA_EXCEEDED when the recipe grows beyond the texts that its author may store
   */
  async update(
    manager: EntityManager,
    recipeId: number,
    { before, after, content, locale, steps, reading, evidence: all }: RecipeChange,
  ): Promise<void> {
    const { authorHouseId } = after;
    if (before.visibility !== after.visibility || before.authorHouseId !== authorHouseId) {
      await this.frozen.freezeOrThaw(manager, recipeId, after);
    }
    await this.frozen.storeSnapshot(manager, recipeId);
    const { ingredients, description, otherLines } = content;
    const ingredientIds = ingredients.map(({ ingredientId }) => ingredientId);
    const { foodIds, isIncomplete, evidence } = evidenceColumns(all);
    const { techStepIds, utensilIds } = usedInTechniques(
      steps.flatMap(({ detection }) => detection.techniques),
    );
    const changed = [
      recipeId,
      ...rowParameters(content, locale, techStepIds),
      ingredientIds,
      bytesOf(content),
      authorHouseId,
      content.restMinutes,
      content.tags,
      sortName(content.name),
      steps.flatMap(({ id }) => id ?? []),
      description,
      JSON.stringify(otherLines),
      reading === undefined ? null : JSON.stringify(reading),
      foodIds,
      isIncomplete,
      JSON.stringify(evidence),
      techStepIds,
      utensilIds,
    ];
    const updated = await this.database.write(UPDATE_RECIPE, changed, manager);
    if (updated.length === 0) throw new AppError('RECIPE_ALREADY_IMPORTED');
    const contents = [
      recipeId,
      ingredientIds,
      ingredients.map(({ quantity }) => quantity),
      ingredients.map(({ unitId }) => unitId),
      steps.map(({ id }) => id),
      steps.map(({ description: text }) => text),
      steps.map(({ revision }) => revision !== undefined),
      steps.map(({ revision }) => revision?.detectorVersion ?? null),
      ingredients.map(({ note }) => note),
      ingredients.map(({ rawText }) => rawText),
    ];
    const written = await this.database.write<{ id: number }>(INSERT_CONTENTS, contents, manager);
    const revised = steps.flatMap(({ revision }, index) => {
      const stepId = written[index]?.id;
      return revision && stepId ? [{ stepId, ...revision }] : [];
    });
    await this.techniques.replace(manager, revised);
    if (bytesOf(content) > before.bytes) await this.texts.require(manager, before.authorId);
  }
}

/**
 * Locks the recipe: concurrent updates run one after the other, and the last update replaces the
 * whole recipe. Locks the profile: its house does not change. A new favourite does not
 * wait for these locks; a new planning item does.
 */
const LOCK_RECIPE: PreparedStatement = {
  name: 'lock-recipe-to-change',
  text: `${FIND_RECIPE.text}
    for no key update of recipe
    for key share of viewer`,
};

const FIND_STEPS: PreparedStatement = {
  name: 'find-steps-to-change',
  text: `
    select id, description, detector_version as "detectorVersion", foods, unread,
      removed_foods as "removedFoods"
    from step where recipe_id = $1 order by position`,
};

/**
 * Updates the row and the texts of the recipe, and deletes its lines and the steps that are not in
 * `$17`. `$20` is the new reading of the texts as JSON; null if they have not changed. `updated_at`
 * differs after every update, even within one millisecond: events are written when it changes. No row
 * when the house has imported the page already: an error of PostgreSQL would write the address of the
 * page to its log.
 */
const UPDATE_RECIPE: PreparedStatement = {
  name: 'update-recipe',
  text: `
    with words as (
      ${storeWords('$3::text[]')}
    ), forgotten as (
      ${forgetWords('array[$1::int]', '$3::text[]')}
    ), lines as (
      delete from recipe_line where recipe_id = $1
    ), steps as (
      delete from step where recipe_id = $1 and id <> all ($17::int[])
    ), texts as (
      update recipe_text set
        description = $18,
        other_lines = $19::jsonb,
        foods = coalesce(reading.foods, recipe_text.foods),
        unread = coalesce(reading.unread, recipe_text.unread),
        evidence = $23::jsonb,
        revision = recipe_text.revision + ($20 is not null)::int,
        detector_version = case when $20 is null
          then recipe_text.detector_version else reading."detectorVersion" end,
        pending_since = case when $20 is null then recipe_text.pending_since else now() end,
        leased_until = case when $20 is null then recipe_text.leased_until end,
        claims = case when $20 is null then recipe_text.claims else 0 end
      from (select) one left join jsonb_to_record($20::jsonb) as reading
        (foods jsonb, unread jsonb, "detectorVersion" text) on true
      where recipe_text.id = $1
    )
    update recipe set
      name = $2,
      search_keys = array_to_tsvector($3::text[]),
      visibility = $4::text,
      author_house_id = $13,
      portions = $5,
      locale = $6,
      image_url = $7,
      prep_minutes = $8,
      cook_minutes = $9,
      diet_ids = $10::int[],
      ingredient_ids = $11::int[],
      food_ids = $21::int[],
      is_incomplete = $22,
      dietary_flags = ${flagsOfFoods('$11::int[] || $21::int[]', '$22::boolean')},
      tech_step_ids = $24::int[],
      utensil_ids = $25::int[],
      bytes = $12,
      rest_minutes = $14,
      tags = $15::text[],
      sort_name = $16,
      updated_at = greatest(now(), updated_at + interval '1 millisecond')
    where id = $1 and not exists (
      select from recipe other
      where other.source_id = recipe.source_id and other.external_id = recipe.external_id
        and other.author_house_id = $13 and other.id <> recipe.id
    )
    returning id`,
};

/** Returns the steps in their order. */
const INSERT_CONTENTS: PreparedStatement = {
  name: 'insert-recipe-contents',
  text: `
    with lines as (
      insert into recipe_line (recipe_id, position, ingredient_id, quantity, unit_id, note, raw_text)
      select $1, line.position, line.ingredient_id, line.quantity, line.unit_id, line.note, line.raw_text
      from unnest($2::int[], $3::numeric[], $4::int[], $9::text[], $10::text[])
        with ordinality as line (ingredient_id, quantity, unit_id, note, raw_text, position)
    ), written as (
      select * from unnest($5::int[], $6::text[], $7::boolean[], $8::text[])
        with ordinality as written (id, description, revised, detector_version, position)
    ), kept as (
      update step set
        position = written.position,
        description = written.description,
        revision = step.revision + written.revised::int,
        detector_version = case when written.revised
          then written.detector_version else step.detector_version end,
        pending_since = case when written.revised then now() else step.pending_since end,
        leased_until = case when written.revised then null else step.leased_until end,
        claims = case when written.revised then 0 else step.claims end
      from written
      where step.id = written.id
      returning step.id, step.position
    ), added as (
      insert into step (recipe_id, author_id, position, description, detector_version)
      select $1, (select author_id from recipe where id = $1), position, description, detector_version
      from written where id is null
      order by position
      returning id, position
    )
    select id from (select * from kept union all select * from added) steps
    order by position`,
};
