import type { Language } from '../language/language.js';
import { PatternCompiler } from '../rules/pattern-compiler.js';
import { RuleList } from '../rules/rule-list.js';
import { withoutAccents, wordsOf } from '../words/letters.js';
import { Trie } from '../words/trie.js';
import { Vocabulary } from '../words/vocabulary.js';
import { isOnlyParticiple } from '../words/word.js';
import type { WordClass } from '../words/word-class.js';
import { borrowForms, compileEntries } from './compile-entries.js';
import { applyEndings, compileGrammar } from './compile-grammar.js';
import { compileMentionRules } from './compile-mention-rules.js';
import { compileAmountWords, compileMeasures } from './compile-quantities.js';
import { VerbCompiler } from './compile-verbs.js';
import type { CompiledLanguage } from './compiled-language.js';
import { type IngredientForm, keysByForm, splitForms } from './distinct-forms.js';

/** Word classes that describe a name without being part of it. */
const DESCRIPTIVE: readonly WordClass[] = ['ADJECTIVE', 'ADVERB', 'MEASURE', 'OF'];

/** Compiles a language. `borrowed` are ingredient forms of another language. */
export function compileLanguage(
  data: Language,
  borrowed: readonly IngredientForm[] = [],
): CompiledLanguage {
  const vocabulary = new Vocabulary();
  // Function words come first: for a word without accents they have priority.
  const classified = compileGrammar(data.grammar, vocabulary);
  new VerbCompiler(data, vocabulary).compile();
  const forms = splitForms(data.ingredients);
  const keyByForm = keysByForm(forms);
  const isDescriptive = (spelling: string) => {
    const word = vocabulary.add(spelling);
    return isOnlyParticiple(word) || DESCRIPTIVE.some((each) => word.classes.has(each));
  };
  const ingredientForms = compileEntries(data, vocabulary, forms, keyByForm, isDescriptive);
  compileAmountWords(data.amountWords, vocabulary);
  for (const { key, forms } of data.dishes) {
    for (const form of forms) {
      const [head, others] = vocabulary.phrase(wordsOf(form));
      (head.dishes ??= new Trie()).set(others, key);
    }
  }
  // No word is a misspelling of a borrowed word.
  vocabulary.useSpelling(data.spelling);
  const everyday = new Set(
    data.everyday.words
      .flatMap((word) => [word, data.plural(word)])
      .flatMap((word) => [word, withoutAccents(word)]),
  );
  borrowForms(vocabulary, borrowed, everyday);
  compileMeasures(data.measures, vocabulary);
  applyEndings(data.grammar, vocabulary, classified);
  const patterns = new PatternCompiler(data.names, vocabulary);
  return {
    data,
    vocabulary,
    ampersand: vocabulary.add(data.grammar.ampersand),
    ingredientForms,
    instructionRules: new RuleList(data.instructionRules, patterns),
    auxiliaryRules: new RuleList(data.auxiliaryRules, patterns),
    exclusionRules: new RuleList(data.exclusionRules, patterns),
    referenceRules: new RuleList(data.referenceRules, patterns),
    subordinateRules: new RuleList(data.subordinateRules, patterns),
    measureRules: new RuleList(data.measures.rules, patterns),
    impliedFoodRules: new RuleList(data.impliedFoodRules, patterns),
    absenceRules: new RuleList(data.absenceRules, patterns),
    everyday,
    others: [],
    mentionRules: compileMentionRules(data, forms, keyByForm, vocabulary, patterns),
  };
}
