import { Injectable } from '@nestjs/common';
import { Config } from '../../../config.js';
import { Database } from '../../../database/database.js';
import { ImportedPictures } from '../../../recipes/photos/imported-pictures.service.js';
import type { Profile } from '../../../session/profile.view.js';
import { photoFile } from '../house-archive.js';
import { ContentImportService } from './content/content-import.service.js';
import { HouseContent } from './file/archived-content.js';
import { HouseArchiveFile } from './file/house-archive-file.js';
import { HouseArchiveReader } from './house-archive-reader.js';
import type { FinishedImport } from './import-runs.service.js';
import { ImportedRecipes, RecipeImportService } from './recipe-import.service.js';

/** Adds an export of a house to the house of a member: what it has already is not added again. */
@Injectable()
export class HouseImportService {
  constructor(
    private readonly database: Database,
    private readonly reader: HouseArchiveReader,
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
    const recipes = new ImportedRecipes();
    const content = new HouseContent(recipes.ids, this.config.totals);
    for await (const event of this.reader.read(path)) {
      if (event.kind === 'recipes') await this.recipes.importPage(member, event.rows, recipes);
      else content.add(event);
    }
    const items = await this.database.transaction((manager) =>
      this.contents.addMissing(manager, member, content, recipes.cookedOn),
    );
    const skipped = recipes.skipped + content.invalid + content.items.length - items;
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
    const file = await HouseArchiveFile.open(path);
    try {
      const pictures = recipes
        .filter(({ number }) => file.has(photoFile(number)))
        .map(({ number, recipeId }) => ({ recipeId, read: () => file.read(photoFile(number)) }));
      await this.pictures.addAll(author, pictures);
    } finally {
      file.close();
    }
  }
}
