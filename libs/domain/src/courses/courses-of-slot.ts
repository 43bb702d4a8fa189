import type { Slot } from '../planning/week.js';
import type { Course } from '../recipe/recipe-content.js';

/** The courses that a cell takes by default; null: recipes without one. */
export const COURSES_OF_SLOT: Readonly<Record<Slot, readonly (Course | null)[]>> = {
  BREAKFAST: ['BREAKFAST'],
  LUNCH: ['MAIN', null],
  SNACK: ['SNACK', 'DESSERT'],
  DINNER: ['MAIN', null],
};
