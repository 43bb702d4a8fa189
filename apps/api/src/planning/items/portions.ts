/** Portions of a planned recipe or of a cooking. */
export const PORTIONS = { min: 1, max: 1000, example: 4 };
