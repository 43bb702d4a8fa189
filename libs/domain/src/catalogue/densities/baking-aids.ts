import type { bakingAids as facts } from '../ingredients/baking-aids.js';
import { type DensitiesOf, TABLESPOON, TEASPOON, weighed } from './density.js';

/** Yeast is not listed: lines in grams often mean fresh yeast, spoons always mean dry yeast. */
export const bakingAids: DensitiesOf<typeof facts> = {
  // USDA: 18369, 18373, 19177.
  bakingPowder: weighed(4.6, TEASPOON),
  creamOfTartar: weighed(3, TEASPOON),
  gelatin: weighed(7, TABLESPOON),
  // Between USDA 18372, 4.6 g, and King Arthur, 6 g.
  bakingSoda: weighed(5, TEASPOON),
  // King Arthur.
  matchaPowder: weighed(6, TABLESPOON),
};
