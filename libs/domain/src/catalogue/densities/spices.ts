import type { spices as facts } from '../ingredients/spices.js';
import { type DensitiesOf, poured, TEASPOON, weighed } from './density.js';

/**
 * Ground spices and small seeds. Coarse salt is not listed: a tablespoon weighs 8 or 16 g, depending
 * on the grain.
 */
export const spices: DensitiesOf<typeof facts> = {
  // USDA: 02047, 02030, 02032, 02031, 02009, 02028, 02020, 02026.
  salt: weighed(6, TEASPOON),
  pepper: weighed(2.3, TEASPOON),
  whitePepper: weighed(2.4, TEASPOON),
  cayenne: weighed(1.8, TEASPOON),
  chiliPowder: weighed(2.7, TEASPOON),
  paprika: weighed(2.3, TEASPOON),
  smokedPaprika: weighed(2.3, TEASPOON),
  garlicPowder: weighed(3.1, TEASPOON),
  onionPowder: weighed(2.4, TEASPOON),
  // USDA: 02014, 02013, 02043, 02015, 02010, 02025, 02022, 02011, 02001, 02021, 02006, 02037.
  cumin: weighed(2.1, TEASPOON),
  coriander: weighed(1.8, TEASPOON),
  turmeric: weighed(3, TEASPOON),
  curryPowder: weighed(2, TEASPOON),
  cinnamon: weighed(2.6, TEASPOON),
  nutmeg: weighed(2.2, TEASPOON),
  mace: weighed(1.7, TEASPOON),
  cloves: weighed(2.1, TEASPOON),
  allspice: weighed(1.9, TEASPOON),
  groundGinger: weighed(1.8, TEASPOON),
  cardamom: weighed(2, TEASPOON),
  saffron: weighed(0.7, TEASPOON),
  // USDA: 02035, 02034, 02002, 02018, 02019, 02005, 02007, 02024, 02016.
  pumpkinPieSpice: weighed(1.7, TEASPOON),
  poultrySeasoning: weighed(1.5, TEASPOON),
  anise: weighed(2.1, TEASPOON),
  fennelSeed: weighed(2, TEASPOON),
  fenugreek: weighed(3.7, TEASPOON),
  caraway: weighed(2.1, TEASPOON),
  celerySeed: weighed(2, TEASPOON),
  mustardPowder: weighed(2, TEASPOON),
  dillSeed: weighed(2.1, TEASPOON),
  // USDA 02050.
  vanillaExtract: poured(0.88),
};
