/** Who may see a recipe: its author, the author's house as well, or everybody. */
export const VISIBILITIES = ['PERSONAL', 'HOUSE', 'PUBLIC'] as const;

export type Visibility = (typeof VISIBILITIES)[number];
