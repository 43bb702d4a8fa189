/** The formats of a shopping list. */
export const LIST_FORMATS = ['json', 'text', 'csv'] as const;

export type ListFormat = (typeof LIST_FORMATS)[number];
