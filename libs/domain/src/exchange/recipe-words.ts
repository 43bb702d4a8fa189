import type { Locale } from '../locale.js';
import type { PortableRecipe } from './portable-recipe.js';

/** The words around a recipe that is printed. */
export const RECIPE_WORDS = {
  fr: {
    by: 'par',
    portions: 'portions',
    prep: 'préparation',
    cook: 'cuisson',
    rest: 'repos',
    ingredients: 'Ingrédients',
    steps: 'Préparation',
    source: 'Source :',
  },
  en: {
    by: 'by',
    portions: 'servings',
    prep: 'preparation',
    cook: 'cooking',
    rest: 'resting',
    ingredients: 'Ingredients',
    steps: 'Method',
    source: 'Source:',
  },
} as const satisfies Record<Locale, unknown>;

/** "par Camille · 4 portions · préparation 20 min". */
export function factsOfRecipe(recipe: PortableRecipe, authorFirstName: string): string {
  const words = RECIPE_WORDS[recipe.locale];
  const { portions, prepMinutes, cookMinutes, restMinutes, tags } = recipe;
  const times = [
    [words.prep, prepMinutes],
    [words.cook, cookMinutes],
    [words.rest, restMinutes],
  ] as const;
  return [
    `${words.by} ${authorFirstName}`,
    `${String(portions)} ${words.portions}`,
    ...times.flatMap(([name, minutes]) =>
      minutes === null ? [] : [`${name} ${String(minutes)} min`],
    ),
    ...tags,
  ].join(' · ');
}
