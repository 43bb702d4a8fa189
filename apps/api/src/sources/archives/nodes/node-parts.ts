import type { FailureReason } from '#domain/sources/archive.js';
import {
  isNode,
  isOfType,
  LinkedData,
  type LinkedNode,
} from '../../reader/linked-data/linked-data.js';
import type { ShownPage } from '../../reader/page-remarks.js';
import { ArchiveError, reasonOf } from '../files/archive-error.js';
import type { ArchiveFile } from '../files/archive-file.js';
import { rowsOfJson } from '../files/json-rows.js';
import { archivedRecipe } from './archived-recipe.js';
import type { ArchivePart, FoundRecipe } from './format.js';
import { pictureOf } from './pictures.js';
import { jsonIn, parseJson } from './recipe-files.js';

export type FilesByPath = ReadonlyMap<string, ArchiveFile>;

/** Adapts a node of one application to the terms of schema.org. */
export type AdaptNode = (node: LinkedNode) => LinkedNode;

/** A file that begins so is a list of recipes, which are read one by one. */
export const RECIPE_LIST = /^[\s\ufeff]*\{\s*"recipes"\s*:\s*\[/;
export const ANY_LIST = /^[\s\ufeff]*(?:\[|\{\s*"recipes"\s*:\s*\[)/;

/**
 * The recipes of a list in a file. Objects of another type, such as a page, are left out. A list that
 * cannot be read to its end has a part that cannot be read.
 */
export async function* partsOfList(
  file: ArchiveFile,
  files: FilesByPath,
  adapt: AdaptNode,
): AsyncGenerator<ArchivePart> {
  let index = 0;
  try {
    for await (const { list, json } of rowsOfJson(await file.stream())) {
      if (list !== '' && list !== 'recipes') continue;
      yield {
        path: `${file.path}[${String(index++)}]`,
        read: () => {
          if (json === null) throw new ArchiveError('TOO_LARGE');
          const value = parseJson(json);
          const found = recipesIn(value, file, files, adapt);
          if (found.length === 0 && !isTyped(value)) throw new ArchiveError('NO_RECIPE');
          return found;
        },
      };
    }
  } catch (error) {
    yield unreadablePart(file.path, reasonOf(error));
  }
}

/** A part of which it is known that it cannot be read. */
export const unreadablePart = (path: string, reason: FailureReason): ArchivePart => ({
  path,
  read: () => {
    throw new ArchiveError(reason);
  },
});

const isTyped = (value: unknown) => isNode(value) && value['@type'] !== undefined;

/** A file of JSON with one or more recipes. */
export function partOfFile(file: ArchiveFile, files: FilesByPath, adapt: AdaptNode): ArchivePart {
  return {
    path: file.path,
    read: async () => {
      const found = recipesIn(await jsonIn(file), file, files, adapt);
      if (found.length === 0) throw new ArchiveError('NO_RECIPE');
      return found;
    },
  };
}

function recipesIn(
  value: unknown,
  file: ArchiveFile,
  files: FilesByPath,
  adapt: AdaptNode,
): FoundRecipe[] {
  const { recipes, others } = nodesIn(value);
  return recipes.map((node) => foundRecipe(adapt(node), others, file, files));
}

/** The recipe of a node of a file, with the picture that it names. */
export function foundRecipe(
  node: LinkedNode,
  others: readonly unknown[],
  file: ArchiveFile,
  files: FilesByPath,
  page?: ShownPage,
): FoundRecipe {
  const { picture, imageUrl } = pictureOf(node, file.path, files);
  return { recipe: { ...archivedRecipe(node, others, page), imageUrl }, picture };
}

/** The recipes of a value at any depth, as on a page, and the nodes beside them that they may refer to. */
export function nodesIn(value: unknown): { recipes: LinkedNode[]; others: unknown[] } {
  if (isNode(value) && isUntypedRecipe(value)) return { recipes: [value], others: [] };
  const recipes = new LinkedData([value]).ofType('Recipe');
  const nodes = [isNode(value) ? value['@graph'] : value].flat().filter(isNode);
  return { recipes, others: nodes.filter((node) => !isOfType(node, 'Recipe')) };
}

/** Some applications leave out the type. */
const isUntypedRecipe = (node: LinkedNode) =>
  node['@type'] === undefined && ('recipeIngredient' in node || 'recipeInstructions' in node);
