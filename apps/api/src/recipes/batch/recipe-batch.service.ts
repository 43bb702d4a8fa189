import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { changedTags } from '#domain/recipe/tags.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import { DeletionService } from '../../deletion/deletion.service.js';
import { PendingStepsAnnouncer } from '../../detection/pending-steps-announcer.js';
import { InvalidRequest } from '../../http/fields/validation-error.js';
import type { RecipeAudience } from '../read-model/visible-recipes.query.js';
import type { TagChange } from '../tags/recipe-tags.repository.js';
import { TagsService } from '../tags/tags.service.js';
import type { RecipeToChange } from '../write/recipe-to-change.query.js';
import {
  audienceAfter,
  requireAuthor,
  requireEditor,
  requireHouse,
} from '../write/require-author.js';
import { TextQuotaRepository } from '../write/text-quota.repository.js';
import type { RecipeBatchDto } from './recipe-batch.dto.js';
import { RecipeBatchRepository } from './recipe-batch.repository.js';
import type { RecipeBatchResult } from './recipe-batch.view.js';

/** A recipe, and what it becomes. */
interface Change extends TagChange {
  readonly recipe: RecipeToChange;
  readonly after: RecipeAudience;
}

/** Changes several recipes at once, by the rules of the change of one. */
@Injectable()
export class RecipeBatchService {
  constructor(
    private readonly database: Database,
    private readonly recipes: RecipeBatchRepository,
    private readonly tags: TagsService,
    private readonly quotas: TextQuotaRepository,
    private readonly deletion: DeletionService,
    private readonly pendingSteps: PendingStepsAnnouncer,
  ) {}

  /** @throws VALIDATION_ERROR */
  async change(profileId: number, batch: RecipeBatchDto): Promise<RecipeBatchResult> {
    requireOneKind(batch);
    const { recipeIds } = batch;
    const result = await this.database.transaction(async (manager) => {
      const locked = await this.recipes.lock(manager, profileId, recipeIds);
      const byId = new Map(locked.map((recipe) => [recipe.id, recipe]));
      if (batch.delete !== true) return this.changeLocked(manager, batch, byId);
      const outcomes = outcomesOf(recipeIds, (id) => requireAuthor(byId.get(id)));
      await this.deletion.trashRecipes(manager, resultOf(outcomes).changed);
      return resultOf(outcomes);
    });
    this.pendingSteps.announce();
    return result;
  }

  private async changeLocked(
    manager: EntityManager,
    batch: RecipeBatchDto,
    byId: ReadonlyMap<number, RecipeToChange>,
  ): Promise<RecipeBatchResult> {
    const { recipeIds, addTags: add, removeTags: remove } = batch;
    const rows = await this.recipes.read(manager, [...byId.keys()]);
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const fullAuthors = await this.findFullAuthors(manager, [...byId.values()]);
    const takenPages = await this.pagesOfHouse(manager, [...byId.values()]);
    const changes: Change[] = [];
    const outcomes = outcomesOf(recipeIds, (id) => {
      const found = byId.get(id);
      const visibility = batch.visibility ?? found?.visibility ?? 'PERSONAL';
      const recipe = requireEditor(requireHouse(found, visibility), visibility);
      const before = rowOf.get(id);
      if (before === undefined) throw new AppError('RECIPE_NOT_FOUND');
      const tags = changedTags(before.tags, { add: add ?? [], remove: remove ?? [] });
      if (tags.length > RECIPE_LIMITS.tags) throw new AppError('VALIDATION_ERROR');
      if (tags.length > before.tags.length && fullAuthors.has(recipe.authorId))
        throw new AppError('QUOTA_EXCEEDED');
      const after = audienceAfter(recipe, visibility);
      const { page } = before;
      if (page !== null && after.authorHouseId !== recipe.authorHouseId) {
        if (takenPages.has(page)) throw new AppError('RECIPE_ALREADY_IMPORTED');
        takenPages.add(page);
      }
      changes.push({ recipe, before, tags, after });
    });
    await this.tags.write(manager, changes);
    await this.setAudiences(manager, changes);
    if (batch.course !== undefined) {
      const ids = changes.map(({ recipe }) => recipe.id);
      await this.recipes.setCourse(manager, ids, batch.course);
    }
    return resultOf(outcomes);
  }

  /** Gives the recipes of each new audience this audience. */
  private async setAudiences(manager: EntityManager, changes: readonly Change[]): Promise<void> {
    const moved = changes.filter(
      ({ recipe, after }) =>
        recipe.visibility !== after.visibility || recipe.authorHouseId !== after.authorHouseId,
    );
    const audiences = new Map(moved.map(({ after }) => [after.authorHouseId, after]));
    for (const [houseId, audience] of audiences) {
      const ofHouse = moved.filter(({ after }) => after.authorHouseId === houseId);
      const ids = ofHouse.map(({ recipe }) => recipe.id);
      await this.recipes.setAudience(manager, ids, audience);
    }
  }

  /** The pages that the house of the profile has imported. */
  private async pagesOfHouse(
    manager: EntityManager,
    recipes: readonly RecipeToChange[],
  ): Promise<Set<string>> {
    const houseId = recipes[0]?.houseId ?? null;
    if (houseId === null) return new Set();
    const ids = recipes.map(({ id }) => id);
    const ofHouse = recipes.filter(({ authorHouseId }) => authorHouseId === houseId);
    const rows = await this.recipes.read(
      manager,
      ofHouse.map(({ id }) => id),
    );
    const own = rows.flatMap(({ page }) => page ?? []);
    return new Set([...own, ...(await this.recipes.importedPages(manager, houseId, ids))]);
  }

  /** The authors who may not write more texts. */
  private async findFullAuthors(
    manager: EntityManager,
    recipes: readonly RecipeToChange[],
  ): Promise<Set<number>> {
    const full = new Set<number>();
    for (const authorId of new Set(recipes.map((recipe) => recipe.authorId))) {
      if (!(await this.quotas.hasRoom(manager, authorId))) full.add(authorId);
    }
    return full;
  }
}

/** The error of each recipe, or null. */
type Outcomes = ReadonlyMap<number, AppError | null>;

function outcomesOf(recipeIds: readonly number[], check: (id: number) => unknown): Outcomes {
  return new Map(
    recipeIds.map((id) => {
      try {
        check(id);
        return [id, null];
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return [id, error];
      }
    }),
  );
}

function resultOf(outcomes: Outcomes): RecipeBatchResult {
  const entries = [...outcomes];
  return {
    changed: entries.flatMap(([id, error]) => (error === null ? [id] : [])),
    refused: entries.flatMap(([recipeId, error]) =>
      error === null ? [] : [{ recipeId, code: error.envelope.code }],
    ),
  };
}

/** @throws VALIDATION_ERROR */
function requireOneKind({
  addTags,
  removeTags,
  course,
  visibility,
  ...batch
}: RecipeBatchDto): void {
  const hasTags = [addTags, removeTags].some((tags) => tags?.length);
  const hasChange = hasTags || visibility != null || course !== undefined;
  const isDeletion = batch.delete === true;
  if (hasChange && isDeletion) throw new InvalidRequest(['delete must stand alone']);
  if (!hasChange && !isDeletion) {
    throw new InvalidRequest([
      'at least one of addTags, removeTags, course, visibility, delete must be given',
    ]);
  }
}
