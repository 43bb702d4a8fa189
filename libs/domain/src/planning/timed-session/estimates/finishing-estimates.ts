import { action, work } from './technique-estimate.js';

/**
 * Decorating, seasoning and serving: short actions, estimated by this project for one dish of four
 * to eight portions.
 */
export const FINISHING_ESTIMATES = {
  brush: action([1, 2]),
  glaze: work([2, 5]),
  // A cake of 24 cm: top and side.
  frost: work([5, 10]),
  spread: work([1, 3]),
  sprinkle: action([0.5, 1]),
  drizzle: action([0.5, 1]),
  season: action([0.5, 1]),
  pipe: work([4, 8]),
  setAside: action([0.25, 0.75]),
  unmold: action([1, 2]),
  turn: action([0.5, 1.5]),
  garnish: work([1, 3]),
  serve: action([1, 3]),
} as const;
