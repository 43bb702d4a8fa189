import type { Locale } from '#domain/locale.js';
import type { CompleteContent } from '#domain/recipe/complete-content.js';
import type { DerivedColumns } from '#domain/nutrition/derived-columns.js';
import type { RecipeContent } from '#domain/recipe/recipe-content.js';
import type { TextsDetection } from '#domain/recipe/recipe-detection.js';
import type { RevisedStep } from '#domain/recipe/revise-steps.js';
import { recipeKeys } from '#domain/search/recipe-keys.js';
import { sortName } from '#domain/search/words.js';
import { insertionInto } from '../../database/insertion.js';
import { flagsOfFoods } from '../../reference/dietary-flags.query.js';

/** What an update derives anew too, from the row `record`. */
export const DERIVED = {
  searchKeys: 'array_to_tsvector(record.keys)',
  dietaryFlags: flagsOfFoods('record.ingredient_ids || record.food_ids', 'record.is_incomplete'),
};

/** A recipe of a row `author`, from a row `origin`. */
export const RECIPE = insertionInto(
  'recipe',
  {
    ...DERIVED,
    authorId: 'author.id',
    authorHouseId: 'author.house_id',
    photoId: 'null',
    sourceId: 'origin."sourceId"',
    externalId: 'origin."externalId"',
    sourceUrl: 'origin."sourceUrl"',
    pageKey: 'origin."pageKey"',
    copiedFromId: 'null',
    savedBy: 'author.id',
    partsChangedAt: 'null',
  },
  { keys: 'text[]' },
);

/** The other rows of a row `recipe`. */
const UNCLAIMED = { authorId: 'recipe.author_id', leasedUntil: 'null', claimedBy: 'null' };
export const LINE = insertionInto('recipe_line', { recipeId: 'recipe.id' });
export const TEXTS = insertionInto('recipe_text', { id: 'recipe.id', ...UNCLAIMED });
export const STEP = insertionInto(
  'step',
  { recipeId: 'recipe.id', ...UNCLAIMED },
  { id: 'int', revised: 'boolean' },
);

export function recipeJson(
  content: CompleteContent,
  locale: Locale,
  { evidence, nutrition, ...derived }: DerivedColumns,
): string {
  const { ingredients, steps, description, otherLines, parts, ...row } = content;
  return RECIPE.json([
    {
      ...row,
      ...derived,
      locale,
      sortName: sortName(row.name),
      keys: recipeKeys(content, {
        techStepIds: derived.techStepIds,
        course: row.course ?? derived.derivedCourse,
      }),
      bytes: bytesOf(content),
      ingredientIds: ingredients.map(({ ingredientId }) => ingredientId),
    },
  ]);
}

export function linesJson({ ingredients }: RecipeContent): string {
  return LINE.json(
    ingredients.map(({ ingredientId, quantity, unitId, note = null, rawText = null }, index) => ({
      position: index + 1,
      ingredientId,
      quantity,
      unitId,
      note,
      rawText,
    })),
  );
}

/** @param texts the reading of the texts */
export function textsJson(
  { description, otherLines }: CompleteContent,
  { foods, unread, detectorVersion }: TextsDetection,
  { evidence, nutrition }: DerivedColumns,
): string {
  return TEXTS.json([
    { description, otherLines, foods, unread, detectorVersion, evidence, nutrition },
  ]);
}

export function stepsJson(steps: readonly RevisedStep[]): string {
  return STEP.json(
    steps.map(({ id, description, revision, detection }, index) => ({
      id,
      revised: revision !== undefined,
      position: index + 1,
      description,
      detectorVersion: detection.detectorVersion,
      foods: detection.foods,
      unread: detection.unread,
    })),
  );
}

/** The size of a recipe in the quota of its author. */
export function bytesOf(content: RecipeContent): number {
  return Buffer.byteLength(JSON.stringify(content));
}
