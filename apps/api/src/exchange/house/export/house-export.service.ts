import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { recipeAsJsonLd } from '#domain/exchange/recipe-json-ld.js';
import type { NamedPerson } from '#domain/house/who-eats.js';
import { ingredientOfLine } from '#domain/planning/list-operations/own-line.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../../database/database.js';
import { type PreparedStatement, UNNAMED } from '../../../database/prepared-statement.js';
import * as dto from '../../../house/house.dto.js';
import { HOUSE_BY_ID, type HouseRow } from '../../../house/house.query.js';
import type { House } from '../../../house/house.view.js';
import { ExportRuns } from '../../../rate-limit/export-runs.service.js';
import { ZipStream } from '../../../http/zip-stream.js';
import { PhotosService } from '../../../recipes/photos/photos.service.js';
import { PortableRecipes, withoutIds } from '../../../recipes/share/portable-recipes.service.js';
import type { Recipe } from '../../../recipes/read-model/recipe.view.js';
import { PortableBodies } from '../../../reference/portable-bodies.service.js';
import type { Profile } from '../../../session/profile.view.js';
import { knownMenu } from '../house-bodies.js';
import { HOUSE, type FilePart, PARTS, photoFile } from '../house-file.js';
import { DependantLine } from '../house-lines.dto.js';
import * as query from '../house.query.js';
import { README } from './readme.js';

/** Recipes that one statement reads. */
const PAGE = 20;

/** What an export needs to know while it is written. */
interface HouseExport extends HouseRow {
  readonly profileId: number;
  /** A part precedes what contains it. */
  readonly recipes: readonly query.HouseRecipeRow[];
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
      const values = [profileId];
      const recipes = await this.database.read<query.HouseRecipeRow>(query.HOUSE_RECIPES, values);
      return this.zip({ ...row, profileId, recipes });
    });
  }

  private zip(source: HouseExport): Readable {
    const { house, recipes } = source;
    const zip = new ZipStream();
    const add = (
      part: FilePart,
      statement: PreparedStatement,
      start: unknown,
      bodyOf: (row: never) => object | null,
    ) => {
      const { database, linesOf } = this;
      zip.addParts(PARTS[part].file, async function* () {
        for await (const rows of database.pages(statement, [house.id], start)) {
          yield linesOf(
            part,
            rows.flatMap((row) => bodyOf(row as never) ?? []),
          );
        }
      });
    };
    const recipeIds = new Set(recipes.filter(({ isFrozen }) => !isFrozen).map(idOf));
    const isHidden = (id: number | null) => id !== null && !recipeIds.has(id);
    const eatersOf = eatersIn(house);
    zip.addText('README.md', README);
    zip.addText(HOUSE.file, `${JSON.stringify(this.head(source), null, 2)}\n`);
    zip.addParts(PARTS.recipes.file, () => this.recipeLines(source));
    add('items', query.ITEMS, 0, ({ row, eaters }: query.HouseItemRow) => {
      const dish = row.cookingId === null ? {} : { recipeId: null };
      return isHidden(row.recipeId) ? null : { ...row, ...dish, eaters: eatersOf(eaters) };
    });
    // After the items: each of them was added after its cooking.
    add('cookings', query.COOKINGS, 0, ({ row }: query.RowOf<'cooking'>) =>
      isHidden(row.recipeId) ? null : { ...row, number: row.id },
    );
    add('menus', query.MENUS, 0, ({ row, ...menu }: query.MenuRow) => {
      const known = knownMenu(menu, (id) => (isHidden(id) ? undefined : id));
      const items = known.items.map((item) => ({
        ...{ ...item, eaters: eatersOf(item.eaters as NamedPerson[] | null) },
        recipeId: item.cooking === null ? item.recipeId : null,
      }));
      return { ...row, ...known, items };
    });
    add('routines', query.ROUTINES, 0, ({ row, ...days }: query.HouseRoutineRow) =>
      isHidden(row.recipeId)
        ? null
        : { ...row, ...days, eaters: eatersOf(row.eaters as NamedPerson[] | null) },
    );
    add('shops', query.SHOPS, 0, ({ row, ...foods }: query.RowOf<'shop'>) => ({
      ...{ ...row, ...foods, number: row.id },
    }));
    add('pantry', query.PANTRY, 0, ({ row }: query.RowOf<'pantry_row'>) => row);
    add('ownLines', query.OWN_LINES, 0, ({ row }: query.RowOf<'shopping_own_line'>) => {
      const bought = row.bought as [unitId: number | null, thousandths: number][];
      const seen = bought.map(([unitId, thousandths]) => ({
        unitId,
        quantity: thousandths / 1000,
      }));
      return { ...row, kind: 'ADD', seen };
    });
    add('ticks', query.TICKS, '', ({ row }: query.RowOf<'shopping_tick'>) => {
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
      dependants: house.dependants.map(({ id, ...dependant }) =>
        bodies.write(DependantLine, { ...dependant, number: id }),
      ),
    };
  }

  private readonly linesOf = (part: FilePart, bodies: readonly object[]) =>
    bodies.map((body) => `${JSON.stringify(this.bodies.write(PARTS[part].line, body))}\n`).join('');

  /** Recipes of others become HOUSE recipes: an import publishes nothing in the name of the importer. */
  private async *recipeLines(source: HouseExport): AsyncGenerator<string> {
    for (let start = 0; start < source.recipes.length; start += PAGE) {
      const page = source.recipes.slice(start, start + PAGE);
      const contents = await this.contents(source, page);
      const contentOf = new Map(contents.map((content) => [content.recipe.id, content]));
      const bodies = page.flatMap(({ id, isFrozen }) => {
        const content = contentOf.get(id);
        if (content === undefined) return [];
        const { recipe, contentIds, cookedOn } = content;
        const parts = recipe.parts.map(({ portions, note, before }, index) => ({
          ...{ recipeId: contentIds[index], portions, note, before },
        }));
        const visibility = recipe.authorId === source.profileId ? recipe.visibility : 'HOUSE';
        const line = { ...withoutIds(recipe), parts, cookedOn, number: id, visibility };
        return [isFrozen ? { ...line, cookedOn: [], frozen: true } : line];
      });
      yield this.linesOf('recipes', bodies);
    }
  }

  /** Adds each recipe in terms of schema.org, and its photo. */
  private addRecipeFiles(zip: ZipStream, source: HouseExport): void {
    const recipes = source.recipes.filter(({ isFrozen }) => !isFrozen);
    let page = { start: -1, contents: Promise.resolve<query.RecipeContentRow[]>([]) };
    recipes.forEach(({ id, photoId, photoWidth }, index) => {
      const recipeOf = async () => {
        const start = index - (index % PAGE);
        if (page.start !== start) {
          const ofPage = recipes.slice(start, start + PAGE);
          page = { start, contents: this.contents(source, ofPage, query.WHOLE_CONTENTS) };
        }
        return (await page.contents).find(({ recipe }) => recipe.id === id)?.recipe;
      };
      zip.addParts(`recipes/${String(id)}.jsonld`, () => this.jsonLd(recipeOf()));
      if (photoId === null || photoWidth === null) return;
      const parts = () => this.photos.exportFile(photoId, photoWidth);
      zip.addParts(photoFile(id), parts, { compress: false });
    });
  }

  /** Empty for a recipe that was deleted or hidden since the export began. */
  private async *jsonLd(found: Promise<Recipe | undefined>) {
    const recipe = await found;
    if (recipe === undefined) return;
    const { id, authorFirstName, sourceUrl, photo } = recipe;
    const image = photo === null ? {} : { image: `../${photoFile(id)}` };
    const origin = { authorFirstName, sourceUrl, ...image };
    const node = recipeAsJsonLd(this.portable.writeWhole(recipe), origin);
    yield `${JSON.stringify(node, null, 2)}\n`;
  }

  private contents(
    { profileId }: HouseExport,
    page: readonly query.HouseRecipeRow[],
    statement = query.RECIPE_CONTENTS,
  ) {
    const frozenIds = page.filter(({ isFrozen }) => isFrozen).map(idOf);
    const values = [profileId, page.map(idOf), frozenIds];
    return this.database.read<query.RecipeContentRow>(statement, values);
  }
}

/** Leaves out who has left the house. Null: everybody. */
function eatersIn({ members, dependants }: House) {
  const ids = { member: new Set(members.map(idOf)), dependant: new Set(dependants.map(idOf)) };
  return (eaters: readonly NamedPerson[] | null) => {
    const known = (eaters ?? []).filter(
      ({ profileId, dependantId }) =>
        ids.member.has(profileId ?? 0) || ids.dependant.has(dependantId ?? 0),
    );
    return known.length === 0 ? null : known;
  };
}

const idOf = ({ id }: { readonly id: number }) => id;
