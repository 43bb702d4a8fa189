import type { cheeses as facts } from '../ingredients/cheeses.js';
import { CUP, type DensitiesOf, TABLESPOON, weighed } from './density.js';

/** Hard cheese is grated, feta and blue cheese are crumbled. */
export const cheeses: DensitiesOf<typeof facts> = {
  // USDA: 01009, 01028, 01023, 01040, 01025, 01020, 01032.
  cheddar: weighed(113, CUP),
  mozzarella: weighed(113, CUP),
  gruyere: weighed(108, CUP),
  emmental: weighed(108, CUP),
  montereyJack: weighed(113, CUP),
  fontina: weighed(108, CUP),
  parmesan: weighed(100, CUP),
  // King Arthur: grated cheddar, jack, mozzarella or Swiss.
  cheese: weighed(113, CUP),
  // Between USDA 01019, 150 g, and King Arthur, 114 g.
  feta: weighed(132, CUP),
  // USDA: 01004, 01228, 01017, 01036, 01012.
  blueCheese: weighed(135, CUP),
  quesoFresco: weighed(122, CUP),
  creamCheese: weighed(14.5, TABLESPOON),
  ricotta: weighed(246, CUP),
  cottageCheese: weighed(225, CUP),
  // King Arthur.
  mascarpone: weighed(227, CUP),
};
