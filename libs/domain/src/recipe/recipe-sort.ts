export const RECIPE_SORTS = ['newest', 'name', 'lastCooked', 'rating', 'relevance'] as const;

export type RecipeSort = (typeof RECIPE_SORTS)[number];
