import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { localeOf } from '#domain/recipe/recipe-content.js';
import { QUOTAS } from '#domain/quotas.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Database } from '../../../database/database.js';
import { HouseMembership } from '../../../house/house-membership.service.js';
import { pickDeclaredFields } from '../../../http/validation/pick-declared-fields.js';
import { withoutIds } from '../../../recipes/share/portable-recipes.service.js';
import {
  CreateRecipeService,
  IMPORT_DETECTION_TIME,
} from '../../../recipes/write/create-recipe.service.js';
import { RecipeDto } from '../../../recipes/write/recipe.dto.js';
import type { Profile } from '../../../session/profile.view.js';
import { keyOf } from '../house-bodies.js';
import type { Lines } from '../house-file.js';
import { RECIPE_CONTENTS, type RecipeContentRow, SIMILAR_RECIPES } from '../house.query.js';

type RecipeLine = Lines['recipes'][number];

/** Recipes whose content is read at once. */
const PAGE = 20;

/** What an import has done with the recipes of a file. */
export class ImportedRecipes {
  /** The recipes of the house, by their number in the file. */
  readonly ids = new Map<number, number>();
  /** The days on which the house of the file has cooked them. */
  readonly cooked: { readonly recipeId: number; readonly date: string }[] = [];
  /** Recipes of the importer that have no photo. */
  readonly withoutPhoto: { readonly number: number; readonly recipeId: number }[] = [];
  readonly detectUntil = performance.now() + IMPORT_DETECTION_TIME;
  created = 0;
  /** Recipes that the house had. */
  found = 0;

  /** @throws QUOTA_EXCEEDED */
  add({ number, cookedOn }: RecipeLine, recipeId: number, needsPhoto: boolean): void {
    this.ids.set(number, recipeId);
    const today = new Date().toISOString().slice(0, 10);
    const days = (cookedOn ?? []).filter((date) => date <= today);
    this.cooked.push(...days.map((date) => ({ recipeId, date })));
    requireQuota(QUOTAS.cookedMarks, this.cooked.length);
    if (needsPhoto) this.withoutPhoto.push({ number, recipeId });
  }
}

/** Creates the recipes of a house export that the house does not have yet, for the importer. */
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
   * @throws QUOTA_EXCEEDED, HOUSE_NOT_FOUND
   */
  async importPage(
    author: Profile,
    page: readonly RecipeLine[],
    imported: ImportedRecipes,
  ): Promise<void> {
    const missing = await this.findExisting(author, page, imported);
    const prepared = new Map<RecipeLine, Awaited<ReturnType<CreateRecipeService['prepare']>>>();
    for (const line of missing) {
      const { sourceUrl } = line;
      const body = pickDeclaredFields(line, RecipeDto, []) as RecipeDto;
      const origin = sourceUrl == null ? null : { sourceId: null, externalId: null, sourceUrl };
      const { detectUntil } = imported;
      prepared.set(line, await this.recipes.prepare(author, body, origin, detectUntil));
    }
    await this.database.transaction(async (manager) => {
      await this.membership.lockHouseOf(manager, author);
      // Another member may have imported them meanwhile.
      const stillMissing = new Set(await this.findExisting(author, missing, imported, manager));
      for (const [line, recipe] of prepared) {
        if (!stillMissing.has(line)) continue;
        imported.add(line, await this.recipes.insert(recipe, manager), true);
        imported.created += 1;
      }
    });
    this.recipes.announce([...prepared.values()]);
  }

  /**
   * Counts the recipes that the house has. Of two equal ones in the file, each is another one.
   *
   * @returns the others
   */
  private async findExisting(
    author: Profile,
    page: readonly RecipeLine[],
    imported: ImportedRecipes,
    manager?: EntityManager,
  ): Promise<RecipeLine[]> {
    const values = [author.id, page.map(({ name }) => name), page.map(sizeOf)];
    const similar = await this.database.read<{ id: number }>(SIMILAR_RECIPES, values, manager);
    const used = new Set(imported.ids.values());
    const ids = similar.map(({ id }) => id).filter((id) => !used.has(id));
    let missing = page.map((line) => ({ line, key: keyOfRecipe(line) }));
    for (let start = 0; start < ids.length; start += PAGE) {
      const some = [author.id, ids.slice(start, start + PAGE)];
      const rows = await this.database.read<RecipeContentRow>(RECIPE_CONTENTS, some, manager);
      for (const { recipe } of rows) {
        const key = keyOfRecipe(withoutIds(recipe));
        const found = missing.find((each) => each.key === key);
        if (found === undefined) continue;
        missing = missing.filter((each) => each !== found);
        const isOwn = recipe.authorId === author.id;
        imported.add(found.line, recipe.id, isOwn && recipe.photo === null);
        imported.found += 1;
      }
    }
    return missing.map(({ line }) => line);
  }
}

const keyOfRecipe = (recipe: Parameters<typeof localeOf>[0] & object) =>
  keyOf(RecipeDto, { ...recipe, locale: localeOf(recipe, 'fr') });

const sizeOf = ({ steps }: RecipeLine) =>
  steps.reduce((sum, { description }) => sum + Buffer.byteLength(description), 0);
