import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DEFAULT_LOCALE } from '#domain/locale.js';
import { completeContent, writtenTexts } from '#domain/recipe/complete-content.js';
import { localeOf, type RecipeContent } from '#domain/recipe/recipe-content.js';
import { textsOf } from '#domain/recipe/recipe-texts.js';
import { pageKey } from '#domain/sources/page-key.js';
import { AppError } from '#platform/errors/app-error.js';
import { PendingStepsAnnouncer } from '../../detection/pending-steps-announcer.js';
import { RecipeEvidenceService } from '../../detection/derived/recipe-evidence.service.js';
import { StepDetectionService } from '../../detection/step-detection.service.js';
import { Database } from '../../database/database.js';
import { IdempotencyService } from '../../idempotency/idempotency.service.js';
import type { IdempotentRequest } from '../../idempotency/idempotent-request.js';
import { Catalogues } from '../../reference/catalogues.js';
import type { Profile } from '../../session/profile.view.js';
import { RecipeDetailService } from '../detail/recipe-detail.service.js';
import { PartsRepository } from '../parts/parts.repository.js';
import { type NewRecipe, type RecipeOrigin, RecipesRepository } from './recipes.repository.js';
import { requireReferences } from './require-references.js';

/**
 * Milliseconds in which an import detects recipes. A worker detects the others, so that the response
 * arrives before a client or a proxy gives up, however large the import is.
 */
export const IMPORT_DETECTION_TIME = 15_000;

/** Creates recipes. Returns them as JSON text of the shape `Recipe`. */
@Injectable()
export class CreateRecipeService {
  constructor(
    private readonly recipes: RecipesRepository,
    private readonly catalogues: Catalogues,
    private readonly detection: StepDetectionService,
    private readonly evidence: RecipeEvidenceService,
    private readonly pendingSteps: PendingStepsAnnouncer,
    private readonly details: RecipeDetailService,
    private readonly idempotency: IdempotencyService,
    private readonly database: Database,
    private readonly parts: PartsRepository,
  ) {}

  /**
   * Creates a recipe, or returns the stored response to an earlier request.
   *
   * @throws the errors of {@link createNew}
   */
  async create(
    author: Profile,
    content: RecipeContent,
    request: IdempotentRequest | null,
  ): Promise<string> {
    const response = await this.idempotency.replay(request);
    return response ?? this.createNew(author, content, null, request);
  }

  /**
   * Creates a recipe after the caller has looked for a stored response. `origin` is set when the
   * recipe is imported. Detection runs before the transaction, so that no connection is held while
   * the classifier works.
   *
   * @throws HOUSE_NOT_FOUND, DIET_NOT_FOUND, INGREDIENT_NOT_FOUND, UNIT_NOT_FOUND,
   *   RECIPE_NOT_FOUND, RECIPE_CIRCLE, RECIPE_ALREADY_IMPORTED, QUOTA_EXCEEDED, REQUEST_IN_PROGRESS,
   *   IDEMPOTENCY_KEY_REUSED
   */
  async createNew(
    author: Profile,
    written: RecipeContent,
    origin: RecipeOrigin | null,
    request: IdempotentRequest | null,
  ): Promise<string> {
    const recipe = await this.prepare(author, written, origin);
    // Without a key no transaction is needed: the recipe is written by one statement.
    const response =
      request === null
        ? await this.write(recipe)
        : await this.idempotency.run(request, (manager) => this.write(recipe, manager));
    this.announce([recipe]);
    return response;
  }

  /**
   * Checks the content of a recipe and detects its texts, before a transaction that inserts it.
   *
   * @param detectUntil in the time of `performance.now()`: later, the texts are pending
   * @throws HOUSE_NOT_FOUND, DIET_NOT_FOUND, INGREDIENT_NOT_FOUND, UNIT_NOT_FOUND
   */
  async prepare(
    author: Profile,
    written: RecipeContent,
    origin: RecipeOrigin | null,
    detectUntil = Infinity,
  ): Promise<NewRecipe> {
    const content = completeContent(written);
    if (content.visibility === 'HOUSE' && author.houseId === null) {
      throw new AppError('HOUSE_NOT_FOUND');
    }
    requireReferences(this.catalogues, content);
    const locale = localeOf(content, DEFAULT_LOCALE);
    const texts = content.steps.map(({ description }) => description);
    const isLate = performance.now() > detectUntil;
    const detection = isLate
      ? this.detection.pending(texts)
      : await this.detection.detectRecipe(locale, texts, textsOf(writtenTexts(content)));
    const evidence = this.evidence.ofRecipe(content, locale, detection);
    return { authorId: author.id, content, locale, detection, evidence, origin };
  }

  /**
   * Inserts a recipe of a file: without its page, when the house has another recipe of it. Call
   * {@link announce} after the transaction.
   *
   * @returns its id
   * @throws QUOTA_EXCEEDED, HOUSE_NOT_FOUND, NOT_AUTHENTICATED, RECIPE_NOT_FOUND, RECIPE_CIRCLE
   */
  async insert(recipe: NewRecipe, manager: EntityManager): Promise<number> {
    try {
      return await this.createWhole(recipe, manager);
    } catch (error) {
      const isOfPage = error instanceof AppError && error.errorName === 'RECIPE_ALREADY_IMPORTED';
      if (!isOfPage || recipe.origin === null) throw error;
      const { pageKey: _, ...origin } = recipe.origin;
      return this.createWhole({ ...recipe, origin }, manager);
    }
  }

  /** Call it before a transaction that inserts recipes with parts locks anything. */
  lockParts(manager: EntityManager): Promise<void> {
    return this.parts.lock(manager);
  }

  /** Announces that steps of recipes are pending, if any are. */
  announce(recipes: readonly NewRecipe[]): void {
    const detected = recipes.flatMap(({ detection }) => [...detection.steps, detection.texts]);
    if (detected.some(({ detectorVersion }) => detectorVersion === null)) {
      this.pendingSteps.announce();
    }
  }

  /** A recipe as JSON, as its author reads it. */
  read(authorId: number, recipeId: number, manager: EntityManager): Promise<string> {
    return this.details.readWritten(authorId, recipeId, manager);
  }

  private async write(recipe: NewRecipe, manager?: EntityManager): Promise<string> {
    const id = await this.createWhole(recipe, manager);
    return this.details.readWritten(recipe.authorId, id, manager);
  }

  /** Creates the recipe and its parts. Without parts and a `manager` it needs no transaction. */
  private createWhole(recipe: NewRecipe, manager?: EntityManager): Promise<number> {
    const { authorId: writerId, content } = recipe;
    if (content.parts.length === 0) return this.recipes.create(recipe, manager);
    const create = async (transaction: EntityManager) => {
      await this.parts.lock(transaction);
      await this.parts.require(transaction, { writerId, recipeId: null }, content.parts);
      const id = await this.recipes.create(recipe, transaction);
      await this.parts.replace(transaction, id, content.parts);
      await this.evidence.deriveAnew(transaction, [id]);
      return id;
    };
    return manager === undefined ? this.database.transaction(create) : create(manager);
  }
}

/** The origin of a recipe in a file that names the address of its page, or none. */
export function originInFile(sourceUrl: string | null): RecipeOrigin | null {
  if (sourceUrl === null) return null;
  const page = URL.canParse(sourceUrl) ? { pageKey: pageKey(sourceUrl) } : {};
  return { sourceId: null, externalId: null, sourceUrl, ...page };
}
