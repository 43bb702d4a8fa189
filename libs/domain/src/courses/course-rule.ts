import type { Course } from '../recipe/recipe-content.js';
import type { FoodFacts } from './food-facts.js';

/** What a name says of the course by itself, or with the foods of the recipe. */
export type CourseRule = Course | keyof typeof RULES;

const RULES = {
  /** Sweet or savoury, and nothing in between: a tart, a pie. */
  TART: ({ isSweet, isSavoury }) => (isSavoury ? 'MAIN' : isSweet ? 'DESSERT' : null),
  /** Sweet unless it has meat, fish, onion …: a cake, a pancake. */
  CAKE: (facts) => (tastesSavoury(facts) ? 'MAIN' : 'DESSERT'),
  /** A sweet bread without yeast is a cake for breakfast. */
  BREAD: ({ isSweet, isRisen }) => (isSweet && !isRisen ? 'BREAKFAST' : 'SIDE'),
  /** Savoury ones begin a meal: a cream, a mousse. */
  CREAM: ofCream,
  FRUIT: (facts) => (facts.hasMeat ? 'MAIN' : ofCream(facts)),
  /** A soup, a salad: a meal by itself if it is filling. */
  BOWL: (facts) => ofBowl(facts, 'STARTER'),
  /** English salads stand beside the main course. */
  SIDE_SALAD: (facts) => ofBowl(facts, 'SIDE'),
  /** A main course that can be made sweet: a pizza, a sandwich. */
  DISH: ({ isSweet, isFilling }) => (isSweet && !isFilling ? 'DESSERT' : 'MAIN'),
  /** Beside meat or fish, unless they or legumes are in it: rice, potatoes, vegetables. */
  GARNISH: ({ hasMeat, hasLegumes }) => (hasMeat || hasLegumes ? 'MAIN' : 'SIDE'),
} satisfies Record<string, (facts: FoodFacts) => Course | null>;

function ofCream(facts: FoodFacts): Course {
  return tastesSavoury(facts) ? 'STARTER' : 'DESSERT';
}

/** Vegetables that are in sweet cakes too are savoury without sugar and fruit. */
function tastesSavoury({ isSweet, isSavoury, isOfVegetables }: FoodFacts): boolean {
  return isSavoury || (isOfVegetables && !isSweet);
}

function ofBowl({ isSweet, isFilling, isOfVegetables }: FoodFacts, otherwise: Course): Course {
  if (isFilling) return 'MAIN';
  return isSweet && !isOfVegetables ? 'DESSERT' : otherwise;
}

/** The course of a dish with these foods. */
export function courseByRule(rule: CourseRule, facts: FoodFacts): Course | null {
  return rule in RULES ? RULES[rule as keyof typeof RULES](facts) : (rule as Course);
}
