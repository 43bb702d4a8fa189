import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { recipeAsJsonLd } from '#domain/exchange/recipe-json-ld.js';
import type { Visibility } from '#domain/recipe/recipe-content.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../../database/database.js';
import { ExportRuns } from '../../../exports/export-runs.service.js';
import { ZipStream } from '../../../exports/zip-stream.js';
import { PhotosService } from '../../../recipes/photos/photos.service.js';
import { PortableRecipes } from '../../../recipes/portable/portable-recipes.service.js';
import type { Recipe } from '../../../recipes/read-model/recipe.view.js';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchivedRecipe,
  FILES,
  photoFile,
} from '../house-archive.js';
import {
  archivedCooking,
  archivedItem,
  archivedMenu,
  type ArchiveNumbers,
  numbersOf,
} from './archived-meals.js';
import {
  EXPORT_HOUSE,
  EXPORTED_DETAILS,
  EXPORTED_RECIPES,
  type ExportedDetailRow,
  type ExportedHouseRow,
  type ExportedRecipeRow,
} from './exported-house.query.js';
import {
  EXPORTED_COOKINGS,
  EXPORTED_ITEMS,
  EXPORTED_LISTS,
  EXPORTED_MENUS,
  type ExportedCookingRow,
  type ExportedItemRow,
  type ExportedListRow,
  type ExportedMenuRow,
} from './exported-plans.query.js';
import { README } from './readme.js';

/** Recipes that one statement reads. */
const PAGE = 20;

/** What an export needs to know while it is written. */
interface HouseExport {
  readonly profileId: number;
  readonly houseId: number;
  readonly recipes: readonly ExportedRecipeRow[];
  readonly cookings: readonly ExportedCookingRow[];
  readonly numbers: ArchiveNumbers;
}

/** Writes what belongs to a house into a zip, in pages, as fast as the client reads. */
@Injectable()
export class HouseExportService {
  constructor(
    private readonly database: Database,
    private readonly runs: ExportRuns,
    private readonly portable: PortableRecipes,
    private readonly photos: PhotosService,
  ) {}

  /**
   * @returns the zip; NestJS destroys it when the response ends
   * @throws HOUSE_NOT_FOUND, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE
   */
  open(profileId: number): Promise<Readable> {
    return this.runs.open('house', profileId, async () => {
      const [row] = await this.database.read<ExportedHouseRow>(EXPORT_HOUSE, [profileId]);
      if (row === undefined) throw new AppError('HOUSE_NOT_FOUND');
      const { houseId, house, dependantIds } = row;
      const recipes = await this.database.read<ExportedRecipeRow>(EXPORTED_RECIPES, [profileId]);
      const recipeNumbers = numbersOf(recipes.map(({ id }) => id));
      const all = await this.database.read<ExportedCookingRow>(EXPORTED_COOKINGS, [houseId]);
      const cookings = all.filter(({ recipeId }) => recipeNumbers.has(recipeId));
      const numbers = {
        recipes: recipeNumbers,
        dependants: numbersOf(dependantIds),
        cookings: numbersOf(cookings.map(({ id }) => id)),
      };
      return this.zip({ profileId, houseId, recipes, cookings, numbers }, house);
    });
  }

  private zip(source: HouseExport, house: ExportedHouseRow['house']): Readable {
    const zip = new ZipStream();
    const exportedAt = new Date().toISOString();
    const head = { format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, exportedAt, house };
    zip.addText('README.md', README);
    zip.addText(FILES.house, `${JSON.stringify(head, null, 2)}\n`);
    zip.addParts(FILES.recipes, () => this.recipeLines(source));
    const cookings = source.cookings.map((each) => archivedCooking(each, source.numbers));
    zip.addText(FILES.cookings, linesOf(cookings));
    zip.addParts(FILES.planning, () => this.itemLines(source));
    zip.addParts(FILES.menus, () => this.menuLines(source));
    zip.addParts(FILES.lists, () => this.listLines(source));
    this.addRecipeFiles(zip, source);
    return zip.end();
  }

  private async *recipeLines(source: HouseExport): AsyncGenerator<string> {
    for (let start = 0; start < source.recipes.length; start += PAGE) {
      const details = await this.details(source, start);
      const lines = details.map(({ recipe, cookedOn }): ArchivedRecipe => ({
        number: source.numbers.recipes.get(recipe.id) ?? 0,
        visibility: visibilityOf(recipe, source.profileId),
        sourceUrl: recipe.sourceUrl,
        cookedOn,
        recipe: this.portable.write(recipe),
      }));
      yield linesOf(lines);
    }
  }

  private async *itemLines(source: HouseExport): AsyncGenerator<string> {
    for (let after = 0; ;) {
      const values = [source.houseId, after];
      const items = await this.database.read<ExportedItemRow>(EXPORTED_ITEMS, values);
      const last = items.at(-1);
      if (last === undefined) return;
      yield linesOf(items.flatMap((item) => archivedItem(item, source.numbers) ?? []));
      after = last.id;
    }
  }

  private async *menuLines(source: HouseExport): AsyncGenerator<string> {
    for (let after = 0; ;) {
      const values = [source.houseId, after];
      const menus = await this.database.read<ExportedMenuRow>(EXPORTED_MENUS, values);
      const last = menus.at(-1);
      if (last === undefined) return;
      yield linesOf(menus.map((menu) => archivedMenu(menu, source.numbers)));
      after = last.id;
    }
  }

  private async *listLines({ houseId }: HouseExport): AsyncGenerator<string> {
    for (let after = '-infinity'; ;) {
      const days = await this.database.read<ExportedListRow>(EXPORTED_LISTS, [houseId, after]);
      const last = days.at(-1);
      if (last === undefined) return;
      yield linesOf(days);
      after = last.date;
    }
  }

  /** Adds each recipe in terms of schema.org, and its photo. */
  private addRecipeFiles(zip: ZipStream, source: HouseExport): void {
    const page = { start: -1, details: Promise.resolve<ExportedDetailRow[]>([]) };
    const detailOf = async (index: number) => {
      const start = index - (index % PAGE);
      if (page.start !== start)
        Object.assign(page, { start, details: this.details(source, start) });
      const { id } = source.recipes[index] ?? {};
      return (await page.details).find(({ recipe }) => recipe.id === id)?.recipe;
    };
    source.recipes.forEach(({ photoId, photoWidth }, index) => {
      const number = index + 1;
      zip.addParts(`recipes/${String(number)}.jsonld`, () => this.jsonLd(detailOf(index), number));
      if (photoId === null || photoWidth === null) return;
      const parts = () => this.photos.exportFile(photoId, photoWidth);
      zip.addParts(photoFile(number), parts, { compress: false });
    });
  }

  /** Empty for a recipe that was deleted or hidden since the export began. */
  private async *jsonLd(
    detail: Promise<Recipe | undefined>,
    number: number,
  ): AsyncGenerator<string> {
    const recipe = await detail;
    if (recipe === undefined) return;
    const { authorFirstName, sourceUrl, photo } = recipe;
    const image = photo === null ? {} : { image: `../${photoFile(number)}` };
    const node = recipeAsJsonLd(this.portable.write(recipe), {
      authorFirstName,
      sourceUrl,
      ...image,
    });
    yield `${JSON.stringify(node, null, 2)}\n`;
  }

  private details(
    { profileId, recipes }: HouseExport,
    start: number,
  ): Promise<ExportedDetailRow[]> {
    const ids = recipes.slice(start, start + PAGE).map(({ id }) => id);
    return this.database.read<ExportedDetailRow>(EXPORTED_DETAILS, [profileId, ids]);
  }
}

/** Recipes of others become HOUSE recipes: an import publishes nothing in the name of the importer. */
function visibilityOf({ authorId, visibility }: Recipe, profileId: number): Visibility {
  return authorId === profileId ? visibility : 'HOUSE';
}

function linesOf(values: readonly object[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}
