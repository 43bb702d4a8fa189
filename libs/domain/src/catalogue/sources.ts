import type { Locale } from '../locale.js';

/** A place that recipes come from: `official` has an API of its own, otherwise pages are read. */
export interface Source {
  readonly key: string;
  readonly official: boolean;
  readonly iconUrl: string | null;
  /** The language its recipes are written in; null when each page says it itself. */
  readonly locale: Locale | null;
}

export const SOURCES = [
  {
    key: 'theMealDb',
    official: true,
    iconUrl: 'https://www.themealdb.com/favicon.ico',
    locale: 'en',
  },
  {
    key: 'marmiton',
    official: false,
    iconUrl: 'https://www.marmiton.org/favicon.ico',
    locale: 'fr',
  },
  {
    key: 'cuisineAz',
    official: false,
    iconUrl: 'https://www.cuisineaz.com/favicon.ico',
    locale: 'fr',
  },
  { key: 'web', official: false, iconUrl: null, locale: null },
] as const satisfies readonly Source[];

export type SourceKey = (typeof SOURCES)[number]['key'];
