import type { TechniqueWordings } from '../../../language/language.js';
import { COOKING_TECHNIQUES_EN } from './cooking.js';
import { FINISHING_TECHNIQUES_EN } from './finishing.js';
import { MIXING_TECHNIQUES_EN } from './mixing.js';
import { PREPARATION_TECHNIQUES_EN } from './preparation.js';

/** English wordings of each technique. See `Language.techniques` for the notation. */
export const TECHNIQUES_EN: TechniqueWordings = {
  ...PREPARATION_TECHNIQUES_EN,
  ...MIXING_TECHNIQUES_EN,
  ...COOKING_TECHNIQUES_EN,
  ...FINISHING_TECHNIQUES_EN,
};
