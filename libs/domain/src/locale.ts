/** The languages that steps and ingredient lines are understood in. */
export const LOCALES = ['fr', 'en'] as const;

export type Locale = (typeof LOCALES)[number];
