/** Who may read a recipe: its author; the author's house; every profile. */
export const VISIBILITIES = ['PERSONAL', 'HOUSE', 'PUBLIC'] as const;

export type Visibility = (typeof VISIBILITIES)[number];
