import type { OtherLine, RecipeContent, RecipeLine, RecipePart } from '../recipe/recipe-content.js';
import { RECIPE_LIMITS } from '../recipe/recipe-limits.js';
import type { StoredDraft } from './archive.js';

/**
 * The recipe of a draft that a person imports as it is. A line without ingredient, quantity or unit,
 * and a further line of the same ingredient, become lines of text: nothing is lost. Null when these
 * are more than a recipe can have.
 *
 * @param missing the names of drafts that are no recipes and will be none: as parts, they are lines of text.
 *   The other parts have the ids of drafts in the place of those of recipes.
 */
export function contentOfDraft(
  draft: StoredDraft,
  visibility: RecipeContent['visibility'],
  missing: ReadonlyMap<number, string> = new Map(),
): RecipeContent | null {
  const ingredients: RecipeLine[] = [];
  const otherLines: OtherLine[] = [];
  const used = new Set<number>();
  draft.ingredients.forEach(({ ingredientId, quantity, unitId, rawText, note }, index) => {
    otherLines.push(...headingsBefore(draft, index, ingredients.length));
    if (ingredientId === null || quantity === null || unitId === null || used.has(ingredientId)) {
      otherLines.push({ kind: 'TEXT', text: rawText ?? '', before: ingredients.length });
    } else {
      used.add(ingredientId);
      ingredients.push({ ingredientId, quantity, unitId, rawText, ...(note != null && { note }) });
    }
  });
  otherLines.push(...headingsBefore(draft, draft.ingredients.length, ingredients.length));
  const before = ingredients.length;
  const parts: RecipePart[] = [];
  for (const { draftId, portions, note } of draft.parts ?? []) {
    const text = missing.get(draftId);
    if (text === undefined) parts.push({ recipeId: draftId, portions, note, before });
    else otherLines.push({ kind: 'TEXT', text, before });
  }
  if (otherLines.length > RECIPE_LIMITS.otherLines) return null;
  const { name, portions, steps, locale, imageUrl, prepMinutes, cookMinutes } = draft;
  const { restMinutes, description, tags, course } = draft;
  return {
    ...{ name, visibility, portions, dietIds: [], ingredients, otherLines, steps, locale },
    ...{ imageUrl, prepMinutes, cookMinutes, restMinutes, description, tags, course, parts },
  };
}

const headingsBefore = ({ otherLines }: StoredDraft, index: number, before: number) =>
  otherLines.filter((line) => line.before === index).map((line) => ({ ...line, before }));
