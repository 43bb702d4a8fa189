import { ingredientNames } from '#domain/catalogue/ingredient-names.js';
import { unitNames } from '#domain/catalogue/unit-names.js';
import type { Locale } from '#domain/analysis/locale.js';
import { UTENSIL_KEYS } from '#domain/catalogue/utensils.js';
import { AMBIGUOUS_UTENSILS } from '../lexicon/ambiguous-utensils.js';
import { DECOYS } from '../lexicon/decoys.js';
import { pluralsOf } from '../lexicon/plurals.js';
import { UTENSILS_EN } from '../lexicon/utensils.en.js';
import { UTENSILS_FR } from '../lexicon/utensils.fr.js';
import { distinctForms, type IngredientForm } from './distinct-forms.js';
import type { Name } from './name.js';
import { PhraseTree } from './phrase-tree.js';
import { type Vocabulary, wordsOf } from './vocabulary.js';

const UTENSILS = { fr: UTENSILS_FR, en: UTENSILS_EN } as const;

/** Words of context around a name: `(sous le) gril`. */
const CONTEXT = /^(?:\((?<lead>[^)]*)\))?(?<name>[^()]*)(?:\((?<trail>[^)]*)\))?$/;

export interface CompiledNames {
  readonly tree: PhraseTree<Name>;
  /** The forms of ingredients that the tree knows in this language. */
  readonly forms: readonly IngredientForm[];
}

/** One tree of all names in a language, and of the ingredients that it is lent by another. */
export function compileNames(
  locale: Locale,
  vocabulary: Vocabulary,
  isDescription: (word: number) => boolean,
  foreign: readonly IngredientForm[],
): CompiledNames {
  const tree = new PhraseTree<Name>();
  const name = (written: string): Name => {
    const { lead = '', name = '', trail = '' } = CONTEXT.exec(written)?.groups ?? {};
    const [before, itself, after] = [wordsOf(lead), wordsOf(name), wordsOf(trail)];
    const words = [...before, ...itself, ...after].map((word) => vocabulary.add(word));
    const known = tree.get(words);
    if (known !== undefined) return known;
    const fresh = {
      utensil: null,
      ingredient: null,
      unit: null,
      ambiguous: false,
      lead: before.length,
      trail: after.length,
    };
    tree.set(words, fresh);
    return fresh;
  };

  for (const decoy of DECOYS[locale]) name(decoy);
  for (const { unit, factor, forms } of unitNames(locale)) {
    for (const form of forms) name(form).unit ??= { key: unit, factor };
  }
  for (const key of UTENSIL_KEYS) {
    for (const written of UTENSILS[locale][key]) {
      for (const form of pluralsOf(locale, written)) name(form).utensil ??= key;
    }
  }
  for (const { names, usually } of AMBIGUOUS_UTENSILS[locale]) {
    for (const form of names) Object.assign(name(form), { utensil: usually, ambiguous: true });
  }
  const measures = new Set(unitNames(locale).flatMap(({ forms }) => forms));
  const describes = (word: string) => measures.has(word) || isDescription(vocabulary.add(word));
  const forms = distinctForms(ingredientNames(locale), describes);
  for (const { form, key } of forms) name(form).ingredient ??= key;
  for (const { form, key } of foreign) {
    const found = name(form);
    // A foreign name of a food is no reason to doubt a name of a pot.
    if (found.utensil === null) found.ingredient ??= key;
  }
  return { tree, forms };
}
