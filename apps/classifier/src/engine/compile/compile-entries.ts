import { UTENSIL_KEYS } from '#domain/catalogue/utensils.js';
import type { Language } from '../language/language.js';
import { type Entry, newEntry, NO_MEANINGS } from '../words/entry.js';
import { isPartOfFood } from '../rules/mention-rule.js';
import { wordsOf } from '../words/letters.js';
import { Trie } from '../words/trie.js';
import type { Vocabulary } from '../words/vocabulary.js';
import { distinctForms, type IngredientForm, type KeyByForm } from './distinct-forms.js';

/** Separates context words from a name: `(sous le) gril`. */
const CONTEXT = /^(?:\((?<lead>[^)]*)\))?(?<name>[^()]*)(?:\((?<trail>[^)]*)\))?$/;

/** Compiles the names of a language. */
export function compileEntries(
  language: Language,
  vocabulary: Vocabulary,
  forms: readonly IngredientForm[],
  keyByForm: KeyByForm,
  isDescriptive: (word: string) => boolean,
): readonly IngredientForm[] {
  const builder = new EntryBuilder(vocabulary);
  for (const phrase of language.nonEntities) builder.entryFor(phrase);
  const { units } = language;
  for (const { unit, factor, forms } of units) {
    for (const form of forms) builder.entryFor(form).unit ??= { key: unit, factor };
  }
  for (const key of UTENSIL_KEYS) {
    for (const written of language.utensils[key] ?? []) {
      for (const form of numbersOf(written, language.plural))
        builder.entryFor(form).utensil ??= key;
    }
  }
  for (const { names = [], result } of language.mentionRules) {
    if (!isPartOfFood(result)) for (const name of names) builder.entryFor(name);
  }
  const unitForms = new Set(units.flatMap(({ forms }) => forms));
  const ingredientForms = distinctForms(
    forms,
    keyByForm,
    (word) => unitForms.has(word) || isDescriptive(word),
  );
  for (const { words, key } of ingredientForms) builder.entryForWords(words).ingredient ??= key;
  return ingredientForms;
}

/**
 * Adds the ingredient forms of another language. They do not make a utensil, a verb or an everyday word
 * ambiguous: the French verb "porter" is no beer.
 */
export function borrowForms(vocabulary: Vocabulary, forms: readonly IngredientForm[]): void {
  const builder = new EntryBuilder(vocabulary);
  for (const { words, key } of forms) {
    const [head] = vocabulary.phrase(words);
    if (words.length === 1 && (head.verb !== undefined || head.isEveryday)) continue;
    const entry = builder.entryForWords(words);
    if (entry.utensil === null) entry.ingredient ??= key;
  }
}

/** Singular and plural of a name. Context words in brackets stay unchanged. */
function numbersOf(written: string, plural: (name: string) => string): readonly string[] {
  const { name = '' } = CONTEXT.exec(written)?.groups ?? {};
  return [written, written.replace(name, ` ${plural(name.trim())} `)];
}

/** Adds the names to their first words: one entry for each phrase, with all its meanings. */
class EntryBuilder {
  constructor(private readonly vocabulary: Vocabulary) {}

  /** Returns the entry of a phrase written with its context words in brackets. */
  entryFor(phrase: string): Entry {
    if (!phrase.includes('(')) return this.entryForWords(wordsOf(phrase));
    const { lead = '', name = '', trail = '' } = CONTEXT.exec(phrase)?.groups ?? {};
    const [before, itself, after] = [wordsOf(lead), wordsOf(name), wordsOf(trail)];
    return this.entryForWords([...before, ...itself, ...after], before.length, after.length);
  }

  entryForWords(words: readonly string[], lead = 0, trail = 0): Entry {
    const [head, others] = this.vocabulary.phrase(words);
    head.names ??= new Trie();
    const entry = head.names.getOrCreate(others, () => newEntry(NO_MEANINGS, lead, trail));
    if (entry.lead === lead && entry.trail === trail) return entry;
    throw new Error(`"${words.join(' ')}" is defined with two different contexts.`);
  }
}
