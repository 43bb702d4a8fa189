/** A file with one recipe in terms of schema.org. */
export const recipeFile = (name: string, more: object = {}) =>
  JSON.stringify({
    '@type': 'Recipe',
    inLanguage: 'fr',
    name,
    recipeIngredient: ['200 g de farine', '2 œufs'],
    recipeInstructions: ['Mélanger la farine et les œufs.'],
    ...more,
  });
