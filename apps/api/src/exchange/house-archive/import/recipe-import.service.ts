import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { matchEach } from '#domain/exchange/missing-from.js';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Database } from '../../../database/database.js';
import { HouseMembership } from '../../../house/house-membership.service.js';
import { PhotosService } from '../../../recipes/photos/photos.service.js';
import { PortableRecipes } from '../../../recipes/portable/portable-recipes.service.js';
import type { Recipe } from '../../../recipes/read-model/recipe.view.js';
import { CreateRecipeService } from '../../../recipes/write/create-recipe.service.js';
import type { RecipeDto } from '../../../recipes/write/recipe.dto.js';
import type { Profile } from '../../../session/profile.view.js';
import { FILES, photoFile } from '../house-archive.js';
import { readRecipeLine, type RecipeFacts } from './file/archived-lines.js';
import type { HouseArchiveFile } from './file/house-archive-file.js';
import { EXISTING_RECIPES, type ExistingRecipeRow } from './existing-recipes.query.js';

/** Recipes of one transaction. */
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

type PreparedRecipe = Awaited<ReturnType<CreateRecipeService['prepare']>>;

type RecipeOfHouse = Pick<Recipe, 'id' | 'authorId' | 'photo'>;
type RecipesOfHouse = ReadonlyMap<Candidate, RecipeOfHouse>;

/** Creates the recipes of an archive that the house does not have yet, for the importer. */
@Injectable()
export class RecipeImportService {
  constructor(
    private readonly database: Database,
    private readonly membership: HouseMembership,
    private readonly recipes: CreateRecipeService,
    private readonly portable: PortableRecipes,
    private readonly photos: PhotosService,
  ) {}

  /**
   * Recipes are created in small transactions: an import that ends early is continued by the next one.
   *
   * @throws VALIDATION_ERROR for a damaged file, QUOTA_EXCEEDED, HOUSE_NOT_FOUND
   */
  async import(
    author: Profile,
    file: HouseArchiveFile,
    signal: AbortSignal,
  ): Promise<ImportedRecipes> {
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
    file: HouseArchiveFile,
    batch: readonly Candidate[],
    used: Set<number>,
    result: ImportedRecipes,
  ): Promise<void> {
    if (batch.length === 0) return;
    const existing = await this.findExisting(author, batch, used);
    for (const { id } of existing.values()) used.add(id);
    const missing = batch.filter((candidate) => !existing.has(candidate));
    const { found, created } = await this.create(author, missing, used);
    for (const [candidate, recipe] of [...existing, ...found, ...created]) {
      used.add(recipe.id);
      result.ids.set(candidate.number, recipe.id);
      result.cookedOn.set(recipe.id, candidate.cookedOn);
      result.days += candidate.cookedOn.length;
      requireQuota(QUOTAS.cookedMarks, result.days);
      await this.addPhoto(author, file, candidate.number, recipe);
    }
    result.created += created.size;
    result.skipped += batch.length - created.size;
  }

  private async findExisting(
    author: Profile,
    batch: readonly Candidate[],
    used: ReadonlySet<number>,
    manager?: EntityManager,
  ): Promise<RecipesOfHouse> {
    const values = [author.id, batch.map(({ body }) => body.name)];
    const rows = await this.database.read<ExistingRecipeRow>(EXISTING_RECIPES, values, manager);
    const unused = rows.map(({ recipe }) => recipe).filter(({ id }) => !used.has(id));
    const found = matchEach<Recipe | RecipeDto, Recipe>(
      batch.map(({ body }) => body),
      unused,
      (recipe) => this.keyOf(recipe),
    );
    return new Map(
      batch.flatMap((candidate, index) => {
        const recipe = found[index];
        return recipe === undefined ? [] : [[candidate, recipe] as const];
      }),
    );
  }

  /** Creates recipes, apart from those that another member has imported meanwhile. */
  private async create(author: Profile, batch: readonly Candidate[], used: ReadonlySet<number>) {
    const prepared = new Map<Candidate, PreparedRecipe>();
    for (const candidate of batch) {
      const recipe = await this.recipes.prepare(author, candidate.body, originOf(candidate));
      prepared.set(candidate, recipe);
    }
    const recipes = await this.database.transaction(async (manager) => {
      await this.membership.lockHouseOf(manager, author);
      const found = await this.findExisting(author, batch, used, manager);
      const created = new Map<Candidate, RecipeOfHouse>();
      for (const [candidate, recipe] of prepared) {
        if (found.has(candidate)) continue;
        const id = await this.recipes.insert(recipe, manager);
        created.set(candidate, { id, authorId: author.id, photo: null });
      }
      return { found, created };
    });
    this.recipes.announce([...prepared.values()]);
    return recipes;
  }

  /** A picture that cannot be read, or has no room, is left out: the recipe has no photo then. */
  private async addPhoto(
    author: Profile,
    file: HouseArchiveFile,
    number: number,
    { id, authorId, photo }: RecipeOfHouse,
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

const originOf = ({ sourceUrl }: Candidate) =>
  sourceUrl === null ? null : { sourceId: null, externalId: null, sourceUrl };
