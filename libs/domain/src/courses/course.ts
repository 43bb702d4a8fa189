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
