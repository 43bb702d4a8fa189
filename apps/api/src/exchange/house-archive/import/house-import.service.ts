import { Injectable } from '@nestjs/common';
import { Config } from '../../../config.js';
import { Database } from '../../../database/database.js';
import { Catalogues } from '../../../reference/catalogues.js';
import type { Profile } from '../../../session/profile.view.js';
import { FILES } from '../house-archive.js';
import { ContentImportService } from './content/content-import.service.js';
import { readContent } from './file/archived-content.js';
import { ArchivedHouse } from './file/archived-house.js';
import { HouseArchiveFile } from './file/house-archive-file.js';
import type { HouseImport } from './house-import.view.js';
import { RecipeImportService } from './recipe-import.service.js';

/** Adds an export of a house to the house of a member: what it has already is not added again. */
@Injectable()
export class HouseImportService {
  constructor(
    private readonly database: Database,
    private readonly recipes: RecipeImportService,
    private readonly contents: ContentImportService,
    private readonly catalogues: Catalogues,
    private readonly config: Config,
  ) {}

  /**
   * Creates the recipes in small transactions, and adds everything else in one. An import that fails
   * can be repeated.
   *
   * @param signal ends the import early
   * @throws VALIDATION_ERROR, HOUSE_NOT_FOUND, QUOTA_EXCEEDED
   */
  async import(member: Profile, path: string, signal: AbortSignal): Promise<HouseImport> {
    const file = await HouseArchiveFile.open(path);
    try {
      const house = new ArchivedHouse(await file.read(FILES.house), this.catalogues);
      const recipes = await this.recipes.import(member, file, signal);
      const content = await readContent(file, house, recipes.ids, this.config.totals);
      const items = await this.database.transaction((manager) =>
        this.contents.addMissing(manager, member, content, recipes.cookedOn),
      );
      const skipped = recipes.skipped + content.invalid + content.items.length - items;
      return { recipes: recipes.created, items, skipped };
    } finally {
      file.close();
    }
  }
}
