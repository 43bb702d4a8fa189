import path from 'node:path/posix';
import type { PartReference } from '#domain/sources/archive.js';
import { HEADING } from '../../reader/html/readable-text.js';
import { isNode, type LinkedNode } from '../../reader/linked-data/linked-data.js';
import type { ArchiveFile } from '../files/archive-file.js';
import { archivedRecipe, minutesOf } from '../nodes/archived-recipe.js';
import type { ArchivePart, FormatReader } from '../nodes/format.js';
import {
  nameIn,
  numberText,
  nutritionNode,
  textOf,
  textOfLine,
} from '../nodes/ingredient-lines.js';
import { isPicture, pictureIn } from '../nodes/pictures.js';
import { findNode, nodeIn } from '../nodes/recipe-files.js';

const RECIPE = /(?:^|\/)recipe\.json$/;
/** `{{ ingredients[0] }}`: the amount and the food of a line of the step. */
const INGREDIENT = /\{\{\s*ingredients\[(\d{1,3})\][^{}]*\}\}/g;
/** `{{ scale(200) }}`: an amount that grows with the portions. */
const SCALED = /\{\{\s*scale\(([^(){}]*)\)\s*\}\}/g;

/** The export of Tandoor: a zip for each recipe, in a zip. */
export const tandoor: FormatReader = {
  format: 'TANDOOR',
  find: async (files) => {
    const recipes = files.filter((file) => RECIPE.test(file.path));
    const isTandoor = (node: LinkedNode) => Array.isArray(node['steps']);
    if ((await findNode(recipes, isTandoor)) === undefined) return null;
    const pictures = new Map(
      files.filter(isPicture).map((file) => [path.dirname(file.path), file] as const),
    );
    const parts = recipes.map((file) => partOf(file, pictures.get(path.dirname(file.path))));
    return { total: parts.length, parts };
  },
};

function partOf(file: ArchiveFile, picture: ArchiveFile | undefined): ArchivePart {
  return {
    path: file.path,
    read: async () => {
      const node = await nodeIn(file);
      const recipe = {
        ...archivedRecipe(nodeOf(node)),
        key: keyOf(node['id']) ?? path.basename(path.dirname(file.path), '.zip'),
        references: referencesIn(node),
      };
      return [{ recipe, picture: picture ? pictureIn(picture) : null }];
    },
  };
}

const keyOf = (id: unknown) => (typeof id === 'number' ? String(id) : undefined);

/** The recipes that are steps. The zip of a recipe has its id as name. */
function referencesIn(recipe: LinkedNode): PartReference[] {
  return inOrder(nodesOf(recipe['steps'])).flatMap((step) => {
    const key = keyOf(step['step_recipe']);
    if (key === undefined) return [];
    const text = textOf(nameIn(step['step_recipe_data'])) || textOf(step['name']) || key;
    return [{ key, quantity: null, unit: '', note: null, text }];
  });
}

const nodesOf = (value: unknown) => [value].flat(2).filter(isNode);

function inOrder(nodes: readonly LinkedNode[]): LinkedNode[] {
  const order = ({ order: place }: LinkedNode) => (typeof place === 'number' ? place : 0);
  return [...nodes].sort((a, b) => order(a) - order(b));
}

function nodeOf(recipe: LinkedNode): LinkedNode {
  const steps = inOrder(nodesOf(recipe['steps']));
  const lines = steps.map((step) => inOrder(nodesOf(step['ingredients'])));
  return {
    name: recipe['name'],
    description: recipe['description'],
    keywords: nodesOf(recipe['keywords']).map(({ name, label }) => name ?? label),
    recipeYield: recipe['servings'],
    prepTime: minutesText(recipe['working_time']),
    restMinutes: minutesOf(recipe['waiting_time']),
    notes: recipe['servings_text'],
    nutrition: nutritionNode(recipe['nutrition']),
    isBasedOn: recipe['source_url'],
    recipeIngredient: lines.flat().map(lineText),
    recipeInstructions: steps.map((step, index) => ({
      '@type': 'HowToSection',
      name: step['name'],
      itemListElement: [withoutTemplates(textOf(step['instruction']), lines[index] ?? [])],
    })),
  };
}

const minutesText = (value: unknown) => {
  const minutes = minutesOf(value);
  return minutes === null ? undefined : `PT${String(minutes)}M`;
};

function lineText(line: LinkedNode): string {
  if (line['is_header'] !== true) return amountText(line);
  return HEADING + (textOf(line['note']) || textOf(nameIn(line['food'])));
}

function amountText(line: LinkedNode, hasNote = true): string {
  return textOfLine({
    quantity: line['no_amount'] === true ? null : Number(line['amount']),
    unit: nameIn(line['unit']),
    food: nameIn(line['food']),
    note: hasNote ? line['note'] : null,
  });
}

function withoutTemplates(text: string, lines: readonly LinkedNode[]): string {
  return text
    .replace(INGREDIENT, (_template, index: string) => {
      const line = lines[Number(index)];
      return line === undefined ? '' : amountText(line, false);
    })
    .replace(SCALED, (_template, amount: string) => {
      const number = Number(amount);
      return Number.isFinite(number) ? numberText(number) : amount;
    });
}
