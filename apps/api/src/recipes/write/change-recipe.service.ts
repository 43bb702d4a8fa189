import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { completeContent, writtenTexts } from '#domain/recipe/complete-content.js';
import { PENDING_TEXTS } from '#domain/recipe/recipe-detection.js';
import { localeOf, type RecipeContent } from '#domain/recipe/recipe-content.js';
import { textsOf } from '#domain/recipe/recipe-texts.js';
import { reviseSteps, type StoredStep } from '#domain/recipe/revise-steps.js';
import { AppError } from '#platform/errors/app-error.js';
import { UnknownReference } from '../../http/fields/validation-error.js';
import { PendingStepsAnnouncer } from '../../detection/pending-steps-announcer.js';
import { FIND_TEXTS, type WrittenTextsRow } from '../../detection/recipe-texts.query.js';
import { RecipeEvidenceService } from '../../detection/derived/recipe-evidence.service.js';
import { StepDetectionService } from '../../detection/step-detection.service.js';
import { Database } from '../../database/database.js';
import type { IfMatch } from '../../http/conditional/if-match.js';
import { Catalogues } from '../../reference/catalogues.js';
import { RecipeDetailService } from '../detail/recipe-detail.service.js';
import { ChangedPartsService } from '../parts/changed-parts.service.js';
import { PartsRepository } from '../parts/parts.repository.js';
import { FIND_RECIPE, type RecipeToChange } from './recipe-to-change.query.js';
import { audienceAfter, requireEditor, requireHouse } from './require-author.js';
import { requireReferences } from './require-references.js';
import { ChangeRecipeRepository } from './change-recipe.repository.js';

/** Updates recipes, for their authors and, with shared editing, for the members of their house. */
@Injectable()
export class ChangeRecipeService {
  constructor(
    private readonly database: Database,
    private readonly recipes: ChangeRecipeRepository,
    private readonly catalogues: Catalogues,
    private readonly detection: StepDetectionService,
    private readonly evidence: RecipeEvidenceService,
    private readonly pendingSteps: PendingStepsAnnouncer,
    private readonly details: RecipeDetailService,
    private readonly parts: PartsRepository,
    private readonly changedParts: ChangedPartsService,
  ) {}

  /**
   * Updates a recipe; steps whose text does not change keep their techniques. Detection runs before
   * the transaction, so that no lock is held while the classifier works: texts that another update
   * changes in between are pending.
   *
   * @returns the recipe as JSON text of the shape `Recipe`
   * @throws HOUSE_NOT_FOUND, RECIPE_NOT_FOUND, DIET_NOT_FOUND, INGREDIENT_NOT_FOUND,
   *   UNIT_NOT_FOUND, STEP_NOT_FOUND, NOT_RECIPE_AUTHOR, PRECONDITION_FAILED,
   *   RECIPE_CIRCLE, RECIPE_ALREADY_IMPORTED, QUOTA_EXCEEDED
   */
  async update(
    profileId: number,
    recipeId: number,
    written: RecipeContent,
    ifMatch: IfMatch | null,
  ): Promise<string> {
    const [[found], [stored]] = await Promise.all([
      this.database.read<RecipeToChange>(FIND_RECIPE, [profileId, recipeId]),
      this.database.read<WrittenTextsRow>(FIND_TEXTS, [recipeId]),
    ]);
    const recipe = this.requireUpdatable(found, written);
    const locale = localeOf(written, recipe.locale);
    const descriptions = written.steps.map(({ description }) => description);
    const others = textsOf(writtenTexts(completeContent(written, stored)));
    const detection = await this.detection.detectRecipe(locale, descriptions, others);
    const { isPending, isPart } = await this.database.transaction(async (manager) => {
      if (written.parts?.length) await this.parts.lock(manager);
      const locked = await this.recipes.lock(manager, profileId, recipeId);
      const before = this.requireUpdatable(locked, written);
      const storedTexts = await this.recipes.findTexts(manager, recipeId);
      const content = completeContent(written, storedTexts);
      ifMatch?.require(await this.details.readWritten(profileId, recipeId, manager));
      const stored = await this.recipes.findSteps(manager, recipeId);
      requireSteps(content, stored);
      const otherLocale = locale !== before.locale;
      const steps = reviseSteps(content.steps, stored, detection.steps, { otherLocale });
      const newTexts = textsOf(writtenTexts(content));
      const isSame = !otherLocale && isDeepStrictEqual(newTexts, textsOf(storedTexts));
      const detected = isDeepStrictEqual(newTexts, others) ? detection.texts : PENDING_TEXTS;
      const texts = isSame ? storedTexts : detected;
      const after = audienceAfter(before, content.visibility);
      const evidence = this.evidence.ofRecipe(content, locale, {
        steps: steps.map((step) => step.detection),
        texts,
      });
      const { isPart } = storedTexts;
      const hasParts = storedTexts.parts.length > 0 || content.parts.length > 0;
      const change = {
        ...{ writerId: profileId, before, after, content, locale, steps, texts, evidence, isPart },
        hasParts,
        isRead: !isSame,
      };
      await this.recipes.update(manager, recipeId, change);
      if (hasParts) await this.evidence.deriveAnew(manager, [recipeId]);
      if (isPart) await this.evidence.recordChange(manager, [recipeId]);
      const revisions = [...steps.map(({ revision }) => revision), isSame ? undefined : texts];
      const isPending = revisions.some((revision) => revision?.detectorVersion === null);
      return { isPending, isPart };
    });
    if (isPending) this.pendingSteps.announce();
    if (isPart) await this.changedParts.follow(recipeId);
    return this.details.readWritten(profileId, recipeId);
  }

  /**
   * What decides whether a profile may change a recipe, apart from its visibility.
   *
   * @throws RECIPE_NOT_FOUND, NOT_RECIPE_AUTHOR
   */
  async requireEditable(profileId: number, recipeId: number): Promise<RecipeToChange> {
    const [recipe] = await this.database.read<RecipeToChange>(FIND_RECIPE, [profileId, recipeId]);
    if (recipe === undefined) throw new AppError('RECIPE_NOT_FOUND');
    return requireEditor(recipe, recipe.visibility);
  }

  private requireUpdatable(
    recipe: RecipeToChange | undefined,
    content: RecipeContent,
  ): RecipeToChange {
    const found = requireHouse(recipe, content.visibility);
    requireReferences(this.catalogues, content);
    return requireEditor(found, content.visibility);
  }
}

function requireSteps({ steps }: RecipeContent, stored: readonly StoredStep[]): void {
  const known = new Set(stored.map(({ id }) => id));
  const unknown = steps.findIndex(({ id }) => id != null && !known.has(id));
  if (unknown >= 0) throw new UnknownReference('STEP_NOT_FOUND', `steps[${String(unknown)}].id`);
}
