/** The diets a person may follow and a recipe may be tagged with. */
export const DIET_KEYS = ['omnivore', 'vegetarian', 'vegan', 'pescatarian', 'glutenFree'] as const;

export type DietKey = (typeof DIET_KEYS)[number];

/**
 * The diets that the catalogue lists for an ingredient. Omnivore excludes nothing, and gluten-free
 * follows from the allergens.
 */
export type IngredientDietKey = Extract<DietKey, 'vegetarian' | 'vegan' | 'pescatarian'>;
