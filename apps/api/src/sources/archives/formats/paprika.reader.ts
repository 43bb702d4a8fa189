import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isNode, type LinkedNode } from '../../reader/linked-data/linked-data.js';
import { ArchiveError } from '../files/archive-error.js';
import { type ArchiveFile, decodeText, readFile, readHead } from '../files/archive-file.js';
import { archivedRecipe } from '../nodes/archived-recipe.js';
import type { ArchivePart, FormatReader, Picture } from '../nodes/format.js';
import { textOf } from '../nodes/ingredient-lines.js';
import { pictureOfBase64 } from '../nodes/pictures.js';
import { MAX_TEXT_BYTES, parseJson } from '../nodes/recipe-files.js';

const unzip = promisify(gunzip);

const RECIPE = /\.paprikarecipe$/i;
const GZIP = Buffer.from([0x1f, 0x8b]);

/** The export of Paprika: a zip of recipes, each compressed JSON; or one of them. */
export const paprika: FormatReader = {
  format: 'PAPRIKA',
  find: async (files) => {
    let recipes = files.filter(({ path }) => RECIPE.test(path));
    const [only] = files;
    if (recipes.length === 0 && only && files.length === 1 && (await isGzip(only)))
      recipes = [only];
    return recipes.length === 0 ? null : { total: recipes.length, parts: recipes.map(partOf) };
  },
};

const isGzip = async (file: ArchiveFile) => (await readHead(file, GZIP.length)).equals(GZIP);

function partOf(file: ArchiveFile): ArchivePart {
  return {
    path: file.path,
    read: async () => {
      const recipe = parseJson(decodeText(await unzipped(file)));
      if (!isNode(recipe)) throw new ArchiveError('UNREADABLE');
      const picture = pictureIn(recipe);
      const found = archivedRecipe(nodeOf(recipe));
      const imageUrl = picture === null ? textOf(recipe['image_url']) || null : null;
      return [{ recipe: { ...found, imageUrl }, picture }];
    },
  };
}

/** An uncompressed recipe is read, too. */
async function unzipped(file: ArchiveFile): Promise<Buffer> {
  const bytes = await readFile(file, MAX_TEXT_BYTES);
  if (!bytes.subarray(0, GZIP.length).equals(GZIP)) return bytes;
  try {
    return await unzip(bytes, { maxOutputLength: MAX_TEXT_BYTES });
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new ArchiveError(isLarge ? 'TOO_LARGE' : 'UNREADABLE');
  }
}

/** Newer versions have the whole picture besides the thumbnail in `photo_data`. */
function pictureIn(recipe: LinkedNode): Picture | null {
  const [photo] = [recipe['photos']].flat().filter(isNode);
  const data = textOf(photo?.['data']) || textOf(recipe['photo_data']);
  return data === '' ? null : pictureOfBase64(data);
}

const linesOf = (value: unknown) =>
  textOf(value)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

function nodeOf(recipe: LinkedNode): LinkedNode {
  return {
    name: recipe['name'],
    description: recipe['description'],
    notes: [recipe['notes'], recipe['nutritional_info']],
    source: recipe['source'],
    difficulty: recipe['difficulty'],
    recipeCategory: recipe['categories'],
    recipeYield: recipe['servings'],
    prepTime: recipe['prep_time'],
    cookTime: recipe['cook_time'],
    totalTime: recipe['total_time'],
    isBasedOn: recipe['source_url'],
    recipeIngredient: linesOf(recipe['ingredients']),
    recipeInstructions: recipe['directions'],
  };
}
