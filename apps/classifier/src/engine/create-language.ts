import type { Locale } from '#domain/analysis/locale.js';
import type { Grammar } from '../lexicon/grammar.js';
import { GRAMMAR_EN } from '../lexicon/grammar.en.js';
import { GRAMMAR_FR } from '../lexicon/grammar.fr.js';
import { compileNames } from './compile-names.js';
import { compileVerbs } from './compile-verbs.js';
import type { Language } from './language.js';
import { Vocabulary } from './vocabulary.js';

const GRAMMARS: Readonly<Record<Locale, Grammar>> = { fr: GRAMMAR_FR, en: GRAMMAR_EN };

export type Languages = Readonly<Record<Locale, Language>>;

/** Compiles the lexicons of both languages, which takes a moment. */
export function createLanguages(): Languages {
  return { fr: createLanguage('fr'), en: createLanguage('en') };
}

/** Compiles the lexicon of a language into the tables that the engine reads. */
function createLanguage(locale: Locale): Language {
  const grammar = GRAMMARS[locale];
  const vocabulary = new Vocabulary();
  // Function words come first: where accents are missing, the everyday word is meant.
  const classes = compileClasses(grammar, vocabulary);
  for (const word of grammar.exceptions) vocabulary.add(word);
  const numbers = Object.entries(grammar.numbers).map(
    ([word, value]) => [vocabulary.add(word), value] as const,
  );
  const verbs = compileVerbs(locale, vocabulary, grammar);
  const names = compileNames(locale, vocabulary);

  for (const { ending, shortest, class: bits } of grammar.endings) {
    if (bits !== undefined) classes.set(vocabulary.addEnding(ending, shortest), bits);
  }
  const classOf = new Int32Array(vocabulary.size);
  for (const [word, bits] of classes) classOf[word] = bits;
  const numberOf = new Float64Array(vocabulary.size).fill(NaN);
  for (const [word, value] of numbers) numberOf[word] = value;
  return {
    locale,
    vocabulary,
    names,
    setPhrases: verbs.setPhrases,
    verbs: verbs.byWord,
    forms: Uint8Array.from({ length: vocabulary.size }, (_, word) => verbs.forms.get(word) ?? 0),
    classes: classOf,
    numbers: numberOf,
  };
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
