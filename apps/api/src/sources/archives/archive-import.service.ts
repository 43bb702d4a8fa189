import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RecipeContent } from '#domain/recipe/recipe-content.js';
import { contentOfDraft } from '#domain/sources/content-of-draft.js';
import { AppError } from '#platform/errors/app-error.js';
import { InvalidRequest } from '../../http/fields/validation-error.js';
import { Database } from '../../database/database.js';
import { HouseMembership } from '../../house/house-membership.service.js';
import { PhotosService } from '../../recipes/photos/photos.service.js';
import {
  CreateRecipeService,
  IMPORT_DETECTION_TIME,
  originInFile,
} from '../../recipes/write/create-recipe.service.js';
import type { Profile } from '../../session/profile.view.js';
import { PagePictures } from '../page-pictures.service.js';
import { ArchiveImportsRepository } from './archive-imports.repository.js';
import { type DraftRow, FIND_ARCHIVE } from './archives.query.js';
import type { ImportedDraft } from './archives.view.js';

/** Drafts of one transaction. */
const BATCH = 20;

/** What to import. */
export interface ImportRequest {
  readonly draftIds?: readonly number[] | null;
  readonly ready?: boolean | null;
}

type PreparedRecipe = Awaited<ReturnType<CreateRecipeService['prepare']>>;

interface PreparedDraft {
  readonly draft: DraftRow;
  readonly recipe: PreparedRecipe;
  /** Whether its parts have the ids of drafts in the place of those of recipes. */
  readonly namesDrafts: boolean;
}

interface ImportState {
  /** All drafts that the request imports. */
  readonly coming: ReadonlySet<number>;
  readonly detectUntil: number;
}

interface CreatedRecipe extends PreparedDraft {
  readonly recipeId: number;
}

/** Creates recipes of the drafts of archives. A content is imported once. */
@Injectable()
export class ArchiveImportService {
  constructor(
    private readonly database: Database,
    private readonly membership: HouseMembership,
    private readonly imports: ArchiveImportsRepository,
    private readonly recipes: CreateRecipeService,
    private readonly photos: PhotosService,
    private readonly pictures: PagePictures,
  ) {}

  /**
   * Imports drafts in small transactions, so that a repetition continues after a failure. The
   * recipes are for the house of the author, or personal without a house.
   *
   * @returns what was imported; drafts whose content was imported before are left out
   * @throws ARCHIVE_NOT_FOUND, VALIDATION_ERROR
   * @throws QUOTA_EXCEEDED when nothing can be imported
   */
  async import(
    author: Profile,
    archiveId: number,
    { draftIds, ready }: ImportRequest,
  ): Promise<ImportedDraft[]> {
    if ((draftIds == null) === (ready !== true)) {
      throw new InvalidRequest(['draftIds or ready must be given, and not both']);
    }
    await this.requireArchive(author, archiveId);
    const open = await this.imports.findOpen(author.id, archiveId, draftIds ?? null);
    if (open === null) throw new AppError('ARCHIVE_NOT_FOUND');
    const ids = await this.imports.withParts(author.id, archiveId, open);
    const coming = new Set(ids);
    const imported: ImportedDraft[] = [];
    const detectUntil = performance.now() + IMPORT_DETECTION_TIME;
    for (let start = 0; start < ids.length; start += BATCH) {
      try {
        const batch = ids.slice(start, start + BATCH);
        const created = await this.importBatch(author, archiveId, batch, { coming, detectUntil });
        imported.push(...created.map(({ draft, recipeId }) => ({ draftId: draft.id, recipeId })));
      } catch (error) {
        if (imported.length === 0 || !isQuotaExceeded(error)) throw error;
        break; // the next request says so
      }
    }
    return imported;
  }

  /**
   * Imports a draft with the content that the person has approved. Absent `parts` are those of the draft,
   * which are imported too.
   *
   * @returns the recipe as JSON
   * @throws ARCHIVE_NOT_FOUND, RECIPE_ALREADY_IMPORTED, HOUSE_NOT_FOUND, DIET_NOT_FOUND,
   *   INGREDIENT_NOT_FOUND, UNIT_NOT_FOUND, RECIPE_NOT_FOUND, RECIPE_CIRCLE, QUOTA_EXCEEDED
   */
  async importOne(
    author: Profile,
    archiveId: number,
    draftId: number,
    content: RecipeContent,
  ): Promise<string> {
    await this.requireArchive(author, archiveId);
    const [draft] = await this.imports.find(author.id, archiveId, [draftId]);
    if (draft === undefined) throw new AppError('ARCHIVE_NOT_FOUND');
    const whole = { ...content, ...(await this.partsOf(author, archiveId, draft, content)) };
    const recipe = await this.recipes.prepare(author, whole, originInFile(draft.draft.sourceUrl));
    const { created, json } = await this.database.transaction(async (manager) => {
      const recipes = await this.create(manager, author, archiveId, [
        { draft, recipe, namesDrafts: false },
      ]);
      const [first] = recipes;
      if (first === undefined) throw new AppError('RECIPE_ALREADY_IMPORTED');
      const read = await this.recipes.read(author.id, first.recipeId, manager);
      return { created: recipes, json: read };
    });
    this.finish(author, created);
    return json;
  }

  /** The parts of a draft, which are imported if they are ready; the others become lines of text. */
  private async partsOf(
    author: Profile,
    archiveId: number,
    { draft }: DraftRow,
    { parts, ingredients, otherLines }: RecipeContent,
  ): Promise<Pick<RecipeContent, 'parts' | 'otherLines'>> {
    if (parts !== undefined || draft.parts === undefined) return {};
    const before = ingredients.length;
    const partIds = draft.parts.map(({ draftId }) => draftId);
    const ids = await this.imports.withParts(author.id, archiveId, partIds);
    const rows = await this.imports.find(author.id, archiveId, ids);
    const draftIds = rows.filter(({ isReady }) => isReady).map((row) => row.id);
    if (draftIds.length > 0) await this.import(author, archiveId, { draftIds });
    const found = await this.imports.find(author.id, archiveId, partIds);
    const rowOf = new Map(found.map((row) => [row.id, row]));
    return {
      parts: draft.parts.flatMap(({ draftId, ...part }) => {
        const recipeId = rowOf.get(draftId)?.recipeId ?? null;
        return recipeId === null ? [] : [{ ...part, before, recipeId }];
      }),
      otherLines: [
        ...(otherLines ?? []),
        ...found
          .filter(({ recipeId }) => recipeId === null)
          .map((row) => ({ kind: 'TEXT' as const, text: row.draft.name, before })),
      ],
    };
  }

  private async requireArchive(author: Profile, archiveId: number): Promise<void> {
    const rows = await this.database.read(FIND_ARCHIVE, [author.id, archiveId]);
    if (rows.length === 0) throw new AppError('ARCHIVE_NOT_FOUND');
  }

  private async importBatch(
    author: Profile,
    archiveId: number,
    ids: readonly number[],
    { coming, detectUntil }: ImportState,
  ): Promise<CreatedRecipe[]> {
    const prepared: PreparedDraft[] = [];
    const drafts = await this.imports.find(author.id, archiveId, ids);
    const parts = await this.imports.find(author.id, archiveId, drafts.flatMap(partIdsOf));
    const missing = new Map(
      parts
        .filter(({ id, recipeId }) => recipeId === null && !coming.has(id))
        .map(({ id, draft: { name } }) => [id, name]),
    );
    for (const draft of drafts) {
      const visibility = author.houseId === null ? 'PERSONAL' : 'HOUSE';
      const content = contentOfDraft(draft.draft, visibility, missing);
      if (content === null) continue;
      const recipe = await this.recipes.prepare(
        author,
        content,
        originInFile(draft.draft.sourceUrl),
        detectUntil,
      );
      prepared.push({ draft, recipe, namesDrafts: true });
    }
    const created = await this.database.transaction((manager) =>
      this.create(manager, author, archiveId, prepared),
    );
    this.finish(author, created);
    return created;
  }

  /**
   * Creates the recipes whose content is not imported yet. The locks wait for other imports of the
   * members of the house.
   */
  private async create(
    manager: EntityManager,
    author: Profile,
    archiveId: number,
    prepared: readonly PreparedDraft[],
  ): Promise<CreatedRecipe[]> {
    if (prepared.some(({ recipe }) => recipe.content.parts.length > 0)) {
      await this.recipes.lockParts(manager);
    }
    if (author.houseId !== null) await this.membership.lockHouseOf(manager, author);
    const contents = prepared.map(({ draft }) => draft.content);
    const imported = await this.imports.lockAndFind(manager, author.id, contents);
    const created: CreatedRecipe[] = [];
    const partIds = prepared.flatMap(({ draft }) => partIdsOf(draft));
    const parts = await this.imports.find(author.id, archiveId, partIds, manager);
    const contentOf = new Map(parts.map((part) => [part.id, part.content.toString('hex')]));
    const recipeOf = new Map(parts.map(({ id, recipeId }) => [contentOf.get(id), recipeId]));
    for (const each of prepared) {
      const { draft, namesDrafts } = each;
      const content = draft.content.toString('hex');
      if (imported.has(content)) continue;
      imported.add(content);
      const recipe = namesDrafts
        ? withRecipes(each.recipe, (draftId) => recipeOf.get(contentOf.get(draftId)))
        : each.recipe;
      const recipeId = await this.recipes.insert(recipe, manager);
      recipeOf.set(content, recipeId);
      created.push({ ...each, recipe, recipeId });
    }
    const rows = created.map(({ draft, recipeId }) => ({ ...draft, recipeId }));
    await this.imports.record(manager, author.id, rows);
    await this.photos.giveNew(manager, rows);
    return created;
  }

  private finish(author: Profile, created: readonly CreatedRecipe[]): void {
    this.recipes.announce(created.map(({ recipe }) => recipe));
    const withAddress = created.flatMap(({ draft, recipeId }) => {
      const { imageUrl } = draft.draft;
      return draft.photoId === null && imageUrl !== null ? [{ recipeId, imageUrl }] : [];
    });
    if (withAddress.length > 0) this.pictures.addAll(author, withAddress);
  }
}

const partIdsOf = ({ draft }: DraftRow) => (draft.parts ?? []).map(({ draftId }) => draftId);

/** The recipe with those of drafts as its parts. */
function withRecipes(
  recipe: PreparedRecipe,
  recipeOf: (draftId: number) => number | null | undefined,
): PreparedRecipe {
  const parts = recipe.content.parts.flatMap((part) => {
    const recipeId = recipeOf(part.recipeId) ?? null;
    return recipeId === null ? [] : [{ ...part, recipeId }];
  });
  return { ...recipe, content: { ...recipe.content, parts } };
}

const isQuotaExceeded = (error: unknown) =>
  error instanceof AppError && error.errorName === 'QUOTA_EXCEEDED';
