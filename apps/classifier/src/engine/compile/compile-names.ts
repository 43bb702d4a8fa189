import { ingredientNames } from '#domain/catalogue/ingredient-names.js';
import { unitNames } from '#domain/catalogue/unit-names.js';
import type { Locale } from '#domain/locale.js';
import { UTENSIL_KEYS } from '#domain/catalogue/utensils.js';
import { AMBIGUOUS_UTENSILS } from '../../languages/ambiguous-utensils.js';
import { NON_ENTITIES } from '../../languages/non-entities.js';
import { HOMONYMS } from '../../languages/homonyms.js';
import { pluralsOf } from '../../languages/plurals.js';
import { UTENSILS_EN } from '../../languages/en/utensils.js';
import { UTENSILS_FR } from '../../languages/fr/utensils.js';
import { distinctForms, type IngredientForm } from './distinct-forms.js';
import type { Name } from '../model/name.js';
import { Trie } from '../text/trie.js';
import { type Vocabulary, wordsOf } from '../text/vocabulary.js';

const UTENSILS = { fr: UTENSILS_FR, en: UTENSILS_EN } as const;

/** Words of context around a name: `(sous le) gril`. */
const CONTEXT = /^(?:\((?<lead>[^)]*)\))?(?<name>[^()]*)(?:\((?<trail>[^)]*)\))?$/;

export interface CompiledNames {
  readonly tree: Trie<Name>;
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
  const book = new NameBook(vocabulary);
  for (const decoy of NON_ENTITIES[locale]) book.written(decoy);
  const units = unitNames(locale);
  for (const { unit, factor, forms } of units) {
    for (const form of forms) book.written(form).unit ??= { key: unit, factor };
  }
  for (const key of UTENSIL_KEYS) {
    for (const written of UTENSILS[locale][key]) {
      for (const form of pluralsOf(locale, written)) book.written(form).utensil ??= key;
    }
  }
  for (const { names, usually } of AMBIGUOUS_UTENSILS[locale]) {
    for (const form of names)
      Object.assign(book.written(form), { utensil: usually, ambiguous: true });
  }
  for (const homonym of HOMONYMS[locale]) {
    for (const form of homonym.names)
      Object.assign(book.written(form), { utensil: homonym.utensil ?? null, homonym });
  }
  const measures = new Set(units.flatMap(({ forms }) => forms));
  const describes = (word: string) => measures.has(word) || isDescription(vocabulary.add(word));
  const forms = distinctForms(ingredientNames(locale), describes);
  for (const { words, key } of forms) book.of(words).ingredient ??= key;
  for (const { words, key } of foreign) {
    const name = book.of(words);
    // A foreign name of a food is no reason to doubt a name of a pot.
    if (name.utensil === null) name.ingredient ??= key;
  }
  return { tree: book.tree, forms };
}

/** A tree of names in the making: each phrase has one name, which says all that it may mean. */
class NameBook {
  readonly tree = new Trie<Name>();

  constructor(private readonly vocabulary: Vocabulary) {}

  /** The name of a phrase as the lexicons write it, with its context in brackets. */
  written(phrase: string): Name {
    if (!phrase.includes('(')) return this.of(wordsOf(phrase));
    const { lead = '', name = '', trail = '' } = CONTEXT.exec(phrase)?.groups ?? {};
    const [before, itself, after] = [wordsOf(lead), wordsOf(name), wordsOf(trail)];
    return this.of([...before, ...itself, ...after], before.length, after.length);
  }

  of(words: readonly string[], lead = 0, trail = 0): Name {
    const ids = words.map((word) => this.vocabulary.add(word));
    const name = this.tree.obtain(ids, () => ({
      utensil: null,
      ingredient: null,
      unit: null,
      ambiguous: false,
      homonym: null,
      lead,
      trail,
    }));
    if (name.lead === lead && name.trail === trail) return name;
    throw new Error(`The context of "${words.join(' ')}" is told in two ways.`);
  }
}
