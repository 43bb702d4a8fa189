interface Source {
  readonly key: string;
  /** Whether the source has an API; otherwise its pages are parsed. */
  readonly official: boolean;
  readonly iconUrl: string | null;
}

/** The sites and APIs that recipes come from. */
export const SOURCES = [
  { key: 'theMealDb', official: true, iconUrl: 'https://www.themealdb.com/favicon.ico' },
  { key: 'marmiton', official: false, iconUrl: 'https://www.marmiton.org/favicon.ico' },
  { key: 'cuisineAz', official: false, iconUrl: 'https://www.cuisineaz.com/favicon.ico' },
  { key: 'web', official: false, iconUrl: null },
] as const satisfies readonly Source[];

export type SourceKey = (typeof SOURCES)[number]['key'];
