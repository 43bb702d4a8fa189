import { courseLabel } from '../courses/course-of-labels.js';
import { lineText } from './line-text.js';
import type { PortableRecipe } from './portable-recipe.js';

/** What a page says about a recipe besides its content. */
export interface RecipePublication {
  readonly authorFirstName: string;
  readonly url?: string;
  /** The address of its photo. */
  readonly image?: string;
  /** The page that the recipe was imported from. */
  readonly sourceUrl: string | null;
}

/**
 * The property with what schema.org cannot express, as JSON in a text. The reader of pages completes
 * it with the name, the description and the steps.
 */
export const OWN_PROPERTY = 'popote:content';

/** A recipe as schema.org JSON-LD, from which the reader of pages gets the same recipe again. */
export function recipeAsJsonLd(recipe: PortableRecipe, publication: RecipePublication): object {
  const { name, description, steps, ...content } = recipe;
  const { locale, portions, tags, course, imageUrl } = recipe;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    url: publication.url,
    name,
    description: description ?? undefined,
    inLanguage: locale,
    author: { '@type': 'Person', name: publication.authorFirstName },
    image: publication.image ?? imageUrl ?? undefined,
    isBasedOn: publication.sourceUrl ?? undefined,
    recipeYield: String(portions),
    prepTime: duration(recipe.prepMinutes),
    cookTime: duration(recipe.cookMinutes),
    recipeCategory: course === null ? undefined : courseLabel(course, locale),
    keywords: tags.length === 0 ? undefined : tags.join(', '),
    recipeIngredient: ingredientTexts(recipe),
    recipeInstructions: steps.map((step) => ({ '@type': 'HowToStep', text: step.description })),
    [OWN_PROPERTY]: JSON.stringify(content),
  };
}

/** The ingredient lines, and the lines without an ingredient at their places. */
function ingredientTexts({ ingredients, otherLines, locale }: PortableRecipe): string[] {
  const reader = { locale, unitSystem: 'METRIC' } as const; // our own reader knows these units
  const othersBefore = (index: number) =>
    otherLines
      .filter(({ kind, before }) => kind === 'TEXT' && before === index)
      .map(({ text }) => text);
  return [
    ...ingredients.flatMap((line, index) => [...othersBefore(index), lineText(line, reader)]),
    ...othersBefore(ingredients.length),
  ];
}

function duration(minutes: number | null): string | undefined {
  return minutes === null ? undefined : `PT${String(minutes)}M`;
}
