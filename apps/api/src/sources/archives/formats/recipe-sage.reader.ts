import { HEADING } from '../../reader/html/readable-text.js';
import { durationInMinutes } from '../../reader/amounts/recipe-duration.js';
import type { LinkedNode } from '../../reader/linked-data/linked-data.js';
import { readHead } from '../files/archive-file.js';
import type { FormatReader } from '../nodes/format.js';
import { textOf } from '../nodes/ingredient-lines.js';
import { partsOfList, RECIPE_LIST } from '../nodes/node-parts.js';
import { withSections } from '../nodes/sections.js';

/** The export of RecipeSage: one file of JSON. */
export const recipeSage: FormatReader = {
  format: 'RECIPESAGE',
  find: async (files) => {
    const [file] = files;
    if (file === undefined || files.length > 1) return null;
    const head = (await readHead(file, HEAD)).toString();
    if (!RECIPE_LIST.test(head)) return null;
    return { total: null, parts: partsOfList(file, new Map(), nodeOf) };
  },
};

const HEAD = 1024;

function nodeOf(recipe: LinkedNode): LinkedNode {
  return {
    ...recipe,
    notes: recipe['comment'],
    source: recipe['creditText'],
    cookTime: cookTimeOf(recipe),
    recipeIngredient: [recipe['recipeIngredient']].flat().map(withHeading),
    recipeInstructions: withSections([recipe['recipeInstructions']].flat()),
  };
}

/** The total time contains the preparation. */
function cookTimeOf(recipe: LinkedNode): unknown {
  if (recipe['cookTime'] !== undefined) return recipe['cookTime'];
  const [preparation, total] = [recipe['prepTime'], recipe['totalTime']].map((time) =>
    durationInMinutes(textOf(time)),
  );
  if (preparation == null || total == null || total <= preparation) return undefined;
  return `PT${String(total - preparation)}M`;
}

/** "[Sauce]" is a heading. */
function withHeading(line: unknown): unknown {
  const [, heading] = /^\[(.+)\]$/.exec(textOf(line)) ?? [];
  return heading === undefined ? line : HEADING + heading;
}
