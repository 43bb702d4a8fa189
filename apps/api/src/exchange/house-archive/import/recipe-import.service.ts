import { Injectable } from '@nestjs/common';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Database } from '../../../database/database.js';
import { PhotosService } from '../../../recipes/photos/photos.service.js';
import { PortableRecipes } from '../../../recipes/portable/portable-recipes.service.js';
import type { Recipe } from '../../../recipes/read-model/recipe.view.js';
import { CreateRecipeService } from '../../../recipes/write/create-recipe.service.js';
import type { RecipeDto } from '../../../recipes/write/recipe.dto.js';
import type { Profile } from '../../../session/profile.view.js';
import { FILES, photoFile } from '../house-archive.js';
import type { ArchiveFile } from './archive-file.js';
import { readRecipeLine, type RecipeFacts } from './archived-lines.js';
import { EXISTING_RECIPES, type ExistingRecipeRow } from './existing-recipes.query.js';

/** Recipes that are compared with those of the house at once. */
const BATCH = 20;

/** What an import did with the recipes of an archive. */
export interface ImportedRecipes {
  /** The recipes of the house, by their number in the archive. */
  readonly ids: Map<number, number>;
  /** The days on which they were cooked, by id. */
  readonly cookedOn: Map<number, readonly string[]>;
  /** The number of these days. */
  days: number;
  created: number;
  skipped: number;
}

/** A recipe of an archive that can be created. */
interface Candidate extends RecipeFacts {
  readonly body: RecipeDto;
}

/** Creates the recipes of an archive that the house does not have yet, for the importer. */
@Injectable()
export class RecipeImportService {
  constructor(
    private readonly database: Database,
    private readonly recipes: CreateRecipeService,
    private readonly portable: PortableRecipes,
    private readonly photos: PhotosService,
  ) {}

  /**
   * Each recipe is created by itself: an import that ends early is continued by the next one.
   *
   * @throws VALIDATION_ERROR for a damaged file, QUOTA_EXCEEDED, HOUSE_NOT_FOUND
   */
  async import(author: Profile, file: ArchiveFile, signal: AbortSignal): Promise<ImportedRecipes> {
    const result: ImportedRecipes = {
      ids: new Map(),
      cookedOn: new Map(),
      days: 0,
      created: 0,
      skipped: 0,
    };
    /** Existing recipes that are one of the archive: of two equal ones, each is another one. */
    const used = new Set<number>();
    let batch: Candidate[] = [];
    const flush = async () => {
      await this.importBatch(author, file, batch, used, result);
      batch = [];
    };
    for await (const line of file.lines(FILES.recipes)) {
      if (signal.aborted) throw new AppError('SERVICE_UNAVAILABLE');
      const candidate = await this.candidate(line);
      if (candidate === null) result.skipped += 1;
      else batch.push(candidate);
      if (batch.length === BATCH) await flush();
    }
    await flush();
    return result;
  }

  private async candidate(line: unknown): Promise<Candidate | null> {
    const facts = readRecipeLine(line);
    const body = facts && (await this.portable.read(facts.recipe, facts.visibility));
    return facts && body && { ...facts, body };
  }

  private async importBatch(
    author: Profile,
    file: ArchiveFile,
    batch: readonly Candidate[],
    used: Set<number>,
    result: ImportedRecipes,
  ): Promise<void> {
    const names = batch.map(({ body }) => body.name);
    const rows = await this.database.read<ExistingRecipeRow>(EXISTING_RECIPES, [author.id, names]);
    const existing = rows.map(({ recipe }) => ({ recipe, key: this.keyOf(recipe) }));
    for (const candidate of batch) {
      const key = this.keyOf(candidate.body);
      const same = existing.find(({ recipe, key: other }) => other === key && !used.has(recipe.id));
      const recipe = same?.recipe ?? (await this.create(author, candidate));
      used.add(recipe.id);
      result.ids.set(candidate.number, recipe.id);
      result.cookedOn.set(recipe.id, candidate.cookedOn);
      result.days += candidate.cookedOn.length;
      requireQuota(QUOTAS.cookedMarks, result.days);
      if (same === undefined) result.created += 1;
      else result.skipped += 1;
      await this.addPhoto(author, file, candidate.number, recipe);
    }
  }

  private async create(
    author: Profile,
    { body, sourceUrl }: Candidate,
  ): Promise<Pick<Recipe, 'id' | 'authorId' | 'photo'>> {
    const origin = sourceUrl === null ? null : { sourceId: null, externalId: null, sourceUrl };
    const recipe = await this.recipes.createNew(author, body, origin, null);
    return JSON.parse(recipe) as Recipe;
  }

  /** A picture that cannot be read, or has no room, is left out: the recipe has no photo then. */
  private async addPhoto(
    author: Profile,
    file: ArchiveFile,
    number: number,
    { id, authorId, photo }: Pick<Recipe, 'id' | 'authorId' | 'photo'>,
  ): Promise<void> {
    const name = photoFile(number);
    if (photo !== null || authorId !== author.id || !file.has(name)) return;
    try {
      await this.photos.addImported(author, id, await file.read(name));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }

  /** Equal for recipes with the same content, whatever their visibility. */
  private keyOf(recipe: Recipe | RecipeDto): string {
    return JSON.stringify(this.portable.write(recipe));
  }
}
