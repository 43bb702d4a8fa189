import type { Course, RecipeContent, RecipeLine, RecipePart } from './recipe-content.js';
import type { WrittenTexts } from './recipe-texts.js';

/** The optional fields of a recipe, apart from texts. */
export interface OptionalContent {
  readonly tags: readonly string[];
  readonly course: Course | null;
  readonly imageUrl: string | null;
  readonly prepMinutes: number | null;
  readonly cookMinutes: number | null;
  readonly restMinutes: number | null;
}

/** The content of a recipe in which every optional field is present or null, apart from the locale. */
export type CompleteContent = RecipeContent &
  OptionalContent &
  Pick<WrittenTexts, 'description' | 'otherLines' | 'parts'>;

type StoredContent = OptionalContent & Omit<WrittenTexts, 'name'>;

/** The optional fields of a recipe without any. */
export const NO_OPTIONAL_CONTENT: OptionalContent = {
  tags: [],
  course: null,
  imageUrl: null,
  prepMinutes: null,
  cookMinutes: null,
  restMinutes: null,
};

const NOTHING: StoredContent = {
  ...NO_OPTIONAL_CONTENT,
  description: null,
  otherLines: [],
  lines: [],
  parts: [],
};

/**
 * The content after an update: absent fields stay as they were stored, null clears them. A note and a
 * raw text stay with the line of the same ingredient, a note with the part of the same recipe.
 */
export function completeContent(
  content: RecipeContent,
  stored: StoredContent = NOTHING,
): CompleteContent {
  const { otherLines, parts, ingredients } = content;
  const keep = <Placed extends { readonly before: number }>(placed: readonly Placed[]) =>
    placed.map((each) => ({ ...each, before: Math.min(each.before, ingredients.length) }));
  return {
    ...content,
    ...optionalAfter(content, stored),
    description: content.description === undefined ? stored.description : content.description,
    otherLines: otherLines === undefined ? keep(stored.otherLines) : (otherLines ?? []),
    parts:
      parts === undefined
        ? keep(stored.parts)
        : (parts ?? []).map((part) => keepNoteOfPart(part, stored)),
    ingredients: ingredients.map((line) => keepTextsOfLine(line, stored)),
  };
}

function optionalAfter(content: RecipeContent, stored: OptionalContent): OptionalContent {
  const keys = Object.keys(NO_OPTIONAL_CONTENT) as (keyof OptionalContent)[];
  const written = keys.map((key) => {
    const value = content[key] === undefined ? stored[key] : content[key];
    return [key, value ?? NO_OPTIONAL_CONTENT[key]];
  });
  return Object.fromEntries(written) as OptionalContent;
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

function keepNoteOfPart(part: RecipePart, { parts }: StoredContent): RecipePart {
  const before = parts.find(({ recipeId }) => recipeId === part.recipeId);
  const { recipeId, portions, note = before?.note ?? null } = part;
  return { recipeId, portions, note, before: part.before };
}

/** The texts of a content. */
export function writtenTexts(content: CompleteContent): WrittenTexts {
  const { name, description, tags, otherLines, ingredients, parts } = content;
  const lines = ingredients.map(({ ingredientId, note = null, rawText = null }) => ({
    ingredientId,
    note,
    rawText,
  }));
  return { name, description, tags, otherLines, lines, parts };
}
