import type { nutsAndSeeds as facts } from '../ingredients/nuts-and-seeds.js';
import { CUP, type DensitiesOf, TABLESPOON, weighed } from './density.js';

/** Almonds are not listed: a cup of whole ones weighs 142 g, a cup of sliced ones 86 g. */
export const nutsAndSeeds: DensitiesOf<typeof facts> = {
  // King Arthur; whole and chopped nuts differ by less than a fifth.
  walnut: weighed(113, CUP),
  pecan: weighed(109, CUP),
  hazelnut: weighed(142, CUP),
  pistachio: weighed(120, CUP),
  macadamia: weighed(149, CUP),
  pineNut: weighed(142, CUP),
  peanut: weighed(142, CUP),
  groundAlmond: weighed(90, CUP),
  groundHazelnut: weighed(89, CUP),
  almondButter: weighed(272, CUP),
  tahini: weighed(256, CUP),
  sesameSeed: weighed(142, CUP),
  sunflowerSeed: weighed(140, CUP),
  // USDA: 16098, 12088, 02033, 12012.
  peanutButter: weighed(16, TABLESPOON),
  nutButter: weighed(16, TABLESPOON),
  poppySeed: weighed(8.8, TABLESPOON),
  hempSeed: weighed(10, TABLESPOON),
  // Between USDA 12087, 12014, 12220, and King Arthur.
  cashew: weighed(125, CUP),
  pumpkinSeed: weighed(145, CUP),
  flaxSeed: weighed(155, CUP),
};
