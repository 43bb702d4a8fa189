import type { PartReference } from '#domain/sources/archive.js';
import { isNode, type LinkedNode } from '../../reader/linked-data/linked-data.js';
import type { ArchiveFile } from '../files/archive-file.js';
import { archivedRecipe } from '../nodes/archived-recipe.js';
import type { ArchivePart, FormatReader, FoundRecipe } from '../nodes/format.js';
import {
  noteOfPart,
  nutritionNode,
  stepNode,
  textOf,
  textOfLine,
  textsOfMealieLine,
  textsOfOldLines,
} from '../nodes/ingredient-lines.js';
import { unreadablePart } from '../nodes/node-parts.js';
import { idOf, MealieTables, type Row } from './mealie-tables.js';
import { isPicture, pictureIn } from '../nodes/pictures.js';
import { nodeIn } from '../nodes/recipe-files.js';

const DATABASE = /(?:^|\/)database\.json$/;
/** A recipe before version 1: `recipes/<slug>/<slug>.json`. */
const OLD_RECIPE = /(?:^|\/)recipes\/([^/]+)\/\1\.json$/;
const PICTURE = /(?:^|\/)recipes\/([^/]+)\/images\/([^/]+)$/;

/** The backup of Mealie: a zip with its database and its pictures. */
export const mealie: FormatReader = {
  format: 'MEALIE',
  find: async (files) => {
    const database = files.find(({ path }) => DATABASE.test(path));
    const old = files.filter(({ path }) => OLD_RECIPE.test(path));
    if (database === undefined && old.length === 0) return null;
    const pictures = picturesOf(files);
    if (database === undefined) {
      return { total: old.length, parts: old.map((file) => partOfFile(file, pictures)) };
    }
    const tables = await MealieTables.read(database);
    const parts = tables.recipes.map((recipe) => partOfRow(recipe, tables, pictures));
    const broken = [...tables.broken].map((table) =>
      unreadablePart(`${database.path}: ${table}`, 'UNREADABLE'),
    );
    return { total: parts.length, parts: [...broken, ...parts] };
  },
};

type Pictures = ReadonlyMap<string, ArchiveFile>;

/** The picture of each recipe, by the name of its folder. */
function picturesOf(files: readonly ArchiveFile[]): Pictures {
  const pictures = new Map<string, ArchiveFile>();
  for (const file of files.filter(isPicture)) {
    const [, folder, name = ''] = PICTURE.exec(file.path) ?? [];
    const id = idOf(folder);
    if (!pictures.has(id) || name.startsWith('original.')) pictures.set(id, file);
  }
  return pictures;
}

function foundRecipe(node: LinkedNode, picture: ArchiveFile | undefined): FoundRecipe[] {
  return [{ recipe: archivedRecipe(node), picture: picture ? pictureIn(picture) : null }];
}

function partOfRow(recipe: Row, tables: MealieTables, pictures: Pictures): ArchivePart {
  return {
    path: textOf(recipe['slug']) || textOf(recipe['name']),
    read: () =>
      foundRecipe(nodeOf(recipe, tables), pictures.get(idOf(recipe['id']))).map((found) => ({
        ...found,
        recipe: {
          ...found.recipe,
          key: idOf(recipe['id']),
          references: tables.of(recipe, 'recipes_ingredients').flatMap((line) => {
            const part = tables.referenced(line);
            return part === undefined ? [] : [referenceOf(line, part, tables)];
          }),
        },
      })),
  };
}

function referenceOf(line: Row, part: Row, tables: MealieTables): PartReference {
  const { quantity, note } = line;
  const [unit, name] = [textOf(tables.unit(line)), textOf(part['name'])];
  const hasAmount = typeof quantity === 'number' && quantity > 0;
  return {
    key: idOf(part['id']),
    quantity: hasAmount ? quantity : null,
    unit,
    note: noteOfPart(note),
    text: textOfLine({ quantity, unit, food: name, note }),
  };
}

function nodeOf(recipe: Row, tables: MealieTables): LinkedNode {
  const categories = tables.namesOf(recipe, 'categories');
  return {
    name: recipe['name'],
    description: recipe['description'],
    notes: [
      ...tables.of(recipe, 'notes').flatMap(({ title, text }) => [title, text]),
      recipe['recipe_yield'],
    ],
    nutrition: tables.of(recipe, 'recipe_nutrition').map(nutritionNode),
    tool: tables.namesOf(recipe, 'tools'),
    tags: [...categories, ...tables.namesOf(recipe, 'tags')],
    recipeCategory: categories,
    recipeYield: yieldOf(recipe),
    prepTime: recipe['prep_time'],
    cookTime: textOf(recipe['perform_time']) || recipe['cook_time'],
    totalTime: recipe['total_time'],
    isBasedOn: recipe['org_url'],
    recipeIngredient: tables
      .of(recipe, 'recipes_ingredients')
      .filter((line) => tables.referenced(line) === undefined)
      .flatMap((line) =>
        textsOfMealieLine({
          title: line['title'],
          quantity: line['quantity'],
          unit: tables.unit(line),
          food: tables.food(line),
          note: line['note'],
          originalText: line['original_text'],
        }),
      ),
    recipeInstructions: tables.of(recipe, 'recipe_instructions').map(stepNode),
  };
}

/** Newer versions have a number of servings, or a quantity of what the yield names. */
function yieldOf(recipe: Row): unknown {
  const { recipe_servings: servings, recipe_yield_quantity: quantity } = recipe;
  if (typeof servings === 'number' && servings > 0) return Math.round(servings);
  const text = textOf(recipe['recipe_yield']);
  const hasQuantity = typeof quantity === 'number' && quantity > 0;
  return hasQuantity && !/\d/.test(text) ? `${String(quantity)} ${text}` : text;
}

function partOfFile(file: ArchiveFile, pictures: Pictures): ArchivePart {
  const [, slug] = OLD_RECIPE.exec(file.path) ?? [];
  return {
    path: file.path,
    read: async () => {
      const recipe = inCamelCase(await nodeIn(file)) as LinkedNode;
      const { name, description, notes, nutrition, tools, tags, recipeCategory } = recipe;
      const { recipeYield, prepTime, performTime, cookTime, totalTime, orgUrl } = recipe;
      const node: LinkedNode = {
        ...{ name, description, notes, tool: tools, recipeYield, prepTime, totalTime },
        nutrition: nutritionNode(nutrition),
        tags: [recipeCategory, tags].flat(),
        recipeCategory,
        cookTime: performTime ?? cookTime,
        isBasedOn: orgUrl ?? recipe['orgURL'],
        recipeIngredient: textsOfOldLines(recipe['recipeIngredient']),
        recipeInstructions: [recipe['recipeInstructions']]
          .flat()
          .map((step) => (isNode(step) ? stepNode(step) : step)),
      };
      return foundRecipe(node, pictures.get(idOf(slug)));
    },
  };
}

/** Versions before 1 write `recipeYield` or `recipe_yield`. */
function inCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inCamelCase);
  if (!isNode(value)) return value;
  const camelCase = (name: string) =>
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [camelCase(name), inCamelCase(each)]),
  );
}
