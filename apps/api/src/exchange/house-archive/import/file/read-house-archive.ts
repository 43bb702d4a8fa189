import { localeOf } from '#domain/recipe/recipe-content.js';
import { PortableRecipes } from '../../../../recipes/portable/portable-recipes.service.js';
import type { RecipeDto } from '../../../../recipes/write/recipe.dto.js';
import { Catalogues } from '../../../../reference/catalogues.js';
import {
  type ArchivedCooking,
  type ArchivedItem,
  type ArchivedMenu,
  type ArchivedRecipe,
  FILES,
} from '../../house-archive.js';
import { ArchivedHouse, type HouseHead, type ListDay } from './archived-house.js';
import { readCookingLine, readItemLine, readMenuLine, readRecipeLine } from './archived-lines.js';
import { HouseArchiveFile } from './house-archive-file.js';

/** What to read. */
export interface HouseArchiveTask {
  readonly path: string;
  readonly ids: Catalogues['ids'];
}

/** A recipe of an archive that can be created. */
export interface ReadRecipe extends Omit<ArchivedRecipe, 'recipe'> {
  readonly body: RecipeDto;
  /** Bytes of the steps, and everything that people wrote as JSON: see `EXISTING_RECIPES`. */
  readonly size: number;
  readonly content: string;
}

/** A page of the rows of a file; null for a row that is not valid. */
export type RowsEvent =
  | { readonly kind: 'recipes'; readonly rows: readonly (ReadRecipe | null)[] }
  | { readonly kind: 'cookings'; readonly rows: readonly (ArchivedCooking | null)[] }
  | { readonly kind: 'planning'; readonly rows: readonly (ArchivedItem | null)[] }
  | { readonly kind: 'menus'; readonly rows: readonly (ArchivedMenu | null)[] }
  | { readonly kind: 'lists'; readonly rows: readonly (ListDay | null)[] };

export type HouseArchiveEvent = { readonly kind: 'house'; readonly house: HouseHead } | RowsEvent;

/** Rows of a page, and characters after which it ends. */
const PAGE = { recipes: 20, others: 500, size: 1024 ** 2 };

/**
 * Reads an archive: first what it says of its house, then its recipes, then what refers to them.
 *
 * @throws VALIDATION_ERROR for a file that is damaged, or no archive
 */
export async function* readHouseArchive({
  path,
  ids,
}: HouseArchiveTask): AsyncGenerator<HouseArchiveEvent> {
  const file = await HouseArchiveFile.open(path);
  const catalogues = new Catalogues(ids);
  const house = new ArchivedHouse(await file.read(FILES.house), catalogues);
  yield { kind: 'house', house: { settings: house.settings, dependants: house.dependants } };
  const portable = new PortableRecipes(catalogues);
  const recipeOf = (line: unknown) => readRecipe(line, portable);
  const listOf = (line: unknown) => house.listDay(line);
  for await (const rows of pages(file, 'recipes', recipeOf)) yield { kind: 'recipes', rows };
  for await (const rows of pages(file, 'cookings', readCookingLine)) {
    yield { kind: 'cookings', rows };
  }
  for await (const rows of pages(file, 'planning', readItemLine)) yield { kind: 'planning', rows };
  for await (const rows of pages(file, 'menus', readMenuLine)) yield { kind: 'menus', rows };
  for await (const rows of pages(file, 'lists', listOf)) yield { kind: 'lists', rows };
}

async function* pages<Row>(
  file: HouseArchiveFile,
  name: Exclude<keyof typeof FILES, 'house'>,
  read: (line: unknown) => Row | Promise<Row>,
): AsyncGenerator<Row[]> {
  const max = name === 'recipes' ? PAGE.recipes : PAGE.others;
  let rows: Row[] = [];
  let size = 0;
  for await (const line of file.lines(FILES[name])) {
    const row = await read(line);
    rows.push(row);
    size += JSON.stringify(row).length;
    if (rows.length < max && size < PAGE.size) continue;
    yield rows;
    rows = [];
    size = 0;
  }
  if (rows.length > 0) yield rows;
}

async function readRecipe(line: unknown, portable: PortableRecipes): Promise<ReadRecipe | null> {
  const facts = readRecipeLine(line);
  if (facts === null) return null;
  const { recipe, ...others } = facts;
  const body = await portable.read(recipe, facts.visibility);
  return body && { ...others, body, ...contentOf(body) };
}

function contentOf(body: RecipeDto): Pick<ReadRecipe, 'size' | 'content'> {
  const steps = body.steps.map(({ description }) => description);
  const content = [
    ...[localeOf(body, 'fr'), body.portions, body.dietIds],
    body.ingredients.map(({ ingredientId, quantity, unitId, note, rawText }) => [
      ...[ingredientId, quantity, unitId, note ?? null, rawText ?? null],
    ]),
    (body.otherLines ?? []).map(({ kind, text, before }) => ({ kind, text, before })),
    ...[steps, body.imageUrl ?? null, body.prepMinutes ?? null, body.cookMinutes ?? null],
    ...[body.restMinutes ?? null, body.description ?? null, body.tags ?? []],
  ];
  const size = steps.reduce((sum, step) => sum + Buffer.byteLength(step), 0);
  return { size, content: JSON.stringify(content) };
}
