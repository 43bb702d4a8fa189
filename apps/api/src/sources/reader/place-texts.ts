import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { distinctTags } from '#domain/recipe/tags.js';
import type { SourceRecipe } from '#domain/sources/draft.js';
import { ingredientListOf } from './ingredients/ingredient-lines.js';
import { cleanLine, cleanText, clip } from './text/clean-text.js';
import { withHeading } from './text/instruction-heading.js';
import { type InstructionText, stepListOf } from './text/instruction-steps.js';
import { SaidTexts } from './text/said-texts.js';

/** A text without a place of its own. */
export interface OtherText {
  /** What the text is, where it does not say so itself; else empty. */
  readonly heading: string;
  readonly text: string;
}

/** The texts of a recipe in its source, without mark-up. */
export interface SourceTexts {
  readonly name: string;
  /** What the source says about the dish, before everything else in the description. */
  readonly description: string;
  /** Each may be several tags, with commas between them. */
  readonly tags: readonly string[];
  readonly ingredients: readonly string[];
  readonly instructions: readonly InstructionText[];
  /** Every text of the source, also those above: what the recipe does not say yet is found in them. */
  readonly others: readonly OtherText[];
}

/** The texts of a source in its recipe, within `RECIPE_LIMITS`. */
export type PlacedTexts = Pick<
  SourceRecipe,
  'ingredientLines' | 'ingredientHeadings' | 'steps' | 'description' | 'tags' | 'isCut'
>;

/**
 * Decides where each text of a source goes: to a line, a heading, a step or a tag, and whatever these
 * do not say to the end of the description. Leaves out advertisements, numbers, and headings of all
 * ingredients or instructions.
 */
export function placeTexts(texts: SourceTexts): PlacedTexts {
  const list = ingredientListOf(texts.ingredients);
  const { steps, isCut } = stepListOf(texts.instructions);
  const { tags, others } = tagsIn(texts.tags);
  const said = new SaidTexts([texts.name, ...list.texts, ...steps, ...tags]);
  let description = cleanText(texts.description);
  said.add(description);
  for (const { heading, text } of [{ heading: '', text: others }, ...texts.others]) {
    if (description.length > RECIPE_LIMITS.descriptionLength) break;
    const unsaid = said.takeUnsaid(text);
    if (unsaid !== '') description = `${description}\n\n${withHeading(heading, unsaid)}`.trim();
  }
  const isLong = description.length > RECIPE_LIMITS.descriptionLength;
  return {
    ingredientLines: list.lines,
    ingredientHeadings: list.headings,
    steps,
    description: isLong
      ? `${clip(description, RECIPE_LIMITS.descriptionLength - 1)}…`
      : description || null,
    tags,
    isCut: isCut || list.isCut || isLong,
  };
}

/** The tags that a recipe can have, and the others as one text. */
function tagsIn(texts: readonly string[]): { tags: string[]; others: string } {
  const all = distinctTags(
    texts
      .flatMap((text) => text.split(','))
      .map(cleanLine)
      .filter((tag) => tag !== ''),
  );
  const tags = all
    .filter((tag) => tag.length <= RECIPE_LIMITS.tagLength)
    .slice(0, RECIPE_LIMITS.tags);
  return { tags, others: all.filter((tag) => !tags.includes(tag)).join(', ') };
}
