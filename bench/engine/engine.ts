import { createClassifier } from '../../apps/classifier/src/classifier.js';
import { conjugateFrench } from '../../apps/classifier/src/engine/languages/fr/conjugate.js';
import { TECHNIQUES_FR } from '../../apps/classifier/src/engine/languages/fr/techniques/techniques.js';
import { UTENSILS_FR } from '../../apps/classifier/src/engine/languages/fr/utensils/utensils.js';
import { ingredientNames } from '../../libs/domain/src/catalogue/ingredient-names.js';
import { TECH_STEP_KEYS } from '../../libs/domain/src/catalogue/tech-steps.js';
import { UTENSIL_KEYS } from '../../libs/domain/src/catalogue/utensils.js';
import type { TextDetection } from '../../libs/domain/src/detection/contract.js';
import type { Locale } from '../../libs/domain/src/locale.js';

/** The language engine, in process. No other file of bench/ imports apps/classifier. */
export interface Engine {
  /** Version of the detector. */
  readonly version: string;
  process(locale: Locale, text: string): TextDetection;
}

export function createEngine(): Engine {
  return createClassifier();
}

/** The French names and verb forms that the engine knows. */
export function frenchWords(): readonly string[] {
  const ingredients = ingredientNames('fr').flatMap(({ forms }) => forms);
  const utensils = UTENSIL_KEYS.flatMap((key) => UTENSILS_FR[key] ?? []);
  const verbs = TECH_STEP_KEYS.flatMap((key) => (TECHNIQUES_FR[key] ?? []).flatMap(verbsOf));
  const verbForms = verbs.flatMap((verb) => conjugateFrench(verb).map(([form]) => form));
  return [...ingredients, ...utensils, ...verbForms];
}

/** The verbs at the start of a wording. */
function verbsOf(wording: string): string[] {
  const [heads = ''] = wording.split(/ […~] /);
  return heads.split('|').filter((head) => /^\p{L}+$/u.test(head));
}
