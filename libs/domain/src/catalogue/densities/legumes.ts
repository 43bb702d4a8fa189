import type { legumes as facts } from '../ingredients/legumes.js';
import { CUP, type DensitiesOf, weighed } from './density.js';

/** Between a cup of dry and a cup of drained legumes, which differ by less than a third. */
export const legumes: DensitiesOf<typeof facts> = {
  // USDA: 16069 and 16070, 16144, 16085 and 16086, 16056 and 16359, 16049 and 16050.
  lentil: weighed(195, CUP),
  redLentil: weighed(192, CUP),
  splitPea: weighed(197, CUP),
  chickpea: weighed(175, CUP),
  whiteBean: weighed(190, CUP),
  // USDA: 16027 and 16335, 16014 and 16345, 16042 and 16043, 16080 and 16081.
  kidneyBean: weighed(170, CUP),
  blackBean: weighed(180, CUP),
  pintoBean: weighed(180, CUP),
  mungBean: weighed(205, CUP),
  // Between the beans above: 158 to 202 g.
  beans: weighed(180, CUP),
  // USDA 16158.
  hummus: weighed(246, CUP),
};
