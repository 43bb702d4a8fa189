import path from 'node:path/posix';
import type { PartReference } from '#domain/sources/archive.js';
import type { LinkedNode } from '../../reader/linked-data/linked-data.js';
import { type ArchiveFile, decodeText, readFile, readHead } from '../files/archive-file.js';
import {
  amountOfReference,
  amountText,
  type CooklangReference,
  type CooklangText,
  readCooklang,
} from './cooklang-text.js';
import type { ArchivePart, FormatReader } from '../nodes/format.js';
import { noteOfPart, textOf } from '../nodes/ingredient-lines.js';
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
    const names = new Set(recipes.map(nameOf));
    return { total: recipes.length, parts: recipes.map((file) => partOf(file, names, pictures)) };
  },
};

/** The path of a file without its type. */
function nameOf({ path: name }: ArchiveFile): string {
  return name.slice(0, name.length - path.extname(name).length);
}

function partOf(file: ArchiveFile, names: ReadonlySet<string>, pictures: FilesByPath): ArchivePart {
  const key = nameOf(file);
  const keyOf = (reference: string) =>
    path.join(path.dirname(file.path), reference.replace(RECIPE, ''));

  return {
    path: file.path,
    read: async () => {
      const text = decodeText(await readFile(file, MAX_BYTES));
      const read = readCooklang(text, (reference) => names.has(keyOf(reference)));
      const found = foundRecipe(nodeOf(read, path.basename(key)), [], file, pictures);
      const references = read.references.map((each) => referenceOf(each, keyOf(each.path)));
      const recipe = { ...found.recipe, key, references };
      const picture = pictures.get(key);
      return [{ recipe, picture: picture === undefined ? found.picture : pictureIn(picture) }];
    },
  };
}

function referenceOf({ amount, note }: CooklangReference, key: string): PartReference {
  const text = `${amountText(amount)} ${path.basename(key)}`.trim();
  return { key, ...amountOfReference(amount), note: noteOfPart(note), text };
}

function nodeOf(
  { metadata, lines, instructions, notes }: CooklangText,
  fileName: string,
): LinkedNode {
  /** The first of the keys with a value, which is then read. */
  const take = (...keys: string[]) => {
    const key = keys.find((each) => metadata.has(each)) ?? '';
    const value = metadata.get(key);
    metadata.delete(key);
    return value;
  };
  const recipeCategory = take('course', 'category');
  const recipe = {
    name: take('title', 'name') ?? fileName,
    inLanguage: take('locale', 'language'),
    description: take('description', 'introduction'),
    tags: [take('tags'), recipeCategory].flat(),
    recipeCategory,
    recipeYield: yieldOf(take('servings', 'serves', 'yield', 'serving size', 'portions')),
    prepTime: take('prep time', 'prep_time', 'time.prep', 'preparation', 'preparation time'),
    cookTime: take('cook time', 'cook_time', 'time.cook', 'cooking time'),
    totalTime: take('time required', 'time', 'duration', 'total time'),
    isBasedOn: addressIn(metadata, 'source.url', 'source', 'url'),
    image: take('image', 'picture', 'images', 'pictures'),
    recipeIngredient: lines,
    recipeInstructions: withSections(instructions),
  };
  const others = [...metadata].map(([key, value]) => `${key}: ${[value].flat().join(', ')}`);
  return { ...recipe, notes: [...notes, ...others] };
}

/** The first of the keys whose value is an address. Other values, such as the name of a book, stay. */
function addressIn(metadata: Map<string, unknown>, ...keys: string[]): unknown {
  const key = keys.find((each) => /^https?:\/\//i.test(textOf(metadata.get(each)))) ?? '';
  const address = metadata.get(key);
  metadata.delete(key);
  return address;
}

/** `4|8`: the recipe is for four. */
const yieldOf = (servings: unknown) =>
  typeof servings === 'string' ? servings.split('|', 1) : servings;
