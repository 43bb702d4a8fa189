import { type LinkedData, type LinkedNode, plainName, property } from './linked-data.js';

const INGREDIENTS = ['recipeIngredient', 'ingredients', 'ingredient'] as const;
const INSTRUCTIONS = ['recipeInstructions', 'instructions'] as const;

/** The value with the most items; of equals the first. A copy in one text has one item. */
function largest(data: LinkedData, values: readonly unknown[]): unknown {
  const sizes = values.map((value) => (value === undefined ? 0 : data.list(value).length));
  const index = sizes.indexOf(Math.max(...sizes));
  return sizes[index] === 0 ? undefined : values[index];
}

/** The ingredients of a recipe: sites use old and new names of the property, also at once. */
export function ingredientsIn(data: LinkedData, node: LinkedNode): unknown {
  return largest(
    data,
    INGREDIENTS.map((name) => property(node, name)),
  );
}

/** The instructions of a recipe, also under their old name. */
export function instructionsIn(data: LinkedData, node: LinkedNode): unknown {
  return largest(
    data,
    INSTRUCTIONS.map((name) => property(node, name)),
  );
}

/** Whether a text may be the ingredients of a recipe in one text: a copy for search engines. */
const isOneText = (data: LinkedData, value: unknown) => data.list(value).length <= 1;

/**
 * Descriptions of one recipe as one node: the first value of each property wins, but ingredients
 * item by item win over ingredients in one text.
 */
export function mergeRecipes(data: LinkedData, nodes: readonly LinkedNode[]): LinkedNode {
  const merged = new Map<string, unknown>();
  for (const node of nodes) {
    for (const name of Object.keys(node)) {
      const plain = plainName(name);
      const value = property(node, plain);
      if (value !== undefined && !merged.has(plain)) merged.set(plain, value);
    }
  }
  for (const name of [...INGREDIENTS, ...INSTRUCTIONS]) merged.delete(name.toLowerCase());
  const ingredients = nodes.map((node) => ingredientsIn(data, node));
  const [first] = ingredients.filter((value) => value !== undefined);
  merged.set('recipeingredient', isOneText(data, first) ? largest(data, ingredients) : first);
  merged.set(
    'recipeinstructions',
    nodes.map((node) => instructionsIn(data, node)).find((value) => value !== undefined),
  );
  return Object.fromEntries(merged);
}
