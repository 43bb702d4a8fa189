import type { UtensilNames } from '../../../language/language.js';
import { EQUIPMENT_UTENSILS_FR } from './equipment.js';
import { HEAT_UTENSILS_FR } from './heat.js';
import { TOOLS_UTENSILS_FR } from './tools.js';
import { VESSELS_UTENSILS_FR } from './vessels.js';

/** French names of each utensil, in the singular. See `UtensilNames` for the notation. */
export const UTENSILS_FR: UtensilNames = {
  ...HEAT_UTENSILS_FR,
  ...VESSELS_UTENSILS_FR,
  ...TOOLS_UTENSILS_FR,
  ...EQUIPMENT_UTENSILS_FR,
};
