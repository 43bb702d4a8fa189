export const CATALOGUE_TABLES = [
  'diet',
  'allergy',
  'ingredient',
  'unit',
  'tech_step',
  'utensil',
  'source',
] as const;

export type CatalogueTable = (typeof CATALOGUE_TABLES)[number];
