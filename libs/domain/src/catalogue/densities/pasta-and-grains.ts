import type { pastaAndGrains as facts } from '../ingredients/pasta-and-grains.js';
import { CUP, type DensitiesOf, weighed } from './density.js';

/** Grains are raw. Pasta is not listed: the weight of a cup depends on the shape. */
export const pastaAndGrains: DensitiesOf<typeof facts> = {
  // USDA: 20044, 20052, 20040, 20088, 20028, 20012, 20035, 20031, 20005, 20008, 20001.
  rice: weighed(185, CUP),
  basmatiRice: weighed(185, CUP),
  jasmineRice: weighed(185, CUP),
  arborioRice: weighed(200, CUP),
  sushiRice: weighed(200, CUP),
  paellaRice: weighed(200, CUP),
  brownRice: weighed(190, CUP),
  wildRice: weighed(160, CUP),
  couscous: weighed(173, CUP),
  bulgur: weighed(140, CUP),
  quinoa: weighed(170, CUP),
  millet: weighed(200, CUP),
  barley: weighed(200, CUP),
  buckwheat: weighed(170, CUP),
  amaranth: weighed(193, CUP),
  // Between USDA 08120, 81 g, and King Arthur, 113 g.
  oats: weighed(95, CUP),
  glutenFreeOats: weighed(95, CUP),
  // Between USDA 20020, 122 g, and King Arthur, 163 g.
  polenta: weighed(150, CUP),
  // King Arthur.
  oatBran: weighed(106, CUP),
  wheatBran: weighed(64, CUP),
  wheatGerm: weighed(112, CUP),
  semolina: weighed(163, CUP),
  tapioca: weighed(168, CUP),
  puffedRice: weighed(28, CUP),
  granola: weighed(113, CUP),
};
