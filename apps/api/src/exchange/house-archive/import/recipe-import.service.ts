import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { QUOTAS } from '#domain/quotas.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Database } from '../../../database/database.js';
import { HouseMembership } from '../../../house/house-membership.service.js';
import {
  CreateRecipeService,
  IMPORT_DETECTION_TIME,
} from '../../../recipes/write/create-recipe.service.js';
import type { Profile } from '../../../session/profile.view.js';
import type { ReadRecipe } from './file/read-house-archive.js';
import { EXISTING_RECIPES, type ExistingRecipeRow } from './existing-recipes.query.js';

type PreparedRecipe = Awaited<ReturnType<CreateRecipeService['prepare']>>;

type RecipeOfHouse = Pick<ExistingRecipeRow, 'id' | 'authorId' | 'hasPhoto'>;
type RecipesOfHouse = ReadonlyMap<ReadRecipe, RecipeOfHouse>;

/** What an import has done with the recipes of an archive. */
export class ImportedRecipes {
  /** The recipes of the house, by their number in the archive. */
  readonly ids = new Map<number, number>();
  /** The days on which they were cooked, by id. */
  readonly cookedOn = new Map<number, readonly string[]>();
  /** Recipes of the importer that have no photo. */
  readonly withoutPhoto: { readonly number: number; readonly recipeId: number }[] = [];
  /** Existing recipes that are one of the archive: of two equal ones, each is another one. */
  readonly used = new Set<number>();
  readonly detectUntil = performance.now() + IMPORT_DETECTION_TIME;
  created = 0;
  skipped = 0;
  /** The number of the days. */
  private days = 0;

  /** @throws QUOTA_EXCEEDED */
  add(
    { number, cookedOn }: ReadRecipe,
    { id, authorId, hasPhoto }: RecipeOfHouse,
    author: Profile,
  ) {
    this.used.add(id);
    this.ids.set(number, id);
    this.cookedOn.set(id, cookedOn);
    this.days += cookedOn.length;
    requireQuota(QUOTAS.cookedMarks, this.days);
    if (authorId === author.id && !hasPhoto) this.withoutPhoto.push({ number, recipeId: id });
  }
}

/** Creates the recipes of an archive that the house does not have yet, for the importer. */
@Injectable()
export class RecipeImportService {
  constructor(
    private readonly database: Database,
    private readonly membership: HouseMembership,
    private readonly recipes: CreateRecipeService,
  ) {}

  /**
   * Imports a page of recipes in one transaction: an import that ends early is continued by the next
   * one.
   *
   * @param page null for a recipe that is not valid
   * @throws QUOTA_EXCEEDED, HOUSE_NOT_FOUND
   */
  async importPage(
    author: Profile,
    page: readonly (ReadRecipe | null)[],
    imported: ImportedRecipes,
  ): Promise<void> {
    const valid = page.filter((recipe) => recipe !== null);
    const existing = await this.findExisting(author, valid, imported.used);
    for (const [recipe, stored] of existing) imported.add(recipe, stored, author);
    const missing = valid.filter((recipe) => !existing.has(recipe));
    const { found, created } = await this.create(author, missing, imported);
    for (const [recipe, stored] of [...found, ...created]) imported.add(recipe, stored, author);
    imported.created += created.size;
    imported.skipped += page.length - created.size;
  }

  private async findExisting(
    author: Profile,
    page: readonly ReadRecipe[],
    used: ReadonlySet<number>,
    manager?: EntityManager,
  ): Promise<RecipesOfHouse> {
    const columns = [page.map(({ body }) => body.name), page.map(({ size }) => size)];
    const values = [author.id, ...columns, page.map(({ content }) => content)];
    const rows = await this.database.read<ExistingRecipeRow>(EXISTING_RECIPES, values, manager);
    const found = new Map<ReadRecipe, RecipeOfHouse>();
    const taken = new Set(used);
    for (const row of rows) {
      const recipe = page[row.place - 1];
      if (recipe === undefined || found.has(recipe) || taken.has(row.id)) continue;
      found.set(recipe, row);
      taken.add(row.id);
    }
    return found;
  }

  /** Creates recipes, apart from those that another member has imported meanwhile. */
  private async create(
    author: Profile,
    page: readonly ReadRecipe[],
    { used, detectUntil }: ImportedRecipes,
  ) {
    const prepared = new Map<ReadRecipe, PreparedRecipe>();
    for (const recipe of page) {
      const { body } = recipe;
      prepared.set(recipe, await this.recipes.prepare(author, body, originOf(recipe), detectUntil));
    }
    const recipes = await this.database.transaction(async (manager) => {
      await this.membership.lockHouseOf(manager, author);
      const found = await this.findExisting(author, page, used, manager);
      const created = new Map<ReadRecipe, RecipeOfHouse>();
      for (const [recipe, written] of prepared) {
        if (found.has(recipe)) continue;
        const id = await this.recipes.insert(written, manager);
        created.set(recipe, { id, authorId: author.id, hasPhoto: false });
      }
      return { found, created };
    });
    this.recipes.announce([...prepared.values()]);
    return recipes;
  }
}

const originOf = ({ sourceUrl }: ReadRecipe) =>
  sourceUrl === null ? null : { sourceId: null, externalId: null, sourceUrl };
