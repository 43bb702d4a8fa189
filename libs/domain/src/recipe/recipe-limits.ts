/** Maximum values of a recipe, fixed by the interface contract. Lengths are in characters. */
export const RECIPE_LIMITS = {
  nameLength: 200,
  portions: 1000,
  descriptionLength: 5000,
  tags: 20,
  tagLength: 40,
  lines: 200,
  noteLength: 200,
  rawTextLength: 300,
  otherLines: 100,
  otherLineLength: 300,
  steps: 100,
  stepLength: 5000,
  quantity: 1_000_000,
  quantityDecimals: 3,
  minutes: 10_000,
} as const;
