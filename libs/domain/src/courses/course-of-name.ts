import type { SubcategoryKey } from '../catalogue/categories.js';
import { ingredientNames } from '../catalogue/ingredient-names.js';
import type { Locale } from '../locale.js';
import type { Course } from '../recipe/recipe-content.js';
import type { CourseRule } from './course-rule.js';
import { SOUR_FRUITS, subcategoryOf } from './food-facts.js';
import { en } from './names/en.js';
import { fr } from './names/fr.js';
import { byName, foldedText } from './words.js';

/** What a food as the head of a name makes of it. */
const RULE_OF_FOOD: Partial<Record<SubcategoryKey, CourseRule>> = {
  meats: 'MAIN',
  poultry: 'MAIN',
  fish: 'MAIN',
  shellfish: 'MAIN',
  vegetables: 'GARNISH',
  fruits: 'FRUIT',
};

const RULES: Readonly<Record<Locale, ReadonlyMap<string, CourseRule>>> = {
  fr: new Map([...namesOfFoods('fr'), ...byName(fr, 'fr')]),
  en: new Map([...namesOfFoods('en'), ...byName(en, 'en')]),
};

/** Words that say what a dish is for, wherever they stand. */
const PURPOSES: Readonly<Record<Locale, ReadonlyMap<string, Course>>> = {
  fr: byName(
    {
      STARTER: 'apéritif, apéritive, apéro',
      DESSERT: 'dessert',
      BREAKFAST: 'petit déjeuner, brunch',
      SNACK: 'goûter, collation',
      DRINK: 'boisson',
    },
    'fr',
  ),
  en: byName(
    {
      STARTER: 'appetizer, appetiser',
      SIDE: 'side dish',
      DESSERT: 'dessert',
      BREAKFAST: 'breakfast, brunch',
      SNACK: 'snack',
    },
    'en',
  ),
};

function namesOfFoods(locale: Locale): [string, CourseRule][] {
  return ingredientNames(locale).flatMap(({ key, forms }) => {
    const rule = SOUR_FRUITS.has(key) ? undefined : RULE_OF_FOOD[subcategoryOf(key)];
    const words = forms.map(foldedText).filter((form) => !form.includes(' '));
    return rule === undefined ? [] : words.map((word): [string, CourseRule] => [word, rule]);
  });
}

/** The words of the longest name in the tables. */
const MAX_WORDS = 5;

/** What follows in an English name says what is in the dish, or beside it. */
const LINKS = new Set('with in on for from over w by served the style alla al aux au a'.split(' '));

/** What makes a meal of vegetables. */
const STUFFED = /\b(?:stuffed|farcie?s?)\b/u;

/** What stands beside a main course: "steak and eggs" is a steak, "leek and potato soup" a soup. */
const BESIDES: ReadonlySet<CourseRule | undefined> = new Set<CourseRule | undefined>([
  ...(['SIDE', 'SIDE_SALAD', 'GARNISH', 'FRUIT', 'BREAKFAST', 'SNACK'] as const),
  undefined,
]);

interface FoundName<Rule> {
  readonly rule: Rule;
  /** Indexes of words. */
  readonly start: number;
  readonly end: number;
}

/**
 * What a name in a language says of the course: by its head, which is first in French and last in English.
 * "Rice" names a food, not what is made of it.
 */
export function ruleOfName(name: string, locale: Locale): CourseRule | undefined {
  const folded = foldedText(name);
  const words = folded.split(' ');
  const rule = ruleOfWords(name, words, locale);
  if (rule !== 'GARNISH') return rule;
  if (STUFFED.test(folded)) return 'MAIN';
  return words.length === 1 ? undefined : rule;
}

function ruleOfWords(
  name: string,
  words: readonly string[],
  locale: Locale,
): CourseRule | undefined {
  const [purpose] = namesIn(words, PURPOSES[locale]);
  if (purpose !== undefined) return purpose.rule;
  const text = locale === 'fr' ? name : name.replaceAll('&', ' and ');
  const besides = text.match(/\([^)]*\)/gu) ?? [];
  if (locale === 'fr') return ruleOfFrench([text.replace(/\([^)]*\)/gu, ' '), ...besides]);
  // A comma separates, but not in a list: "corn, pea and pepper salad".
  const parts = text.replace(/\([^)]*\)/gu, ' ').split(/[:–—/]|\s-\s|,(?!.*\band\b)/u);
  for (const part of [...parts, ...besides]) {
    const rule = ruleOfEnglish(foldedText(part).split(' '));
    if (rule !== undefined) return rule;
  }
  return undefined;
}

/** What follows in a French name is in the dish: "aiguillettes à l'orange". Meat and chocolate tell what it is. */
const IN_DISH = /(?:^| )(?:aux?|et|avec|a la|a l)$/u;
const TELLING: ReadonlySet<CourseRule> = new Set<CourseRule>(['MAIN', 'DESSERT']);

function ruleOfFrench(parts: readonly string[]): CourseRule | undefined {
  const words = foldedText(parts.join(' ')).split(' ');
  return namesIn(words, RULES.fr).find(
    ({ rule, start }) => TELLING.has(rule) || !IN_DISH.test(words.slice(0, start).join(' ')),
  )?.rule;
}

function ruleOfEnglish(words: readonly string[]): CourseRule | undefined {
  const link = words.findIndex((word, index) => index > 0 && LINKS.has(word));
  const found = namesIn(words, RULES.en);
  const before = found.filter(({ start }) => link < 0 || start < link);
  const head = before.length > 0 ? before : found;
  const and = words.indexOf('and');
  const last = lastOf(head);
  const first = lastOf(head.filter(({ start }) => start < and));
  return (first === 'MAIN' || first === 'DISH') && BESIDES.has(last) ? first : last;
}

/** Of the names that end last, the longest. */
function lastOf(found: readonly FoundName<CourseRule>[]): CourseRule | undefined {
  const end = Math.max(...found.map((name) => name.end));
  return found.find((name) => name.end === end)?.rule;
}

/** The names of a table among the words, the longest at each place. */
function namesIn<Rule extends CourseRule>(
  words: readonly string[],
  rules: ReadonlyMap<string, Rule>,
): FoundName<Rule>[] {
  return words.flatMap((_word, start) => {
    for (let end = Math.min(start + MAX_WORDS, words.length); end > start; end--) {
      const rule = rules.get(words.slice(start, end).join(' '));
      if (rule !== undefined) return { rule, start, end };
    }
    return [];
  });
}
