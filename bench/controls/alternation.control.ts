import { ingredientNames } from '../../libs/domain/src/catalogue/ingredient-names.js';
import type { IngredientKey } from '../../libs/domain/src/catalogue/ingredients.js';
import { TECH_STEP_KEYS, type TechStepKey } from '../../libs/domain/src/catalogue/tech-steps.js';
import { UTENSIL_KEYS, type UtensilKey } from '../../libs/domain/src/catalogue/utensils.js';
import type {
  Entity,
  IngredientMention,
  TextDetection,
} from '../../libs/domain/src/detection/contract.js';
import { conjugateFrench } from '../../apps/classifier/src/languages/fr/conjugate.js';
import { TECHNIQUES_FR } from '../../apps/classifier/src/languages/fr/techniques/techniques.js';
import { UTENSILS_FR } from '../../apps/classifier/src/languages/fr/utensils/utensils.js';

/** Lower-cases a text and strips diacritics. Both the pattern and the text are folded. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** What a word stands for. */
type Meaning =
  | { readonly kind: 'technique'; readonly key: TechStepKey }
  | { readonly kind: 'utensil'; readonly key: UtensilKey }
  | { readonly kind: 'ingredient'; readonly key: IngredientKey };

/** Builds one regular expression from the French names and verb forms of the engine. */
export function createAlternation(): RegExp {
  return alternationOf(frenchWords());
}

/**
 * A detector that is one regular expression: each match is a mention, and the whole text is one
 * clause. As in the control with a dictionary, the first mention of a technique counts.
 */
export function createAlternationDetector(): (text: string) => TextDetection {
  const words = frenchWords();
  const alternation = alternationOf(words);
  return (text) => {
    const entities: Entity[] = [];
    const ingredients: IngredientMention[] = [];
    const found = new Set<string>();
    const folded = fold(text);
    // `matchAll` would copy the regular expression, which V8 then compiles again for each text.
    alternation.lastIndex = 0;
    for (let match; (match = alternation.exec(folded)) !== null;) {
      const { 0: word, index: start } = match;
      const meaning = words.get(word);
      if (meaning === undefined) continue;
      const place = { start, end: start + word.length, clause: 0 };
      if (meaning.kind === 'ingredient') {
        ingredients.push({ key: meaning.key, quantity: null, unit: null, ...place });
      } else if (meaning.kind === 'utensil' || !found.has(meaning.key)) {
        found.add(meaning.key);
        entities.push({ ...meaning, weight: 1, ...place });
      }
    }
    const clauses = [{ start: 0, end: text.length }];
    return { entities, ingredients, durations: [], temperatures: [], clauses };
  };
}

/** Matches whole words, the longest alternative first. */
function alternationOf(words: ReadonlyMap<string, Meaning>): RegExp {
  const longestFirst = [...words.keys()].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![a-z])(?:${escaped.join('|')})(?![a-z])`, 'g');
}

/** The folded names and verb forms. A word with several meanings has the first of them. */
function frenchWords(): ReadonlyMap<string, Meaning> {
  const words = new Map<string, Meaning>();
  const add = (forms: readonly string[], meaning: Meaning) => {
    for (const form of forms.map(fold)) if (!words.has(form)) words.set(form, meaning);
  };
  for (const { key, forms } of ingredientNames('fr')) add(forms, { kind: 'ingredient', key });
  for (const key of UTENSIL_KEYS) add(UTENSILS_FR[key] ?? [], { kind: 'utensil', key });
  for (const key of TECH_STEP_KEYS) {
    const verbs = (TECHNIQUES_FR[key] ?? []).flatMap(verbsOf);
    const forms = verbs.flatMap((verb) => conjugateFrench(verb).map(([form]) => form));
    add(forms, { kind: 'technique', key });
  }
  return words;
}

/** The verbs at the start of a wording. */
function verbsOf(wording: string): string[] {
  const [heads = ''] = wording.split(/ […~] /);
  return heads.split('|').filter((head) => /^\p{L}+$/u.test(head));
}
