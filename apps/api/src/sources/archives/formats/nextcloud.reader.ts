import path from 'node:path/posix';
import { HEADING } from '../../reader/html/readable-text.js';
import { isOfType, type LinkedNode } from '../../reader/linked-data/linked-data.js';
import type { ArchiveFile } from '../files/archive-file.js';
import type { ArchivePart, FormatReader } from '../nodes/format.js';
import { textOf } from '../nodes/ingredient-lines.js';
import { foundRecipe } from '../nodes/node-parts.js';
import { isPicture, pictureIn } from '../nodes/pictures.js';
import { findNode, nodeIn } from '../nodes/recipe-files.js';

const RECIPE = /(?:^|\/)recipe\.json$/;

/** The folder of Nextcloud Cookbook as a zip: a folder for each recipe. */
export const nextcloud: FormatReader = {
  format: 'NEXTCLOUD_COOKBOOK',
  find: async (files) => {
    const recipes = files.filter((file) => RECIPE.test(file.path));
    const isRecipe = (node: LinkedNode) => isOfType(node, 'Recipe');
    if ((await findNode(recipes, isRecipe)) === undefined) return null;
    const pictures = picturesByFolder(files);
    const parts = recipes.map((file) => partOf(file, pictures.get(path.dirname(file.path))));
    return { total: parts.length, parts };
  },
};

/** `full.jpg` of each folder, or another picture. */
function picturesByFolder(files: readonly ArchiveFile[]): ReadonlyMap<string, ArchiveFile> {
  const pictures = new Map<string, ArchiveFile>();
  for (const file of files.filter(isPicture)) {
    const folder = path.dirname(file.path);
    if (!pictures.has(folder) || path.basename(file.path).startsWith('full.')) {
      pictures.set(folder, file);
    }
  }
  return pictures;
}

function partOf(file: ArchiveFile, picture: ArchiveFile | undefined): ArchivePart {
  return {
    path: file.path,
    read: async () => {
      const found = foundRecipe(nodeOf(await nodeIn(file)), [], file, new Map());
      return [picture === undefined ? found : { ...found, picture: pictureIn(picture) }];
    },
  };
}

const nodeOf = (recipe: LinkedNode): LinkedNode => ({
  ...recipe,
  recipeIngredient: [recipe['recipeIngredient']]
    .flat()
    .map((line) => (textOf(line).startsWith('## ') ? HEADING + textOf(line).slice(3) : line)),
});
