import type { RecipeContent, RecipeLine } from './recipe-content.js';
import type { WrittenTexts } from './recipe-texts.js';

/** What an update that does not name it leaves as it was, apart from texts. */
interface KeptContent {
  readonly tags: readonly string[];
  readonly restMinutes: number | null;
}

/** The content of a recipe in which every optional text is present or null. */
export type CompleteContent = RecipeContent &
  KeptContent &
  Pick<WrittenTexts, 'description' | 'otherLines'>;

type StoredContent = KeptContent & Omit<WrittenTexts, 'name'>;

const NOTHING: StoredContent = {
  description: null,
  otherLines: [],
  lines: [],
  tags: [],
  restMinutes: null,
};

/**
 * The content after an update: absent texts, tags and an absent time of rest stay as they were stored,
 * null clears them. A note and a raw text stay with the line of the same ingredient.
 */
export function keepTexts(
  content: RecipeContent,
  stored: StoredContent = NOTHING,
): CompleteContent {
  const { description = stored.description, otherLines, ingredients } = content;
  const { tags = stored.tags, restMinutes = stored.restMinutes } = content;
  const kept = stored.otherLines.map((line) => ({
    ...line,
    before: Math.min(line.before, ingredients.length),
  }));
  return {
    ...content,
    description,
    tags: tags ?? [],
    restMinutes,
    otherLines: otherLines === undefined ? kept : (otherLines ?? []),
    ingredients: ingredients.map((line) => keepTextsOfLine(line, stored)),
  };
}

/**
 * A raw text describes the food that it was read from: one that comes back unchanged with another
 * ingredient is dropped.
 */
function keepTextsOfLine(line: RecipeLine, { lines }: StoredContent): RecipeLine {
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
