import path from 'node:path/posix';
import { isNode, type LinkedNode } from '../../reader/linked-data/linked-data.js';
import { type ArchiveFile, decodeText, readFile, readHead } from '../files/archive-file.js';
import { readCooklang } from './cooklang-text.js';
import type { ArchivePart, FormatReader } from '../nodes/format.js';
import { type FilesByPath, foundRecipe } from '../nodes/node-parts.js';
import { isPicture, pictureIn } from '../nodes/pictures.js';
import { withSections } from '../nodes/sections.js';

const RECIPE = /\.cook$/i;
/** The beginning of a file without its name: an ingredient, or metadata. */
const COOKLANG = /@[^\s@{}][^@{}\n]*\{|^>>.*:/m;
const HEAD = 16 * 1024;
const MAX_BYTES = 1024 * 1024;

/** Recipes in Cooklang, each with its picture beside it. */
export const cooklang: FormatReader = {
  format: 'COOKLANG',
  find: async (files) => {
    let recipes = files.filter((file) => RECIPE.test(file.path));
    const [only] = files;
    if (recipes.length === 0 && only && files.length === 1) {
      const head = (await readHead(only, HEAD)).toString();
      if (!/^[\s\ufeff]*[<{[]/.test(head) && COOKLANG.test(head)) recipes = [only];
    }
    if (recipes.length === 0) return null;
    const pictures = new Map(files.filter(isPicture).map((file) => [nameOf(file), file] as const));
    return { total: recipes.length, parts: recipes.map((file) => partOf(file, pictures)) };
  },
};

/** The path of a file without its type. */
function nameOf({ path: name }: ArchiveFile): string {
  return name.slice(0, name.length - path.extname(name).length);
}

function partOf(file: ArchiveFile, pictures: FilesByPath): ArchivePart {
  return {
    path: file.path,
    read: async () => {
      const text = decodeText(await readFile(file, MAX_BYTES));
      const found = foundRecipe(nodeOf(text, path.basename(nameOf(file))), [], file, pictures);
      const picture = pictures.get(nameOf(file));
      return [picture === undefined ? found : { ...found, picture: pictureIn(picture) }];
    },
  };
}

function nodeOf(text: string, fileName: string): LinkedNode {
  const { metadata, lines, instructions, notes } = readCooklang(text);
  const value = (...names: string[]) => {
    const [name] = names.filter((key) => metadata[key] != null && metadata[key] !== '');
    return name === undefined ? undefined : metadata[name];
  };
  const time = value('time');
  const times = isNode(time) ? time : {};
  return {
    name: value('title') ?? fileName,
    inLanguage: value('locale', 'language'),
    description: value('description', 'introduction'),
    notes,
    tags: [value('tags'), value('course', 'category')].flat(),
    recipeYield: yieldOf(value('servings', 'serves', 'yield')),
    prepTime: value('prep time', 'prep_time', 'time.prep') ?? times['prep'],
    cookTime: value('cook time', 'cook_time', 'time.cook') ?? times['cook'],
    totalTime: value('time required', 'duration') ?? (isNode(time) ? undefined : time),
    isBasedOn: value('source.url') ?? value('source'),
    image: value('image', 'picture'),
    recipeIngredient: lines,
    recipeInstructions: withSections(instructions),
  };
}

/** `4|8`: the recipe is for four. */
const yieldOf = (servings: unknown) =>
  typeof servings === 'string' ? servings.split('|', 1) : servings;
