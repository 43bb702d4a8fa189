import type { sauces as facts } from '../ingredients/sauces.js';
import { CUP, type DensitiesOf, poured, TABLESPOON, weighed } from './density.js';

export const sauces: DensitiesOf<typeof facts> = {
  // USDA: 11935, 04025, 02046, 02055, 02054.
  ketchup: weighed(17, TABLESPOON),
  mayonnaise: weighed(13.8, TABLESPOON),
  mustard: weighed(249, CUP),
  horseradishSauce: weighed(15, TABLESPOON),
  capers: weighed(8.6, TABLESPOON),
  // USDA: 11549, 11546, 11547, 06164, 06116, 06150, 06175, 16112.
  tomatoSauce: weighed(245, CUP),
  tomatoPaste: weighed(16, TABLESPOON),
  tomatoPuree: weighed(250, CUP),
  salsa: weighed(259, CUP),
  gravy: weighed(235, CUP),
  barbecueSauce: weighed(279, CUP),
  hoisinSauce: weighed(16, TABLESPOON),
  miso: weighed(17, TABLESPOON),
  // USDA 06042: half a cup of condensed soup weighs 126 g.
  condensedSoup: weighed(252, CUP),
  // King Arthur.
  pesto: weighed(14, TABLESPOON),
  lemonCurd: weighed(226, CUP),
  // USDA: 16123, 16124, 06179, 06176, 06112, 06971, 06168, 04114, 04639.
  soySauce: poured(1.08),
  glutenFreeSoySauce: poured(1.08),
  tamari: poured(1.22),
  fishSauce: poured(1.22),
  oysterSauce: poured(1.22),
  teriyakiSauce: poured(1.22),
  worcestershireSauce: poured(1.16),
  tabasco: poured(0.95),
  vinaigrette: poured(1),
  creamyDressing: poured(1.02),
};
