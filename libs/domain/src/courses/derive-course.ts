import type { IngredientKey } from '../catalogue/ingredients.js';
import type { TechStepKey } from '../catalogue/tech-steps.js';
import type { Locale } from '../locale.js';
import type { Course } from '../recipe/recipe-content.js';
import { courseOfTags } from './course-of-labels.js';
import { foodsOfName } from './foods-of-name.js';
import { ruleOfName } from './course-of-name.js';
import { courseByRule, type CourseRule } from './course-rule.js';
import { factsOf, type FoodFacts } from './food-facts.js';
import { foldedText } from './words.js';

/** What names a dish. */
export interface NamedDish {
  readonly name: string;
  readonly tags: readonly string[];
  readonly locale: Locale;
}

/** What its lines and steps say. */
interface UsedInRecipe {
  readonly foods: readonly IngredientKey[];
  readonly techniques: readonly TechStepKey[];
}

/** In names of food for a small child, which is proposed to nobody else. */
const BABY =
  /\bpour bebes?\b|\bbebe (?:des )?\d|\bdes \d+ mois\b|\bbaby (?:food|puree)\b|\bfor (?:baby|babies|toddlers?)\b/u;

const COOKED: ReadonlySet<TechStepKey> = new Set([
  ...(['bake', 'roast', 'grill', 'barbecue', 'panFry', 'saute', 'deepFry', 'freeze'] as const),
]);

/**
 * The course of a recipe for which nobody states one: what its tags name, else what its name means, else what
 * its foods and techniques say. Null: they do not tell.
 */
export function deriveCourse(
  { name, tags, locale }: NamedDish,
  { foods, techniques }: UsedInRecipe,
): Course | null {
  if (BABY.test(foldedText(name))) return 'SIDE';
  const facts = factsOf(foods.length > 0 ? foods : foodsOfName(name, locale));
  const rule = ruleOfName(name, locale) ?? foreignRule(name, locale);
  return (
    courseOfTags(tags, locale) ??
    (rule === undefined ? null : courseOfRule(rule, facts, foods.length > 0)) ??
    courseOfFoods(facts, techniques)
  );
}

/**
 * No dessert is savoury and no starter sweet, whatever its name: "carpaccio of pineapple". What a name alone
 * says of foods is not so sure.
 */
function courseOfRule(rule: CourseRule, facts: FoodFacts, hasFoods: boolean): Course | null {
  const course = courseByRule(rule, facts);
  if (!hasFoods) return course;
  if ((course === 'DRINK' || course === 'SIDE') && facts.hasMeat) return 'MAIN';
  if (course === 'DESSERT' && facts.isSalted) return facts.isFilling ? 'MAIN' : 'STARTER';
  const isSweet = facts.isSweet && !facts.isOfVegetables && !facts.isRisen;
  return course === 'STARTER' && isSweet ? 'DESSERT' : course;
}

/** Words of another language that may stand anywhere in a name. */
const VAGUE: ReadonlySet<CourseRule | undefined> = new Set<CourseRule | undefined>([
  'BASE',
  'GARNISH',
  'FRUIT',
]);

/** What a name of another language says: "Banana bread" in French. */
function foreignRule(name: string, locale: Locale): CourseRule | undefined {
  const rule = ruleOfName(name, locale === 'fr' ? 'en' : 'fr');
  return VAGUE.has(rule) ? undefined : rule;
}

function courseOfFoods(
  {
    isDrink,
    isSeasoning,
    isSweet,
    hasSugar,
    hasHam,
    isFilling,
    isSavoury,
    isOfVegetables,
  }: FoodFacts,
  techniques: readonly TechStepKey[],
): Course | null {
  if (isDrink && !techniques.some((technique) => COOKED.has(technique))) return 'DRINK';
  if (isSweet && (hasSugar || !isFilling) && !isOfVegetables) return 'DESSERT';
  if (isSeasoning) return 'BASE';
  if (isSavoury && (isFilling || hasHam)) return 'MAIN';
  return techniques.includes('knead') && !isSavoury ? 'SIDE' : null;
}
