/** The supported languages of recipes. */
export const LOCALES = ['fr', 'en'] as const;

/** The locale of a recipe that is created without one. */
export const DEFAULT_LOCALE = 'fr';

export type Locale = (typeof LOCALES)[number];
