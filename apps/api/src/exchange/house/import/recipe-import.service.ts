import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { localeOf, type RecipeContent, type RecipePart } from '#domain/recipe/recipe-content.js';
import { QUOTAS } from '#domain/quotas.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Database } from '../../../database/database.js';
import { HouseMembership } from '../../../house/house-membership.service.js';
import { pickDeclaredFields } from '../../../http/validation/pick-declared-fields.js';
import { withoutIds } from '../../../recipes/share/portable-recipes.service.js';
import {
  CreateRecipeService,
  IMPORT_DETECTION_TIME,
  originInFile,
} from '../../../recipes/write/create-recipe.service.js';
import { ImportedPartsService } from '../../../recipes/parts/imported-parts.service.js';
import { RecipeDto } from '../../../recipes/write/recipe.dto.js';
import type { NewRecipe } from '../../../recipes/write/recipes.repository.js';
import type { Profile } from '../../../session/profile.view.js';
import { keyOf } from '../house-bodies.js';
import type { Lines } from '../house-file.js';
import { RECIPE_CONTENTS, type RecipeContentRow, SIMILAR_RECIPES } from '../house.query.js';

type RecipeLine = Lines['recipes'][number];

/** Recipes whose content is read at once. */
const PAGE = 20;

/** A recipe that is only a part of others. */
interface FrozenRecipe {
  readonly line: RecipeLine;
  readonly recipe: NewRecipe;
}

/** What an import has done with the recipes of a file. */
export class ImportedRecipes {
  /** The recipes of the house, by their number in the file. */
  readonly ids = new Map<number, number>();
  /** The days on which the house of the file has cooked them. */
  readonly cooked: { readonly recipeId: number; readonly date: string }[] = [];
  /** Recipes of the importer that have no photo. */
  readonly withoutPhoto: { readonly number: number; readonly recipeId: number }[] = [];
  readonly detectUntil = performance.now() + IMPORT_DETECTION_TIME;
  /** The names of all recipes of the file so far, by their number. */
  readonly names = new Map<number, string>();
  /** Recipes that are only parts of others, by their number: created with the first of these. */
  readonly frozen = new Map<number, FrozenRecipe>();
  /** Those that are created, by their number. */
  readonly frozenIds = new Map<number, number>();
  created = 0;
  /** Recipes that the house had. */
  found = 0;

  /** A copy for a transaction, which may run again after a deadlock. */
  copy(): ImportedRecipes {
    return Object.assign(new ImportedRecipes(), this, {
      ids: new Map(this.ids),
      cooked: [...this.cooked],
      withoutPhoto: [...this.withoutPhoto],
      frozenIds: new Map(this.frozenIds),
    });
  }

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
    private readonly parts: ImportedPartsService,
  ) {}

  /**
   * Imports a page of recipes in one transaction: an import that ends early is continued by the next
   * one.
   *
   * @returns what is imported with it
   * @throws QUOTA_EXCEEDED, HOUSE_NOT_FOUND
   */
  async importPage(
    author: Profile,
    page: readonly RecipeLine[],
    imported: ImportedRecipes,
  ): Promise<ImportedRecipes> {
    for (const { number, name } of page) imported.names.set(number, name);
    const others = page.filter(({ frozen }) => frozen !== true);
    const missing = await this.findExisting(author, others, imported);
    const prepared = new Map<RecipeLine, NewRecipe>();
    for (const line of missing) prepared.set(line, await this.prepare(author, line, imported));
    for (const line of page) {
      if (line.frozen !== true) continue;
      const recipe = await this.prepare(author, line, imported);
      imported.frozen.set(line.number, { line, recipe });
    }
    const result = await this.database.transaction(async (manager) => {
      const written = imported.copy();
      if (missing.some(({ parts }) => parts?.length)) await this.parts.lock(manager);
      await this.membership.lockHouseOf(manager, author);
      // Another member may have imported them meanwhile.
      const stillMissing = new Set(await this.findExisting(author, missing, written, manager));
      for (const [line, recipe] of prepared) {
        if (!stillMissing.has(line)) continue;
        const id = await this.recipes.insert(recipe, manager);
        await this.addParts(manager, id, line, written);
        written.add(line, id, true);
        written.created += 1;
      }
      return written;
    });
    this.recipes.announce([...prepared.values()]);
    return result;
  }

  /** Prepares a recipe without its parts. */
  private prepare(author: Profile, line: RecipeLine, { detectUntil }: ImportedRecipes) {
    const body = pickDeclaredFields({ ...line, parts: null }, RecipeDto, []) as RecipeDto;
    const origin = originInFile(line.sourceUrl ?? null);
    return this.recipes.prepare(author, body, origin, detectUntil);
  }

  /** Adds the parts of a line that precede it in the file, unless they make too many levels. */
  private async addParts(
    manager: EntityManager,
    recipeId: number,
    { parts }: RecipeLine,
    imported: ImportedRecipes,
  ): Promise<void> {
    const known: RecipePart[] = [];
    for (const part of parts ?? []) {
      const frozen = imported.frozen.get(part.recipeId);
      const id =
        frozen === undefined
          ? imported.ids.get(part.recipeId)
          : await this.frozenId(manager, frozen, imported);
      if (id !== undefined) known.push({ ...part, recipeId: id });
    }
    if (known.length > 0) await this.parts.addImported(manager, recipeId, known);
  }

  /** Creates a recipe that is only a part, once. */
  private async frozenId(
    manager: EntityManager,
    frozen: FrozenRecipe,
    imported: ImportedRecipes,
  ): Promise<number> {
    const { number } = frozen.line;
    const known = imported.frozenIds.get(number);
    if (known !== undefined) return known;
    const id = await this.recipes.insert(frozen.recipe, manager);
    imported.frozenIds.set(number, id);
    await this.addParts(manager, id, frozen.line, imported);
    await this.parts.freeze(manager, id);
    return id;
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
    let missing = page.map((line) => {
      const names = (line.parts ?? []).map(({ recipeId }) => imported.names.get(recipeId));
      return { line, key: keyOfRecipe(line, names) };
    });
    for (let start = 0; start < ids.length; start += PAGE) {
      const some = [author.id, ids.slice(start, start + PAGE), []];
      const rows = await this.database.read<RecipeContentRow>(RECIPE_CONTENTS, some, manager);
      for (const { recipe } of rows) {
        const key = keyOfRecipe(
          withoutIds(recipe),
          recipe.parts.map(({ name }) => name),
        );
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

/** @param names those of its parts, which have other ids in each house */
function keyOfRecipe(recipe: RecipeContent, names: readonly (string | undefined)[]): string {
  const parts = (recipe.parts ?? []).map((part, index) => ({ ...part, recipeId: names[index] }));
  return keyOf(RecipeDto, { ...recipe, parts, locale: localeOf(recipe, 'fr') });
}

const sizeOf = ({ steps }: RecipeLine) =>
  steps.reduce((sum, { description }) => sum + Buffer.byteLength(description), 0);
