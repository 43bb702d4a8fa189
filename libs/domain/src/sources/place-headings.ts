import type { IngredientDraft, SourceHeading } from './draft.js';

/**
 * The headings of a source before the lines of a draft, which are fewer where lines were merged and
 * more where one line names several foods.
 */
export function placeHeadings(
  headings: readonly SourceHeading[],
  lines: readonly Pick<IngredientDraft, 'source'>[],
): SourceHeading[] {
  return headings.map(({ text, before }) => ({
    text,
    before: lines.filter(({ source }) => source < before).length,
  }));
}
