export type AllergenKind = 'ALLERGY' | 'INTOLERANCE';

/** The 14 allergens of Regulation (EU) No 1169/2011, annex II. */
export const ALLERGENS = [
  { key: 'gluten', kind: 'INTOLERANCE' },
  { key: 'crustaceans', kind: 'ALLERGY' },
  { key: 'eggs', kind: 'ALLERGY' },
  { key: 'fish', kind: 'ALLERGY' },
  { key: 'peanuts', kind: 'ALLERGY' },
  { key: 'soybeans', kind: 'ALLERGY' },
  { key: 'milk', kind: 'ALLERGY' },
  { key: 'nuts', kind: 'ALLERGY' },
  { key: 'celery', kind: 'ALLERGY' },
  { key: 'mustard', kind: 'ALLERGY' },
  { key: 'sesame', kind: 'ALLERGY' },
  { key: 'sulphites', kind: 'INTOLERANCE' },
  { key: 'lupin', kind: 'ALLERGY' },
  { key: 'molluscs', kind: 'ALLERGY' },
] as const satisfies readonly { key: string; kind: AllergenKind }[];

export type AllergenKey = (typeof ALLERGENS)[number]['key'];
