import type { Course } from '../recipe/recipe-content.js';
import type { FoodFacts } from './food-facts.js';

/** What a name says of the course by itself, or with the foods of the recipe. */
export type CourseRule = Course | keyof typeof RULES;

const RULES = {
  /** Sweet or savoury, and nothing in between: a tart, a pie. */
  TART: ({ isSweet, isSavoury }) => bySide(isSweet, isSavoury, null),
  /** Sweet unless it has meat, fish, onion …: a cake, a pancake. */
  CAKE: ({ isSweet, isSavoury }) => bySide(isSweet, isSavoury, 'DESSERT'),
  /** A sweet bread without yeast is a cake for breakfast. */
  BREAD: ({ isSweet, isRisen }) => (isSweet && !isRisen ? 'BREAKFAST' : 'SIDE'),
  /** A cream, a mousse: savoury ones begin a meal. */
  CREAM: ({ isSavoury }) => (isSavoury ? 'STARTER' : 'DESSERT'),
  SOUP: ({ isSweet, isFilling }) => (isSweet ? 'DESSERT' : isFilling ? 'MAIN' : 'STARTER'),
  SALAD: (facts) => ofSalad(facts, 'STARTER'),
  /** English salads stand beside the main course. */
  SIDE_SALAD: (facts) => ofSalad(facts, 'SIDE'),
  /** A main course that can be made sweet: a pizza, a sandwich. */
  DISH: ({ isSweet, isFilling }) => (isSweet && !isFilling ? 'DESSERT' : 'MAIN'),
  /** Beside meat or fish, unless they are in it: rice, potatoes, vegetables. */
  GARNISH: ({ hasMeat }) => (hasMeat ? 'MAIN' : 'SIDE'),
} satisfies Record<string, (facts: FoodFacts) => Course | null>;

function bySide<Otherwise>(isSweet: boolean, isSavoury: boolean, otherwise: Otherwise) {
  if (isSavoury) return 'MAIN';
  return isSweet ? 'DESSERT' : otherwise;
}

function ofSalad({ isSweet, isFilling, isOfVegetables }: FoodFacts, otherwise: Course): Course {
  if (isFilling) return 'MAIN';
  return isSweet && !isOfVegetables ? 'DESSERT' : otherwise;
}

/** The course of a dish with these foods. */
export function courseByRule(rule: CourseRule, facts: FoodFacts): Course | null {
  return rule in RULES ? RULES[rule as keyof typeof RULES](facts) : (rule as Course);
}
