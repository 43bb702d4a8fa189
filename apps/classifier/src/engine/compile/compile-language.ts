import { reasonsToAvoid } from '#domain/catalogue/dishes/avoided-foods.js';
import type { Language } from '../language/language.js';
import { PatternCompiler } from '../rules/pattern-compiler.js';
import { RuleList } from '../rules/rule-list.js';
import { wordsOf } from '../words/letters.js';
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
  const dishForms = data.dishes.flatMap(({ key, forms }) =>
    forms.map((form) => ({ words: wordsOf(form), key })),
  );
  for (const { words, key } of dishForms) {
    const [head, others] = vocabulary.phrase(words);
    (head.dishes ??= new Trie()).set(others, key);
  }
  for (const { words, key } of [...forms, ...dishForms])
    if (reasonsToAvoid(key).size > 0) for (const word of words) vocabulary.addOfFood(word);
  // No word is a misspelling of an everyday or a borrowed word.
  vocabulary.useSpelling(data.spelling);
  for (const word of data.everyday.words)
    for (const form of [word, data.plural(word)]) vocabulary.addEveryday(form);
  borrowForms(vocabulary, borrowed);
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
    duringRules: new RuleList(data.duringRules, patterns),
    referenceRules: new RuleList(data.referenceRules, patterns),
    subordinateRules: new RuleList(data.subordinateRules, patterns),
    measureRules: new RuleList(data.measures.rules, patterns),
    impliedFoodRules: new RuleList(data.impliedFoodRules, patterns),
    absenceRules: new RuleList(data.absenceRules, patterns),
    others: [],
    mentionRules: compileMentionRules(data, forms, keyByForm, vocabulary, patterns),
  };
}
