import { readLabel } from '../catalogue/ingredient-names/notation.js';
import type { Locale } from '../locale.js';
import type { Course } from '../recipe/recipe-content.js';
import { COURSE_LABELS } from './names/course-labels.js';
import { byName, foldedText } from './words.js';

const COURSES: Readonly<Record<Locale, ReadonlyMap<string, Course>>> = {
  fr: byName(COURSE_LABELS.fr, 'fr'),
  en: byName(COURSE_LABELS.en, 'en'),
};

/** Labels of a meal: they say little where another label names a course. */
const MEALS = new Set(
  'dinner dinners lunch lunches supper suppers diner diners souper soupers'.split(' '),
);

/** Labels that say what is in a dish, unless they are its category: "sauce" of a roast. */
const FOODS = new Set(
  ['garniture', 'base', 'condiment', 'dressing', 'marinade', 'sauce', 'vinaigrette'].flatMap(
    (name) => [name, `${name}s`],
  ),
);

/** The course that the categories of a recipe name, as {@link courseOfTags}. */
export function courseOfCategories(categories: readonly string[], locale: Locale): Course | null {
  const texts = categories.flatMap((label) => label.split(/[,;|>]/)).map(foldedText);
  const strong = texts.filter((text) => !MEALS.has(text));
  for (const named of [strong, texts]) {
    const courses = new Set(named.flatMap((text) => courseOfLabel(text, locale) ?? []));
    const [course, second] = courses;
    if (course !== undefined) return second === undefined ? course : null;
  }
  return null;
}

/**
 * The course that tags or keywords of a recipe name: words of its language before those of another one
 * ("Entree" is a main course in English). A text may be several, with commas between them. Null: none, or
 * several courses.
 */
export function courseOfTags(tags: readonly string[], locale: Locale): Course | null {
  const labels = tags.flatMap((tag) => tag.split(','));
  return courseOfCategories(
    labels.filter((label) => !FOODS.has(foldedText(label))),
    locale,
  );
}

/** The name of a course as the category of a recipe. */
export function courseLabel(course: Course, locale: Locale): string {
  const label = readLabel(COURSE_LABELS[locale][course]);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function courseOfLabel(label: string, locale: Locale): Course | undefined {
  const other = locale === 'fr' ? 'en' : 'fr';
  return COURSES[locale].get(label) ?? COURSES[other].get(label);
}
