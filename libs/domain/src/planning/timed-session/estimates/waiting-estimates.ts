import { wait } from './technique-estimate.js';

/**
 * Waiting, for a food that {@link FOOD_TIMES} does not list. Thawing is in the refrigerator:
 * 24 hours for 2 kg, at least overnight for a smaller piece (USDA Food Safety and Inspection
 * Service, "The Big Thaw"). The others are what recipes usually state.
 */
export const WAITING_ESTIMATES = {
  // Dried fruits and mushrooms, gelatine, noodles.
  soak: wait('SOAK', [15, 60]),
  thaw: wait('THAW', [480, 720]),
  marinate: wait('MARINATE', [60, 180]),
  infuse: wait('REST', [5, 10]),
  // Meat after roasting, batter and shortcrust pastry.
  rest: wait('REST', [10, 30]),
  // Until the dough has doubled, at 24 to 27 °C.
  rise: wait('REST', [60, 90]),
  // A cake on a rack.
  cool: wait('REST', [20, 40]),
  chill: wait('REST', [60, 120]),
  freeze: wait('REST', [120, 180]),
  // Tofu, terrines or salted vegetables below a weight.
  press: wait('REST', [15, 30]),
} as const;
