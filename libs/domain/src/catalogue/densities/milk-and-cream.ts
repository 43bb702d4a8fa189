import type { milkAndCream as facts } from '../ingredients/milk-and-cream.js';
import { CUP, type DensitiesOf, poured, TABLESPOON, weighed } from './density.js';

export const milkAndCream: DensitiesOf<typeof facts> = {
  // USDA: 01077, 01106, 01109, 01088, 01214, 16120.
  milk: poured(1.03),
  goatMilk: poured(1.03),
  sheepMilk: poured(1.04),
  buttermilk: poured(1.04),
  evaporatedMilk: poured(1.07),
  soyMilk: poured(1.03),
  // FAO/INFOODS, from the Danish table: cream of 38 % fat 0.98, sour cream 1.0. USDA 01053, 01049.
  cream: poured(1),
  doubleCream: poured(1),
  cremeFraiche: poured(1),
  sourCream: poured(1),
  halfAndHalf: poured(1.02),
  // Between USDA 12118, 0.96, and King Arthur, 1.02.
  coconutMilk: poured(1),
  // USDA: 01145, 01001, 01003, 04585, 01095, 01225, 01116.
  butter: weighed(14.2, TABLESPOON),
  saltedButter: weighed(14.2, TABLESPOON),
  clarifiedButter: weighed(12.8, TABLESPOON),
  margarine: weighed(14.1, TABLESPOON),
  condensedMilk: weighed(306, CUP),
  dulceDeLeche: weighed(19, TABLESPOON),
  yogurt: weighed(245, CUP),
  // King Arthur has one weight for every yogurt, 227 g; FAO/INFOODS 1.03 g/ml.
  greekYogurt: weighed(245, CUP),
};
