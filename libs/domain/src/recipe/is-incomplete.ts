import type { RecipeContent } from './recipe-content.js';

/** The state of a detection. */
interface DetectedText {
  /** Null: pending. */
  readonly detectorVersion: string | null;
}

/**
 * Whether a recipe may contain a food that the service has not found: a text is pending, a TEXT line
 * has an unread word or no known food, or there are neither lines nor steps.
 */
export function isIncomplete(
  { ingredients, otherLines }: RecipeContent,
  steps: readonly DetectedText[],
  texts: DetectedText & { readonly unread: readonly string[] },
): boolean {
  const isPending = [...steps, texts].some(({ detectorVersion }) => detectorVersion === null);
  const hasLines = ingredients.length > 0 || (otherLines ?? []).some(({ kind }) => kind === 'TEXT');
  return isPending || texts.unread.length > 0 || (!hasLines && steps.length === 0);
}
