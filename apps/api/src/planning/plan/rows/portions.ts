import { MAX_PORTIONS } from '#domain/planning/cookings/cooking.js';

/** Portions of a planned recipe or of a cooking. */
export const PORTIONS = { min: 1, max: MAX_PORTIONS, example: 4 };
