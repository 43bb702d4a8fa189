import { Injectable } from '@nestjs/common';
import { QUOTAS } from '#domain/quotas.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Config } from '../../../config.js';
import { UploadedZip } from '../../../http/uploads/uploaded-zip.js';
import { ImportedPictures } from '../../../recipes/photos/imported-pictures.service.js';
import type { Profile } from '../../../session/profile.view.js';
import { photoFile } from '../house-file.js';
import { type HouseContent, ContentImportService } from './content-import.service.js';
import { HouseFileReader } from './house-file-reader.js';
import type { FinishedImport } from './import-runs.service.js';
import { ImportedRecipes, RecipeImportService } from './recipe-import.service.js';

/** Adds an export of a house to the house of a member: what it has already is not added again. */
@Injectable()
export class HouseImportService {
  constructor(
    private readonly reader: HouseFileReader,
    private readonly recipes: RecipeImportService,
    private readonly contents: ContentImportService,
    private readonly pictures: ImportedPictures,
    private readonly config: Config,
  ) {}

  /**
   * Creates the recipes in small transactions, and adds everything else in one, also when the client
   * disconnects. An import that fails can be repeated.
   *
   * @throws VALIDATION_ERROR, HOUSE_NOT_FOUND, QUOTA_EXCEEDED, SERVICE_UNAVAILABLE
   */
  async import(member: Profile, path: string): Promise<FinishedImport> {
    const { planningItems, listRows } = this.config.totals;
    let recipes = new ImportedRecipes();
    const content: HouseContent = {
      ...{ cookings: [], items: [], menus: [], routines: [] },
      ...{ shops: [], pantry: [], ownLines: [], ticks: [] },
    };
    let skipped = 0;
    for await (const event of this.reader.read(path)) {
      if (event.part === 'head') content.head = event.head;
      else if (event.part === 'recipes') {
        recipes = await this.recipes.importPage(member, event.lines, recipes);
        skipped += event.invalid;
      } else {
        (content[event.part] as object[]).push(...event.lines);
        if (event.part === 'items') skipped += event.invalid;
        requireQuota(planningItems, content.cookings.length + content.items.length);
        requireQuota(QUOTAS.houseMenus, content.menus.length);
        requireQuota(QUOTAS.houseRoutines, content.routines.length);
        requireQuota(QUOTAS.houseShops, content.shops.length);
        requireQuota(QUOTAS.pantryRows, content.pantry.length);
        requireQuota(listRows, content.ownLines.length + content.ticks.length);
      }
    }
    const items = await this.contents.addMissing(member, content, recipes);
    skipped += recipes.found + content.items.length - items;
    return {
      imported: { recipes: recipes.created, items, skipped },
      addPictures: () => this.addPictures(member, path, recipes.withoutPhoto),
    };
  }

  /** A picture that cannot be read, or has no room, is left out: the recipe has no photo then. */
  private async addPictures(
    author: Profile,
    path: string,
    recipes: ImportedRecipes['withoutPhoto'],
  ): Promise<void> {
    const zip = await UploadedZip.open(path);
    try {
      const pictures = recipes
        .filter(({ number }) => zip.has(photoFile(number)))
        .map(({ number, recipeId }) => ({ recipeId, read: () => zip.read(photoFile(number)) }));
      await this.pictures.addAll(author, pictures);
    } finally {
      zip.close();
    }
  }
}
