import type { UtensilNames } from '../../../language/language.js';
import { EQUIPMENT_UTENSILS_EN } from './equipment.js';
import { HEAT_UTENSILS_EN } from './heat.js';
import { TOOLS_UTENSILS_EN } from './tools.js';
import { VESSELS_UTENSILS_EN } from './vessels.js';

/** English names of each utensil, in the singular. See `UtensilNames` for the notation. */
export const UTENSILS_EN: UtensilNames = {
  ...HEAT_UTENSILS_EN,
  ...VESSELS_UTENSILS_EN,
  ...TOOLS_UTENSILS_EN,
  ...EQUIPMENT_UTENSILS_EN,
};
