import { chosenLocale, type LocaleChoice } from '../language/find-locale.js';
import type { Locale } from '../locale.js';

/** An ingredient line of a recipe. */
export interface RecipeLine {
  readonly ingredientId: number;
  readonly quantity: number;
  readonly unitId: number;
  /** What a person adds: "softened". */
  readonly note?: string | null;
  /** The line as it was written where the recipe comes from. */
  readonly rawText?: string | null;
}

/**
 * Kinds of lines without an ingredient. TEXT: a food that the catalogue does not have, or one without
 * an amount. HEADING: the name of a group of lines.
 */
export const OTHER_LINE_KINDS = ['TEXT', 'HEADING'] as const;

/** A line of a recipe without an ingredient. */
export interface OtherLine {
  readonly kind: (typeof OTHER_LINE_KINDS)[number];
  readonly text: string;
  /** Index of the ingredient line that it stands before; their number: after the last one. */
  readonly before: number;
}

/** A recipe that another one contains. */
export interface RecipePart {
  readonly recipeId: number;
  /** How many of its portions all portions of the other recipe need. */
  readonly portions: number;
  readonly note?: string | null;
  /** Index of the ingredient line that it stands before, as in {@link OtherLine}. */
  readonly before: number;
}

/** A step of a request. `id` is the id of the stored step that the step replaces. */
export interface WrittenStep {
  readonly id?: number | null;
  readonly description: string;
}

/** The part of a recipe that its author writes. Optional values may be absent or null. */
export interface RecipeContent {
  readonly name: string;
  readonly visibility: Visibility;
  readonly portions: number;
  readonly dietIds: readonly number[];
  readonly ingredients: readonly RecipeLine[];
  readonly steps: readonly WrittenStep[];
  readonly locale?: LocaleChoice | null;
  readonly imageUrl?: string | null;
  readonly prepMinutes?: number | null;
  readonly cookMinutes?: number | null;
  readonly restMinutes?: number | null;
  readonly description?: string | null;
  readonly tags?: readonly string[] | null;
  readonly course?: Course | null;
  readonly otherLines?: readonly OtherLine[] | null;
  readonly parts?: readonly RecipePart[] | null;
}

/** The language of a recipe; `otherwise` if its author chooses none. */
export function localeOf(content: RecipeContent, otherwise: Locale): Locale {
  const { locale, name, description, ingredients, otherLines, parts, steps } = content;
  if (locale == null) return otherwise;
  const texts = [
    ...[name, description],
    ...steps.map((step) => step.description),
    ...ingredients.flatMap(({ rawText, note }) => [rawText, note]),
    ...(otherLines ?? []).map(({ text }) => text),
    ...(parts ?? []).map(({ note }) => note),
  ];
  return chosenLocale(
    locale,
    texts.map((text) => text ?? ''),
  );
}

/** Who may read a recipe: its author; the author's house; every profile. */
export const VISIBILITIES = ['PERSONAL', 'HOUSE', 'PUBLIC'] as const;

export type Visibility = (typeof VISIBILITIES)[number];

/** What a dish is in a meal. BASE: a sauce, a dough, a stock, which other dishes need. */
export const COURSES = [
  'STARTER',
  'MAIN',
  'SIDE',
  'DESSERT',
  'BREAKFAST',
  'SNACK',
  'DRINK',
  'BASE',
] as const;

export type Course = (typeof COURSES)[number];

/** Who says what the course of a recipe is: its author, or the service. */
export const COURSE_SOURCES = ['STATED', 'DERIVED'] as const;

export type CourseSource = (typeof COURSE_SOURCES)[number];
