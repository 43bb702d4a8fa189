import { RECIPE_LIMITS } from '../recipe/recipe-limits.js';
import { lineText } from './line-text.js';
import type { PortableLine, PortableRecipe } from './portable-recipe.js';

/** A part of a recipe with its own content. */
export interface PortablePart extends Pick<
  PortableRecipe,
  'name' | 'ingredients' | 'otherLines' | 'steps'
> {
  readonly note: string | null;
  /** By what its lines are multiplied for the recipe that contains it. */
  readonly factor: number;
  readonly parts: readonly PortablePart[];
}

/**
 * A recipe with the content of its parts: their lines, scaled, under headings after its own, and their
 * steps before its own. The line of an ingredient that stands in the list already is a TEXT line, as a
 * recipe has one line of each.
 */
export function writtenOut(recipe: PortableRecipe, parts: readonly PortablePart[]): PortableRecipe {
  const all = parts.flatMap((part) => inOrder(part, 1));
  const ingredients = [...recipe.ingredients];
  const otherLines = [...recipe.otherLines];
  const known = new Set(ingredients.map(({ ingredient }) => ingredient));
  const addOther = (kind: 'TEXT' | 'HEADING', text: string) => {
    const { otherLineLength } = RECIPE_LIMITS;
    otherLines.push({ kind, text: text.slice(0, otherLineLength), before: ingredients.length });
  };
  const addLine = (line: PortableLine) => {
    if (known.has(line.ingredient)) {
      addOther('TEXT', lineText(line, { locale: recipe.locale, unitSystem: 'METRIC' }));
    } else {
      known.add(line.ingredient);
      ingredients.push(line);
    }
  };
  for (const { part, factor } of all) {
    addOther('HEADING', part.note === null ? part.name : `${part.name} (${part.note})`);
    for (let index = 0; index <= part.ingredients.length; index += 1) {
      for (const { kind, text, before } of part.otherLines) {
        if (before === index) addOther(kind, text);
      }
      const line = part.ingredients[index];
      if (line !== undefined) addLine(scaled(line, factor));
    }
  }
  const steps = [...all.flatMap(({ part }) => part.steps), ...recipe.steps];
  return { ...recipe, ingredients, otherLines, steps };
}

/** A part after those that it contains itself. */
function inOrder(
  part: PortablePart,
  outer: number,
): { readonly part: PortablePart; readonly factor: number }[] {
  const factor = outer * part.factor;
  return [...part.parts.flatMap((inner) => inOrder(inner, factor)), { part, factor }];
}

/** Its raw text tells another amount. */
function scaled(line: PortableLine, factor: number): PortableLine {
  if (factor === 1) return line;
  const quantity = Math.max(0.001, Number((line.quantity * factor).toFixed(3)));
  return { ...line, quantity, rawText: null };
}
