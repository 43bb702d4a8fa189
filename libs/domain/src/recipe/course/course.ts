import type { SubcategoryKey } from '../../catalogue/categories.js';
import type { Locale } from '../../locale.js';
import { sortName } from '../../search/words.js';
import { COURSE_LABELS, NAME_WORDS, type NamedCourse } from './course-words.js';

/** When a dish is eaten. BASE: sauces, doughs, stocks. */
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

/** What a course is derived from. */
export interface CourseEvidence {
  readonly name: string;
  readonly tags: readonly string[];
  readonly locale: Locale;
  readonly foods: readonly CourseFood[];
}

/** A food of an ingredient line. */
export interface CourseFood {
  readonly key: string;
  readonly subcategory: SubcategoryKey;
}

/** Foods that make a dish a meal. */
const HEARTY: ReadonlySet<SubcategoryKey> = new Set<SubcategoryKey>([
  ...(['meats', 'poultry', 'curedMeats', 'fish', 'shellfish'] as const),
  ...(['legumes', 'pastaAndGrains'] as const),
]);
const SAVOURY: ReadonlySet<SubcategoryKey> = new Set<SubcategoryKey>([
  ...(['meats', 'poultry', 'curedMeats', 'fish', 'shellfish', 'legumes'] as const),
  ...(['vegetables', 'cheeses', 'sauces'] as const),
]);
/** Vegetables, cheeses and sauces of desserts. */
const SWEET = [
  ...['carrot', 'pumpkin', 'butternutSquash', 'rhubarb', 'beetroot', 'sweetPotato', 'zucchini'],
  ...['creamCheese', 'mascarpone', 'ricotta', 'cottageCheese', 'quark', 'caramelSauce'],
  ...['chocolateSauce', 'jam', 'vanillaExtract', 'peanutButter'],
];

const SUGARS = ['sugar', 'brownSugar', 'powderedSugar', 'vanillaSugar', 'honey', 'mapleSyrup'];
const NEVER_SWEET = ['onion', 'garlic', 'shallot', 'leek', 'mustard', 'soySauce', 'redOnion'];

/** The course that a category, a keyword or a tag states. An "entree" is a main dish in English. */
export function courseOfLabel(label: string, locale: Locale): Course | null {
  const words = singular(sortName(label));
  if (words === 'entree') return locale === 'fr' ? 'STARTER' : 'MAIN';
  return LABELS.get(words) ?? null;
}

/** The course of a recipe that does not state one; null when nothing says it. */
export function derivedCourse(recipe: CourseEvidence): Course | null {
  const { name, tags, locale, foods } = recipe;
  for (const tag of tags) {
    const course = courseOfLabel(tag, locale);
    if (course !== null) return course;
  }
  const named = namedCourse(name, locale);
  return named === null ? courseOfFoods(foods) : courseOf(named, foods);
}

function courseOf(named: NamedCourse, foods: readonly CourseFood[]): Course {
  const isHearty = foods.some(({ subcategory }) => HEARTY.has(subcategory));
  if (named === 'SOUP') return isHearty ? 'MAIN' : 'STARTER';
  if (named === 'SALAD') return isFruity(foods) ? 'DESSERT' : isHearty ? 'MAIN' : 'SIDE';
  if (named === 'BAKE') return isSavoury(foods) && !isSweet(foods) ? 'MAIN' : 'DESSERT';
  return named;
}

function courseOfFoods(foods: readonly CourseFood[]): Course | null {
  const has = (...subcategories: readonly SubcategoryKey[]) =>
    foods.some(({ subcategory }) => subcategories.includes(subcategory));
  if (has('meats', 'poultry', 'curedMeats', 'fish', 'shellfish', 'legumes')) return 'MAIN';
  if (isSavoury(foods)) return has('pastaAndGrains', 'cheeses', 'eggs') ? 'MAIN' : 'SIDE';
  if (has('floursAndSugars') && has('fruits', 'milkAndCream', 'eggs', 'nutsAndSeeds')) {
    return 'DESSERT';
  }
  return null;
}

function isSavoury(foods: readonly CourseFood[]): boolean {
  return foods.some(
    ({ key, subcategory }) => SAVOURY.has(subcategory) && !SWEET.includes(key),
  );
}

/** With sugar, and without what no dessert has: a carrot cake. */
function isSweet(foods: readonly CourseFood[]): boolean {
  return (
    foods.some(({ key }) => SUGARS.includes(key)) &&
    !foods.some(({ key, subcategory }) => HEARTY.has(subcategory) || NEVER_SWEET.includes(key))
  );
}

function isFruity(foods: readonly CourseFood[]): boolean {
  return foods.some(({ subcategory }) => subcategory === 'fruits') && !isSavoury(foods);
}

/**
 * What the noun of a name says, before "with" and the like: the first known word of a French name, the
 * last one of an English name; of several at one place the longest.
 */
function namedCourse(name: string, locale: Locale): NamedCourse | null {
  const words = singular(sortName(name.replace(/\([^)]*\)/g, ''))).split(' ');
  const phrase = NAMES[locale];
  const end = words.findIndex(
    (word, index) =>
      index > 0 &&
      ENDS[locale].includes(word) &&
      !phrase.has(words.slice(index - 1, index + 2).join(' ')),
  );
  const noun = end > 0 ? words.slice(0, end) : words;
  const found = noun.flatMap((_, start) =>
    Array.from({ length: MAX_WORDS }, (__, size) => MAX_WORDS - size).flatMap((size) => {
      const course =
        start + size <= noun.length
          ? phrase.get(noun.slice(start, start + size).join(' '))
          : undefined;
      return course === undefined ? [] : [{ course, start, end: start + size, size }];
    }),
  );
  const [best] = found.sort((a, b) =>
    locale === 'fr' ? a.start - b.start || b.size - a.size : b.end - a.end || b.size - a.size,
  );
  if (best?.course === 'SIDE' && found.some(({ course }) => course === 'MAIN')) return 'MAIN';
  return best?.course ?? null;
}

/** What follows these words of a name is no noun of it. */
const ENDS: Readonly<Record<Locale, readonly string[]>> = {
  fr: ['au', 'a', 'en', 'et', 'avec', 'sur', 'san', 'pour', 'facon', 'sauce', 'sou'],
  en: ['with', 'in', 'on', 'for', 'from', 'over', 'w', 'using', 'without', 'from'],
};
const MAX_WORDS = 4;

function phrases(row: string): string[] {
  return row.split(',').map((phrase) => singular(sortName(phrase)));
}

/** Each word without the ending of a plural. */
function singular(words: string): string {
  return words.replace(/(?<=\w{3})(?:s|x)\b/g, '');
}

const NAMES = {
  fr: namesOf('fr'),
  en: namesOf('en'),
} as const;

function namesOf(locale: Locale): ReadonlyMap<string, NamedCourse> {
  return new Map(
    Object.entries(NAME_WORDS[locale]).flatMap(([course, row]) =>
      phrases(row).map((phrase) => [phrase, course as NamedCourse] as const),
    ),
  );
}

const LABELS: ReadonlyMap<string, Course> = new Map(
  COURSES.flatMap((course) => phrases(COURSE_LABELS[course]).map((phrase) => [phrase, course])),
);
