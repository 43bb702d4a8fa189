import type { cookingLiquids as facts } from '../ingredients/cooking-liquids.js';
import { type DensitiesOf, poured } from './density.js';

export const cookingLiquids: DensitiesOf<typeof facts> = {
  // USDA: 14411, 14384, 12119.
  water: poured(1),
  cookingWater: poured(1),
  sparklingWater: poured(1),
  coconutWater: poured(1.01),
  // USDA: 06008, 06480.
  broth: poured(1.01),
  chickenBroth: poured(1.01),
  beefBroth: poured(1.01),
  vegetableBroth: poured(1.01),
  // USDA: 09152, 09160, 09206, 09400, 09273, 11540, 09135, 09442.
  lemonJuice: poured(1.03),
  bottledLemonJuice: poured(1.03),
  limeJuice: poured(1.03),
  citrusJuice: poured(1.03),
  orangeJuice: poured(1.05),
  appleJuice: poured(1.05),
  pineappleJuice: poured(1.06),
  tomatoJuice: poured(1.03),
  grapeJuice: poured(1.07),
  pomegranateJuice: poured(1.05),
  // USDA: 14400, 14209, 14355.
  cola: poured(1.04),
  coffee: poured(1),
  tea: poured(1),
  // USDA: 14602, 14536, 14003.
  wine: poured(0.99),
  whiteWine: poured(0.99),
  redWine: poured(0.99),
  roseWine: poured(0.99),
  champagne: poured(0.99),
  port: poured(1),
  madeira: poured(1),
  marsala: poured(1),
  sherry: poured(1),
  beer: poured(1),
  // USDA: 14532, 14533, 14550, 14551, 14534; FAO/INFOODS: spirits of 40 % alcohol 0.95.
  rum: poured(0.94),
  cognac: poured(0.94),
  calvados: poured(0.94),
  kirsch: poured(0.94),
  whisky: poured(0.94),
  vodka: poured(0.94),
  gin: poured(0.94),
  tequila: poured(0.94),
  coffeeLiqueur: poured(1.18),
};
