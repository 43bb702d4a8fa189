import type { curedMeats } from '../ingredients/cured-meats.js';
import type { poultry } from '../ingredients/poultry.js';
import { CUP, type DensitiesOf, weighed } from './density.js';

/**
 * Diced meat without bones. A chicken is not listed: its mass includes the bones, and a cup does
 * not.
 */
export const meats: DensitiesOf<typeof curedMeats & typeof poultry> = {
  // USDA: 05064, 05190, 10136.
  chickenBreast: weighed(140, CUP),
  turkeyBreast: weighed(140, CUP),
  ham: weighed(140, CUP),
};
