import { ingredientNames } from '../../libs/domain/src/catalogue/ingredient-names.js';
import { TECH_STEP_KEYS } from '../../libs/domain/src/catalogue/tech-steps.js';
import { UTENSIL_KEYS } from '../../libs/domain/src/catalogue/utensils.js';
import { conjugateFrench } from '../../apps/classifier/src/languages/fr/conjugate.js';
import { TECHNIQUES_FR } from '../../apps/classifier/src/languages/fr/techniques/techniques.js';
import { UTENSILS_FR } from '../../apps/classifier/src/languages/fr/utensils/utensils.js';

/** Lower-cases a text and strips diacritics. Both the pattern and the text are folded. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Builds one regular expression from the names and verb forms of the engine. It matches whole
 * words, the longest alternative first.
 */
export function createAlternation(): RegExp {
  const names = ingredientNames('fr').flatMap(({ forms }) => forms);
  const utensils = UTENSIL_KEYS.flatMap((key) => UTENSILS_FR[key] ?? []);
  const verbs = TECH_STEP_KEYS.flatMap((key) => TECHNIQUES_FR[key] ?? []).flatMap(verbsOf);
  const verbForms = verbs.flatMap((verb) => conjugateFrench(verb).map(([form]) => form));
  const words = [...new Set([...names, ...utensils, ...verbForms].map(fold))];
  const longestFirst = words.sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![a-z])(?:${escaped.join('|')})(?![a-z])`, 'g');
}

/** The verbs at the start of a wording. */
function verbsOf(wording: string): string[] {
  const [heads = ''] = wording.split(/ […~] /);
  return heads.split('|').filter((head) => /^\p{L}+$/u.test(head));
}
