import type { Locale } from '../locale.js';

/** A site or API that recipes come from. */
export interface Source {
  readonly key: string;
  /** Whether the source has an API; otherwise its pages are parsed. */
  readonly official: boolean;
  readonly iconUrl: string | null;
  /** The language of its recipes; null if each page declares its own. */
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
