/** The formats of a recipe. */
export const RECIPE_FORMATS = ['json', 'jsonld', 'cooklang', 'text'] as const;

export type RecipeFormat = (typeof RECIPE_FORMATS)[number];
