import type { TechniqueWordings } from '../../../language/language.js';
import { COOKING_TECHNIQUES_FR } from './cooking.js';
import { FINISHING_TECHNIQUES_FR } from './finishing.js';
import { MIXING_TECHNIQUES_FR } from './mixing.js';
import { PREPARATION_TECHNIQUES_FR } from './preparation.js';

/** French wordings of each technique. See `Language.techniques` for the notation. */
export const TECHNIQUES_FR: TechniqueWordings = {
  ...PREPARATION_TECHNIQUES_FR,
  ...MIXING_TECHNIQUES_FR,
  ...COOKING_TECHNIQUES_FR,
  ...FINISHING_TECHNIQUES_FR,
};
