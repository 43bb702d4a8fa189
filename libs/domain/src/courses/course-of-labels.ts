import type { Locale } from '../locale.js';
import type { Course } from './course.js';
import { LABELS } from './names/labels.js';
import { byName, foldedText } from './words.js';

const COURSES: Readonly<Record<Locale, ReadonlyMap<string, Course>>> = {
  fr: byName(LABELS.fr, 'fr'),
  en: byName(LABELS.en, 'en'),
};

/** Labels of a meal: they say little where another label names a course. */
const MEALS = new Set(['dinner', 'lunch', 'supper', 'dinners', 'lunches', 'suppers']);

/**
 * The course that tags, keywords or categories of a recipe name: words of its language before those of
 * another one ("Entree" is a main course in English). Null: none, or several.
 */
export function courseOfLabels(labels: readonly string[], locale: Locale): Course | null {
  const texts = labels.map(foldedText);
  const strong = texts.filter((text) => !MEALS.has(text));
  for (const named of [strong, texts]) {
    const courses = new Set(named.flatMap((text) => courseOfLabel(text, locale) ?? []));
    const [course, second] = courses;
    if (course !== undefined) return second === undefined ? course : null;
  }
  return null;
}

function courseOfLabel(label: string, locale: Locale): Course | undefined {
  const other = locale === 'fr' ? 'en' : 'fr';
  return COURSES[locale].get(label) ?? COURSES[other].get(label);
}
