import type { oilsAndVinegars as facts } from '../ingredients/oils-and-vinegars.js';
import { type DensitiesOf, poured, TABLESPOON, weighed } from './density.js';

export const oilsAndVinegars: DensitiesOf<typeof facts> = {
  // USDA: 218 g in a cup of every oil (04044, 04518, 04582, 04506, …), 216 g for olive and peanut.
  oil: poured(0.92),
  vegetableOil: poured(0.92),
  oliveOil: poured(0.91),
  sunflowerOil: poured(0.92),
  canolaOil: poured(0.92),
  peanutOil: poured(0.91),
  sesameOil: poured(0.92),
  walnutOil: poured(0.92),
  hazelnutOil: poured(0.92),
  almondOil: poured(0.92),
  grapeseedOil: poured(0.92),
  cornOil: poured(0.92),
  coconutOil: poured(0.92),
  avocadoOil: poured(0.92),
  safflowerOil: poured(0.92),
  flaxOil: poured(0.92),
  riceBranOil: poured(0.92),
  // USDA: 04031, 04002, 04001, 04574.
  shortening: weighed(12.8, TABLESPOON),
  lard: weighed(12.8, TABLESPOON),
  fat: weighed(12.8, TABLESPOON),
  beefFat: weighed(12.8, TABLESPOON),
  duckFat: weighed(12.8, TABLESPOON),
  // USDA: 02053, 02068, 02048, 02069. FAO/INFOODS: vinegar 1.01.
  vinegar: poured(1.01),
  whiteVinegar: poured(1.01),
  wineVinegar: poured(1.01),
  redWineVinegar: poured(1.01),
  whiteWineVinegar: poured(1.01),
  ciderVinegar: poured(1.01),
  riceVinegar: poured(1.01),
  sherryVinegar: poured(1.01),
  maltVinegar: poured(1.01),
  balsamicVinegar: poured(1.08),
};
