import { ingredientNames } from '#domain/catalogue/ingredient-names.js';
import { UNIT_TABLES } from '#domain/catalogue/unit-names.js';
import type { Locale } from '#domain/locale.js';
import { UTENSIL_KEYS } from '#domain/catalogue/utensils.js';
import { AMBIGUOUS_UTENSILS } from '../../languages/ambiguous-utensils.js';
import { NON_ENTITIES } from '../../languages/non-entities.js';
import { HOMONYMS } from '../../languages/homonyms.js';
import { pluralsOf } from '../../languages/plurals.js';
import { UTENSILS_EN } from '../../languages/en/utensils.js';
import { UTENSILS_FR } from '../../languages/fr/utensils.js';
import { distinctForms, type IngredientForm } from './distinct-forms.js';
import type { Entry } from '../model/entry.js';
import { Trie } from '../text/trie.js';
import { type Vocabulary, wordsOf } from '../text/vocabulary.js';

const UTENSILS = { fr: UTENSILS_FR, en: UTENSILS_EN } as const;

/** Separates context words from a name: `(sous le) gril`. */
const CONTEXT = /^(?:\((?<lead>[^)]*)\))?(?<name>[^()]*)(?:\((?<trail>[^)]*)\))?$/;

export interface CompiledEntries {
  readonly trie: Trie<Entry>;
  /** The ingredient forms of this language. */
  readonly forms: readonly IngredientForm[];
}

/** Compiles all entries of a language. `borrowed` are ingredient forms of another language. */
export function compileEntries(
  locale: Locale,
  vocabulary: Vocabulary,
  hasDescriptiveClass: (word: number) => boolean,
  borrowed: readonly IngredientForm[],
): CompiledEntries {
  const builder = new EntryBuilder(vocabulary);
  for (const phrase of NON_ENTITIES[locale]) builder.entryFor(phrase);
  const { units } = UNIT_TABLES[locale];
  for (const { unit, factor, forms } of units) {
    for (const form of forms) builder.entryFor(form).unit ??= { key: unit, factor };
  }
  for (const key of UTENSIL_KEYS) {
    for (const written of UTENSILS[locale][key]) {
      for (const form of pluralsOf(locale, written)) builder.entryFor(form).utensil ??= key;
    }
  }
  for (const { names, defaultKey } of AMBIGUOUS_UTENSILS[locale]) {
    for (const form of names)
      Object.assign(builder.entryFor(form), { utensil: defaultKey, ambiguous: true });
  }
  for (const homonym of HOMONYMS[locale]) {
    for (const form of homonym.names)
      Object.assign(builder.entryFor(form), { utensil: homonym.utensil ?? null, homonym });
  }
  const unitForms = new Set(units.flatMap(({ forms }) => forms));
  const isDescriptive = (word: string) =>
    unitForms.has(word) || hasDescriptiveClass(vocabulary.add(word));
  const forms = distinctForms(ingredientNames(locale), isDescriptive);
  for (const { words, key } of forms) builder.entryForWords(words).ingredient ??= key;
  for (const { words, key } of borrowed) {
    const entry = builder.entryForWords(words);
    // A borrowed ingredient form does not make a utensil ambiguous.
    if (entry.utensil === null) entry.ingredient ??= key;
  }
  return { trie: builder.trie, forms };
}

/** Builds the trie: one entry for each phrase, with all its meanings. */
class EntryBuilder {
  readonly trie = new Trie<Entry>();

  constructor(private readonly vocabulary: Vocabulary) {}

  /** Returns the entry of a phrase written with its context words in brackets. */
  entryFor(phrase: string): Entry {
    if (!phrase.includes('(')) return this.entryForWords(wordsOf(phrase));
    const { lead = '', name = '', trail = '' } = CONTEXT.exec(phrase)?.groups ?? {};
    const [before, itself, after] = [wordsOf(lead), wordsOf(name), wordsOf(trail)];
    return this.entryForWords([...before, ...itself, ...after], before.length, after.length);
  }

  entryForWords(words: readonly string[], lead = 0, trail = 0): Entry {
    const ids = words.map((word) => this.vocabulary.add(word));
    const entry = this.trie.getOrCreate(ids, () => ({
      utensil: null,
      ingredient: null,
      unit: null,
      ambiguous: false,
      homonym: null,
      lead,
      trail,
    }));
    if (entry.lead === lead && entry.trail === trail) return entry;
    throw new Error(`"${words.join(' ')}" is defined with two different contexts.`);
  }
}
