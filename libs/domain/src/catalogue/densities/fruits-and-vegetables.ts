import type { fruits } from '../ingredients/fruits.js';
import type { vegetables } from '../ingredients/vegetables.js';
import { CUP, type DensitiesOf, TABLESPOON, weighed } from './density.js';

/** Cleaned and cut into pieces or slices. Leaves are not listed: they can be pressed. */
export const fruitsAndVegetables: DensitiesOf<typeof fruits & typeof vegetables> = {
  // USDA: 11215, 11260, 11206, 11205, 11529, 11531, 11424, 11546.
  garlic: weighed(136, CUP),
  mushroom: weighed(80, CUP),
  cucumber: weighed(125, CUP),
  zucchini: weighed(128, CUP),
  eggplant: weighed(82, CUP),
  tomato: weighed(180, CUP),
  cherryTomato: weighed(149, CUP),
  cannedTomato: weighed(240, CUP),
  pumpkinPuree: weighed(245, CUP),
  // USDA: 11352, 11507, 11485, 11564, 11429, 11298, 09193.
  potato: weighed(150, CUP),
  sweetPotato: weighed(133, CUP),
  butternutSquash: weighed(140, CUP),
  turnip: weighed(130, CUP),
  radish: weighed(116, CUP),
  parsnip: weighed(133, CUP),
  blackOlive: weighed(8.4, TABLESPOON),
  // USDA: 11641, 11670, 11590, 11937.
  yellowSquash: weighed(113, CUP),
  chiliPepper: weighed(150, CUP),
  waterChestnut: weighed(140, CUP),
  pickle: weighed(150, CUP),
  // USDA: 11167, 11304, 11052, 11011, 11135.
  corn: weighed(145, CUP),
  greenPea: weighed(145, CUP),
  greenBean: weighed(100, CUP),
  asparagus: weighed(134, CUP),
  cauliflower: weighed(107, CUP),
  // Between USDA 11124, chopped 128 g, grated 110 g, and King Arthur, 142 and 99 g.
  carrot: weighed(120, CUP),
  // Between USDA 11143, 101 g, and King Arthur, 142 g.
  celery: weighed(120, CUP),
  // Between USDA 11282, chopped 160 g, sliced 115 g.
  onion: weighed(137, CUP),
  redOnion: weighed(137, CUP),
  whiteOnion: weighed(137, CUP),
  sweetOnion: weighed(137, CUP),
  // USDA: 09316, 09050, 09302, 09078, 09298, 09070, 09266, 09176, 09326, 09307, 09252, 09236.
  strawberry: weighed(152, CUP),
  blueberry: weighed(148, CUP),
  raspberry: weighed(123, CUP),
  cranberry: weighed(100, CUP),
  raisin: weighed(145, CUP),
  cherry: weighed(154, CUP),
  pineapple: weighed(165, CUP),
  mango: weighed(165, CUP),
  watermelon: weighed(152, CUP),
  rhubarb: weighed(122, CUP),
  pear: weighed(150, CUP),
  peach: weighed(154, CUP),
  // USDA 09003, King Arthur.
  apple: weighed(112, CUP),
  applesauce: weighed(250, CUP),
  // King Arthur.
  date: weighed(149, CUP),
  driedApricot: weighed(128, CUP),
  driedCranberry: weighed(114, CUP),
};
