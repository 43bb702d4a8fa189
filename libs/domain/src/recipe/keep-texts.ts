import type { RecipeContent, RecipeLine } from './recipe-content.js';
import type { WrittenTexts } from './recipe-texts.js';

/** The content of a recipe in which every optional text is present or null. */
export type CompleteContent = RecipeContent & Pick<WrittenTexts, 'description' | 'otherLines'>;

type StoredTexts = Omit<WrittenTexts, 'name'>;

const NO_TEXTS: StoredTexts = { description: null, otherLines: [], lines: [] };

/**
 * The content after an update: absent texts stay as they were stored, null clears them. A note and a
 * raw text stay with the line of the same ingredient.
 */
export function keepTexts(content: RecipeContent, stored: StoredTexts = NO_TEXTS): CompleteContent {
  const { description = stored.description, otherLines, ingredients } = content;
  const kept = stored.otherLines.map((line) => ({
    ...line,
    before: Math.min(line.before, ingredients.length),
  }));
  return {
    ...content,
    description,
    otherLines: otherLines === undefined ? kept : (otherLines ?? []),
    ingredients: ingredients.map((line) => keepTextsOfLine(line, stored)),
  };
}

/**
 * A raw text describes the food that it was read from: one that comes back unchanged with another
 * ingredient is dropped.
 */
function keepTextsOfLine(line: RecipeLine, { lines }: StoredTexts): RecipeLine {
  const before = lines.find(({ ingredientId }) => ingredientId === line.ingredientId);
  const { note = before?.note ?? null, rawText = before?.rawText ?? null } = line;
  const isOfOther =
    rawText !== null &&
    rawText !== before?.rawText &&
    lines.some((other) => other.rawText === rawText);
  return { ...line, note, rawText: isOfOther ? null : rawText };
}

/** The texts of a content. */
export function writtenTexts(content: CompleteContent): WrittenTexts {
  const { name, description, otherLines, ingredients } = content;
  const lines = ingredients.map(({ ingredientId, note = null, rawText = null }) => ({
    ingredientId,
    note,
    rawText,
  }));
  return { name, description, otherLines, lines };
}
