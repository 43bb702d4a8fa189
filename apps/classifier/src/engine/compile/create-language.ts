import type { Locale } from '#domain/locale.js';
import { ADJECTIVE, ADVERB, type Grammar, MEASURE, OF } from '../../languages/grammar.js';
import { PARTICIPLE } from '../../languages/verb-forms.js';
import { GRAMMAR_EN } from '../../languages/en/grammar.js';
import { GRAMMAR_FR } from '../../languages/fr/grammar.js';
import { compileEntries } from './compile-entries.js';
import { compileVerbs } from './compile-verbs.js';
import type { IngredientForm } from './distinct-forms.js';
import type { Language } from '../model/language.js';
import { Vocabulary } from '../text/vocabulary.js';

const GRAMMARS: Readonly<Record<Locale, Grammar>> = { fr: GRAMMAR_FR, en: GRAMMAR_EN };

/** Word classes that describe a name without being part of it. */
const DESCRIPTIVE = ADJECTIVE | ADVERB | MEASURE | OF;

export type Languages = Readonly<Record<Locale, Language>>;

/** Compiles both languages. French borrows the ingredient forms of English. */
export function createLanguages(): Languages {
  const en = createLanguage('en', []);
  const fr = createLanguage('fr', en.forms);
  return { fr: fr.language, en: en.language };
}

function createLanguage(
  locale: Locale,
  borrowed: readonly IngredientForm[],
): { readonly language: Language; readonly forms: readonly IngredientForm[] } {
  const grammar = GRAMMARS[locale];
  const vocabulary = new Vocabulary();
  // Function words come first: for a word without accents they have priority.
  const classes = compileClasses(grammar, vocabulary);
  for (const [spelling, word] of Object.entries(grammar.misspellings))
    vocabulary.alias(spelling, word);
  for (const word of grammar.exceptions)
    classes.set(vocabulary.add(word), classes.get(vocabulary.add(word)) ?? 0);
  const numbers = Object.entries(grammar.numbers).map(
    ([word, value]) => [vocabulary.add(word), value] as const,
  );
  const verbs = compileVerbs(locale, vocabulary, grammar);
  const entries = compileEntries(
    locale,
    vocabulary,
    (word) =>
      ((classes.get(word) ?? 0) & DESCRIPTIVE) !== 0 || verbs.forms.get(word) === PARTICIPLE,
    borrowed,
  );

  for (const { ending, minLength, class: bits } of grammar.endings) {
    if (bits === undefined) continue;
    const words = [
      vocabulary.addEnding(ending, minLength),
      ...vocabulary.wordsEndingIn(ending, minLength),
    ];
    for (const word of words) {
      if (!classes.has(word) && !verbs.forms.has(word)) classes.set(word, bits);
    }
  }
  const classOf = new Int32Array(vocabulary.size);
  for (const [word, bits] of classes) classOf[word] = bits;
  const numberOf = new Float64Array(vocabulary.size).fill(NaN);
  for (const [word, value] of numbers) numberOf[word] = value;
  const language: Language = {
    locale,
    vocabulary,
    entries: entries.trie,
    setPhrases: verbs.setPhrases,
    complements: verbs.complements,
    ampersand: vocabulary.require(grammar.ampersand),
    verbs: Array.from({ length: vocabulary.size }, (_, word) => verbs.byWord.get(word)),
    forms: Uint8Array.from({ length: vocabulary.size }, (_, word) => verbs.forms.get(word) ?? 0),
    classes: classOf,
    numbers: numberOf,
  };
  return { language, forms: entries.forms };
}

function compileClasses(grammar: Grammar, vocabulary: Vocabulary): Map<number, number> {
  const classes = new Map<number, number>();
  for (const [bits, words] of grammar.classes) {
    for (const spelling of words.trim().split(/[\s’-]+/)) {
      const word = vocabulary.add(spelling);
      classes.set(word, (classes.get(word) ?? 0) | bits);
    }
  }
  return classes;
}
