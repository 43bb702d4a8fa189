/** The tabs of the recipe list: favourites, own, house and public recipes. */
export const TABS = ['favoris', 'perso', 'foyer', 'publique'] as const;

export type Tab = (typeof TABS)[number];

/** The orders of the recipe list. */
export const RECIPE_SORTS = ['newest', 'name', 'lastCooked', 'rating', 'relevance'] as const;

export type RecipeSort = (typeof RECIPE_SORTS)[number];
