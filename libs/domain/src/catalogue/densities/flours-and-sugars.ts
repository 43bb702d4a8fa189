import type { floursAndSugars as facts } from '../ingredients/flours-and-sugars.js';
import { CUP, type DensitiesOf, TABLESPOON, weighed, poured } from './density.js';

/** Flour is spooned into the cup and levelled; brown sugar is packed. */
export const floursAndSugars: DensitiesOf<typeof facts> = {
  // USDA: 20081, 20080, 20011, 20016, 20027, 20003, 16099.
  flour: weighed(125, CUP),
  wholeWheatFlour: weighed(120, CUP),
  buckwheatFlour: weighed(120, CUP),
  cornFlour: weighed(117, CUP),
  cornstarch: weighed(128, CUP),
  arrowroot: weighed(128, CUP),
  peanutFlour: weighed(60, CUP),
  // King Arthur.
  selfRisingFlour: weighed(113, CUP),
  cakeFlour: weighed(120, CUP),
  ryeFlour: weighed(106, CUP),
  speltFlour: weighed(99, CUP),
  oatFlour: weighed(92, CUP),
  riceFlour: weighed(142, CUP),
  chickpeaFlour: weighed(85, CUP),
  almondFlour: weighed(96, CUP),
  coconutFlour: weighed(128, CUP),
  potatoStarch: weighed(152, CUP),
  tapiocaStarch: weighed(113, CUP),
  wheatGluten: weighed(9, TABLESPOON),
  // USDA: 19335, 19336, 19296, 19304, 19297, 19348, 19165.
  sugar: weighed(200, CUP),
  caneSugar: weighed(200, CUP),
  powderedSugar: weighed(120, CUP),
  honey: weighed(21, TABLESPOON),
  molasses: weighed(337, CUP),
  jam: weighed(20, TABLESPOON),
  chocolateSauce: weighed(19, TABLESPOON),
  cocoaPowder: weighed(86, CUP),
  // King Arthur.
  brownSugar: weighed(213, CUP),
  pearlSugar: weighed(196, CUP),
  chocolate: weighed(170, CUP),
  darkChocolate: weighed(170, CUP),
  milkChocolate: weighed(170, CUP),
  whiteChocolate: weighed(170, CUP),
  chocolateChips: weighed(170, CUP),
  veganChocolate: weighed(170, CUP),
  chocolateSpread: weighed(298, CUP),
  maltedMilk: weighed(140, CUP),
  marzipan: weighed(290, CUP),
  // USDA: 19353, 19350, 19912.
  mapleSyrup: poured(1.33),
  cornSyrup: poured(1.44),
  agaveSyrup: poured(1.4),
};
