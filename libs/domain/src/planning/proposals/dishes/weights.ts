/**
 * The weights of a proposal, which a proposal should make small. An empty cell is worse than everything
 * else, and a main food twice is worse than what it could save.
 */
export const WEIGHTS = {
  emptyCell: 10_000,
  /** A minute of the sessions. */
  minute: 2,
  /** A line of the shopping list. */
  line: 8,
  /** Each pair of dishes with the same main food, subcategory of the main food, or technique. */
  sameMainFood: 1_000,
  sameSubcategory: 4,
  sameTechnique: 4,
  /** A dish of today; a dish of {@link LATELY_DAYS} ago costs nothing. */
  lately: 40,
  /** Each star below five; a dish without a rating has {@link USUAL_RATING}. */
  star: 6,
  notFavourite: 6,
  /** A fruit or vegetable out of season. */
  outOfSeason: 4,
  /** A food that the household wants to use. */
  wish: -100,
  /** A food of the pantry that is best today; half of it {@link SOON} days before. */
  pantry: -90,
  /** A dish that is in stock comes first. */
  inStock: -200,
  /** Each pair of meals that a dish serves. */
  sameMeal: 35,
  /** A dish of less than {@link SMALL_PORTION} grams a portion: rather a sauce than a meal. */
  smallPortion: 30,
  /** A dish of an earlier proposal. */
  proposedBefore: 20,
} as const;

export const SOON = 4;
/** Days until a food of the pantry that has no last day. */
export const NO_HURRY = 60;
export const LATELY_DAYS = 28;
export const USUAL_RATING = 3.5;
export const SMALL_PORTION = 100;

/** Minutes of a dish without steps whose author states no time. */
export const USUAL_MINUTES = 30;
