import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { recipeAsJsonLd } from '#domain/exchange/recipe-json-ld.js';
import { ingredientOfLine } from '#domain/planning/list-operations/own-line.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../../database/database.js';
import { type PreparedStatement, UNNAMED } from '../../../database/prepared-statement.js';
import * as dto from '../../../house/house.dto.js';
import { HOUSE_BY_ID, type HouseRow } from '../../../house/house.query.js';
import { ExportRuns } from '../../../http/downloads/export-runs.service.js';
import { ZipStream } from '../../../http/downloads/zip-stream.js';
import { PhotosService } from '../../../recipes/photos/photos.service.js';
import { PortableRecipes, withoutIds } from '../../../recipes/portable/portable-recipes.service.js';
import type { Recipe } from '../../../recipes/read-model/recipe.view.js';
import { PortableBodies, type RowNumbers } from '../../../reference/portable-bodies.service.js';
import type { Profile } from '../../../session/profile.view.js';
import { HOUSE, type Part, PARTS, photoFile } from '../house-file.js';
import { knownEaters, knownMenu } from '../house-bodies.js';
import { DependantLine } from '../house-lines.dto.js';
import * as query from '../house.query.js';
import { README } from './readme.js';

/** Recipes that one statement reads. */
const PAGE = 20;

/** What an export needs to know while it is written. */
interface HouseExport {
  readonly profileId: number;
  readonly houseId: number;
  readonly recipes: readonly query.HouseRecipeRow[];
  readonly cookings: readonly query.RowOf<'cooking'>[];
  readonly numbers: Required<RowNumbers>;
}

/** Writes what belongs to a house into a zip, in pages, as fast as the client reads. */
@Injectable()
export class HouseExportService {
  constructor(
    private readonly database: Database,
    private readonly runs: ExportRuns,
    private readonly bodies: PortableBodies,
    private readonly portable: PortableRecipes,
    private readonly photos: PhotosService,
  ) {}

  /**
   * @returns the zip; NestJS destroys it when the response ends
   * @throws HOUSE_NOT_FOUND, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE
   */
  open({ id: profileId, houseId }: Profile): Promise<Readable> {
    return this.runs.open('house', profileId, async () => {
      const statement = { name: UNNAMED, text: HOUSE_BY_ID };
      const [row] = await this.database.read<HouseRow & object>(statement, [houseId]);
      if (row === undefined) throw new AppError('HOUSE_NOT_FOUND');
      const { house } = row;
      const recipes = await this.database.read<query.HouseRecipeRow>(query.HOUSE_RECIPES, [
        profileId,
      ]);
      const recipeId = numbersOf(recipes);
      const cookings: query.RowOf<'cooking'>[] = [];
      const pages = this.database.pages<query.RowOf<'cooking'>>(query.COOKINGS, [house.id], 0);
      for await (const rows of pages) {
        cookings.push(...rows.filter(({ row }) => recipeId.has(row.recipeId)));
      }
      const numbers = {
        recipeId,
        cookingId: numbersOf(cookings.map(({ row }) => row)),
        dependantId: numbersOf(house.dependants),
        profileId: numbersOf(house.members),
      };
      return this.zip({ profileId, houseId: house.id, recipes, cookings, numbers }, row);
    });
  }

  private zip(source: HouseExport, house: HouseRow): Readable {
    const { houseId, numbers, cookings } = source;
    const zip = new ZipStream();
    const add = <Row extends { readonly position: unknown }>(
      part: Part,
      statement: PreparedStatement,
      start: unknown,
      bodyOf: (row: Row) => object | null,
    ) => {
      const { database, linesOf } = this;
      zip.addParts(PARTS[part].file, async function* () {
        for await (const rows of database.pages<Row>(statement, [houseId], start)) {
          yield linesOf(
            part,
            rows.flatMap((row) => bodyOf(row) ?? []),
            numbers,
          );
        }
      });
    };
    zip.addText('README.md', README);
    zip.addText(HOUSE.file, `${JSON.stringify(this.head(house), null, 2)}\n`);
    zip.addParts(PARTS.recipes.file, () => this.recipeLines(source));
    const numbered = cookings.map(({ row }) => ({
      // A report has no zero.
      ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== 0)),
      number: numbers.cookingId.get(row.id),
    }));
    zip.addText(PARTS.cookings.file, this.linesOf('cookings', numbered, numbers));
    const isHidden = (id: number | null) => id !== null && !numbers.recipeId.has(id);
    add<query.ItemRow>('items', query.ITEMS, 0, ({ row, eaters }) => {
      if (isHidden(row.recipeId)) return null;
      const isServed = numbers.cookingId.has(row.cookingId ?? 0);
      const dish = isServed ? { recipeId: null } : { cookingId: null };
      return { ...row, ...dish, eaters: knownEaters(eaters, numbers) };
    });
    add<query.MenuRow>('menus', query.MENUS, 0, ({ row, ...menu }) => {
      const known = knownMenu({ ...row, ...menu }, (id) => (isHidden(id) ? undefined : id));
      const items = known.items.map((item) => ({
        ...{ ...item, eaters: knownEaters(item.eaters as [], numbers) },
        recipeId: item.cooking === null ? item.recipeId : null,
      }));
      return { ...known, items };
    });
    add<query.RowOf<'shopping_own_line'>>('ownLines', query.OWN_LINES, 0, ({ row }) => {
      const bought = row.bought as [unitId: number | null, thousandths: number][];
      const seen = bought.map(([unitId, thousandths]) => ({
        unitId,
        quantity: thousandths / 1000,
      }));
      return { ...row, kind: 'ADD', seen };
    });
    add<query.RowOf<'shopping_tick'>>('ticks', query.TICKS, '', ({ row }) => {
      const ingredientId = ingredientOfLine(row.lineId);
      return ingredientId === undefined ? null : { ...row, ingredientId };
    });
    this.addRecipeFiles(zip, source);
    return zip.end();
  }

  /** The settings and the dependants, each as the body of its route. */
  private head({ house, settings: { shelfOrder, stapleIds, sourceIds } }: HouseRow): object {
    const { bodies } = this;
    return {
      ...{ format: HOUSE.format, version: HOUSE.version, exportedAt: new Date().toISOString() },
      house: bodies.write(dto.HouseSettingsDto, house),
      shelfOrder: bodies.write(dto.ShelfOrderDto, { subcategories: shelfOrder }),
      staples: stapleIds && bodies.write(dto.StaplesDto, { ingredientIds: stapleIds }),
      sources: bodies.write(dto.HouseSourcesDto, { sourceIds }),
      dependants: house.dependants.map((dependant, index) =>
        bodies.write(DependantLine, { ...dependant, number: index + 1 }),
      ),
    };
  }

  private readonly linesOf = (part: Part, bodies: readonly object[], numbers: RowNumbers) =>
    bodies
      .map((body) => `${JSON.stringify(this.bodies.write(PARTS[part].line, body, numbers))}\n`)
      .join('');

  /** Recipes of others become HOUSE recipes: an import publishes nothing in the name of the importer. */
  private async *recipeLines(source: HouseExport): AsyncGenerator<string> {
    const { profileId, recipes, numbers } = source;
    for (let start = 0; start < recipes.length; start += PAGE) {
      const contents = await this.contents(source, start);
      const bodies = contents.map(({ recipe, cookedOn }) => ({
        ...{ ...withoutIds(recipe), cookedOn, number: numbers.recipeId.get(recipe.id) },
        visibility: recipe.authorId === profileId ? recipe.visibility : 'HOUSE',
      }));
      yield this.linesOf('recipes', bodies, numbers);
    }
  }

  /** Adds each recipe in terms of schema.org, and its photo. */
  private addRecipeFiles(zip: ZipStream, source: HouseExport): void {
    let page = { start: -1, contents: Promise.resolve<query.RecipeContentRow[]>([]) };
    source.recipes.forEach(({ id, photoId, photoWidth }, index) => {
      const number = index + 1;
      const recipeOf = async () => {
        const start = index - (index % PAGE);
        if (page.start !== start) page = { start, contents: this.contents(source, start) };
        return (await page.contents).find(({ recipe }) => recipe.id === id)?.recipe;
      };
      zip.addParts(`recipes/${String(number)}.jsonld`, () => this.jsonLd(recipeOf(), number));
      if (photoId === null || photoWidth === null) return;
      const parts = () => this.photos.exportFile(photoId, photoWidth);
      zip.addParts(photoFile(number), parts, { compress: false });
    });
  }

  /** Empty for a recipe that was deleted or hidden since the export began. */
  private async *jsonLd(found: Promise<Recipe | undefined>, number: number) {
    const recipe = await found;
    if (recipe === undefined) return;
    const { authorFirstName, sourceUrl, photo } = recipe;
    const image = photo === null ? {} : { image: `../${photoFile(number)}` };
    const origin = { authorFirstName, sourceUrl, ...image };
    const node = recipeAsJsonLd(this.portable.write(recipe), origin);
    yield `${JSON.stringify(node, null, 2)}\n`;
  }

  private contents({ profileId, recipes }: HouseExport, start: number) {
    const ids = recipes.slice(start, start + PAGE).map(({ id }) => id);
    return this.database.read<query.RecipeContentRow>(query.RECIPE_CONTENTS, [profileId, ids]);
  }
}

/** Numbers from 1. */
function numbersOf(rows: readonly { readonly id: number }[]): Map<number, number> {
  return new Map(rows.map(({ id }, index) => [id, index + 1]));
}
