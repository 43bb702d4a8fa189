import { pluralFr } from '#domain/catalogue/ingredient-names/plural.fr.js';

/**
 * Names of a tool with the food that it is for, in the singular and the plural: "couteau à huîtres".
 * The food in such a name is no ingredient.
 */
export function toolsFor(tool: string, foods: string): readonly string[] {
  const names = foods.split(',').map((food) => `${tool} à ${food.trim()}`);
  return [...new Set([...names, ...names.map(pluralFr)])];
}

/** Tools that are not in the catalogue. */
export const OTHER_TOOLS_FOR_FOOD: readonly string[] = [
  ...toolsFor('essoreuse', 'salade'),
  ...toolsFor('panier', 'salade, frites, friture'),
  ...toolsFor('moulin', 'poivre, café, sel, épices, muscade'),
  ...toolsFor('cuiseur', 'riz, œufs'),
  ...toolsFor('machine', 'pâtes, pain, café, soda'),
  ...toolsFor('appareil', 'raclette, fondue, gaufres'),
  ...toolsFor('brosse', 'légumes, champignons'),
  ...toolsFor('boîte', 'œufs, pizza, gâteau, pain'),
  ...toolsFor('boule', 'thé'),
  ...toolsFor('filtre', 'café, thé'),
  ...toolsFor('pelle', 'pizza, tarte'),
  ...toolsFor('pierre', 'pizza'),
  ...toolsFor('roulette', 'pizza, pâte'),
  ...toolsFor('poire', 'jus'),
  ...toolsFor('presse', 'tortillas'),
  'vide-pomme',
  'vide-pommes',
  'casse-noix',
  'casse-noisette',
  'casse-noisettes',
  'coupe-pâte',
  'coupe-œuf',
  'coupe-œufs',
  'coupe-frites',
  'coupe-légumes',
  'coupe-pomme',
  'coupe-pommes',
];
