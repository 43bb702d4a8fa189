/** The diets a person may follow and a recipe may be tagged with. */
export const DIET_KEYS = ['omnivore', 'vegetarian', 'vegan', 'pescatarian', 'glutenFree'] as const;

export type DietKey = (typeof DIET_KEYS)[number];

/**
 * The diets an ingredient can comply with by itself. Omnivore says nothing about an ingredient,
 * and gluten-free follows from its allergens.
 */
export type IngredientDietKey = Extract<DietKey, 'vegetarian' | 'vegan' | 'pescatarian'>;
