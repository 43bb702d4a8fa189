import { action, appliance, burner, oven, stove, work } from './technique-estimate.js';

/**
 * Cooking, for a food that {@link FOOD_TIMES} does not list. The ranges cover what recipes usually
 * state; the temperatures are those that they state most: 180 °C (thermostat 6) for cakes and
 * gratins, 200 °C for roasts, the grill for a crust.
 */
export const COOKING_ESTIMATES = {
  // Domestic ovens reach 180 to 200 °C within 10 to 15 min.
  preheat: oven(180, [10, 15]),
  heat: burner([3, 6]),
  reheat: burner([5, 10]),
  melt: burner([2, 5]),
  // Two to three litres of water come to the boil in about ten minutes.
  boil: burner([7, 12]),
  simmer: burner([15, 30]),
  poach: burner([8, 15]),
  // Plunged for one to three minutes, then cooled by the cook.
  blanch: stove([2, 4]),
  steam: burner([10, 20]),
  // A bain-marie on the stove: melting chocolate, or a custard.
  waterBath: burner([10, 20]),
  cook: burner([10, 20]),
  bake: oven(180, [25, 40]),
  roast: oven(200, [30, 50]),
  // Below the grill of the oven, which stands at its maximum.
  grill: oven(230, [8, 15]),
  barbecue: appliance([10, 20]),
  // Two to four minutes a side, turned once.
  sear: stove([4, 8]),
  brown: stove([5, 8]),
  saute: stove([5, 10]),
  stirFry: stove([4, 8]),
  // Covered, on low heat.
  sweat: burner([5, 10]),
  panFry: stove([6, 10]),
  // In batches of three to five minutes.
  deepFry: stove([10, 15]),
  toast: stove([3, 5]),
  caramelize: stove([8, 15]),
  deglaze: stove([1, 2]),
  flambe: stove([1, 2]),
  reduce: burner([5, 15]),
  // Stirred until it coats the spoon.
  thicken: stove([3, 6]),
  braise: burner([60, 120]),
  stew: burner([60, 120]),
  confit: burner([60, 120]),
  smoke: appliance([60, 120]),
  gratinate: oven(220, [8, 15]),
  // After the pressure is reached.
  pressureCook: burner([15, 30]),
  microwave: appliance([2, 5]),
  baste: action([0.5, 1.5]),
  skim: work([0.5, 1.5]),
  // Melted, cooled and warmed again, with a thermometer.
  temper: stove([10, 15]),
} as const;
