import type { IngredientKey } from '../../../catalogue/ingredients.js';

/**
 * The months, from 1, in which fruits and vegetables are in season in France. Foods of the whole year
 * are not listed.
 *
 * Source: ADEME, "Mes fruits et légumes de saison", public/data/products.json of 22 September 2023.
 * https://github.com/datagir/mesfruitsetlegumesdesaison
 */
const SEASONS: Readonly<Partial<Record<IngredientKey, readonly number[]>>> = {
  garlic: months(7, 12),
  artichoke: months(5, 9),
  asparagus: months(4, 6),
  eggplant: months(6, 9),
  beet: months(10, 3),
  broccoli: months(9, 11),
  carrot: months(9, 3),
  celery: months(10, 3),
  celeryRoot: months(10, 3),
  cabbage: months(10, 3),
  savoyCabbage: months(10, 3),
  redCabbage: months(10, 3),
  brusselsSprout: months(10, 3),
  cauliflower: months(9, 3),
  cucumber: months(5, 10),
  squash: months(9, 1),
  pumpkin: months(9, 1),
  butternutSquash: months(9, 1),
  kabochaSquash: months(9, 1),
  acornSquash: months(9, 1),
  spaghettiSquash: months(9, 1),
  zucchini: months(5, 10),
  shallot: months(10, 12),
  endive: [...months(1, 5), 10],
  spinach: months(9, 5),
  fennel: [4, ...months(6, 11)],
  greenBean: months(6, 10),
  lettuce: months(5, 9),
  lambsLettuce: months(10, 2),
  turnip: months(10, 5),
  corn: months(7, 9),
  cornOnTheCob: months(7, 9),
  onion: months(9, 4),
  parsnip: months(10, 3),
  greenPea: months(5, 7),
  leek: months(9, 4),
  bellPepper: months(6, 9),
  redBellPepper: months(6, 9),
  greenBellPepper: months(6, 9),
  radish: months(3, 6),
  salsify: months(11, 3),
  jerusalemArtichoke: months(11, 2),
  swissChard: months(6, 11),
  tomato: months(6, 9),
  cherryTomato: months(6, 9),
  strawberry: months(5, 7),
  apple: months(8, 4),
  orange: months(1, 3),
  lemon: months(1, 2),
  blackcurrant: months(6, 8),
  chestnut: months(10, 11),
  mandarin: months(11, 2),
  grapefruit: months(2, 6),
  quince: [10],
  fig: months(7, 10),
  redCurrant: months(6, 8),
  kiwi: months(11, 3),
  melon: months(6, 9),
  mirabelle: months(8, 9),
  blackberry: months(8, 9),
  nectarine: months(8, 9),
  blueberry: months(7, 9),
  plum: months(7, 9),
  rhubarb: months(4, 6),
  peach: months(6, 9),
  cherry: months(6, 7),
  apricot: months(6, 8),
  raspberry: months(6, 8),
  pear: months(8, 3),
  grape: months(9, 10),
  starFruit: months(11, 1),
  pomegranate: months(11, 2),
  persimmon: months(10, 1),
  watermelon: months(6, 9),
};

/** Whether a food is in season in a month, from 1; null for a food without seasons. */
export function isInSeason(key: IngredientKey, month: number): boolean | null {
  return SEASONS[key]?.includes(month) ?? null;
}

/** The months from one to another, which may be in the next year. */
function months(first: number, last: number): number[] {
  const count = ((last - first + 12) % 12) + 1;
  return Array.from({ length: count }, (_, index) => ((first - 1 + index) % 12) + 1);
}
