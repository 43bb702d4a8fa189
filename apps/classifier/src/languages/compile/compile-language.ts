import type { Entry } from '../../document/mention.js';
import { Trait } from '../../document/word.js';
import type { Language } from '../language/language.js';
import { PARTICIPLE } from '../../document/verb-forms.js';
import { ADJECTIVE, ADVERB, MEASURE, OF } from '../../document/word-classes.js';
import { PhraseTable } from '../../phrases/phrase-table.js';
import { ConditionCompiler } from '../../rules/condition-compiler.js';
import { RuleList, whenCompiler } from '../../rules/rule-list.js';
import { WordTable } from '../../text/word-table.js';
import { Vocabulary } from '../../text/vocabulary.js';
import { compileAmountWords } from './compile-amount-words.js';
import { borrowForms, compileEntries } from './compile-entries.js';
import { compileMeasures } from './compile-measures.js';
import { compileGrammar, applyEndings } from './compile-grammar.js';
import { compileMentionRules } from './compile-mention-rules.js';
import { VerbCompiler } from './compile-verbs.js';
import type { CompiledLanguage } from './compiled-language.js';
import { type IngredientForm, keysByForm, splitForms } from './distinct-forms.js';

/** Word classes that describe a name without being part of it. */
const DESCRIPTIVE = ADJECTIVE | ADVERB | MEASURE | OF;

/** Compiles a language. `borrowed` are ingredient forms of another language. */
export function compileLanguage(
  data: Language,
  borrowed: readonly IngredientForm[] = [],
): CompiledLanguage {
  const vocabulary = new Vocabulary();
  // Function words come first: for a word without accents they have priority.
  const classified = compileGrammar(data.grammar, vocabulary);
  const { setPhrases, complements } = new VerbCompiler(data, vocabulary).compile();
  const forms = splitForms(data.ingredients);
  const keyByForm = keysByForm(forms);
  const isDescriptive = (spelling: string) => {
    const { classes, forms } = vocabulary.add(spelling);
    return (classes & DESCRIPTIVE) !== 0 || forms === PARTICIPLE;
  };
  const { entries, ingredientForms } = compileEntries(
    data,
    vocabulary,
    forms,
    keyByForm,
    isDescriptive,
  );
  compileAmountWords(data.amountWords, vocabulary);
  // No word is a misspelling of a borrowed word.
  vocabulary.useSpelling(data.spelling);
  borrowForms(entries, vocabulary, borrowed);
  const { names } = data;
  const conditions = new ConditionCompiler(names.properties, vocabulary);
  const compile = whenCompiler(names, conditions);
  const { facts } = conditions;
  compileMeasures(data.measures, vocabulary);
  applyEndings(data.grammar, vocabulary, classified);
  const mentions = compileMentionRules(data, forms, keyByForm, vocabulary, entries, compile);
  for (const word of vocabulary.bySpelling().values()) {
    if (mentions.partEntries.hasStart(word)) word.traits |= Trait.STARTS_PART;
  }
  const rules = {
    instructionRules: new RuleList(data.instructionRules, compile),
    auxiliaryRules: new RuleList(data.auxiliaryRules, compile),
    exclusionRules: new RuleList(data.exclusionRules, compile, facts),
    referenceRules: new RuleList(data.referenceRules, compile),
    subordinateRules: new RuleList(data.subordinateRules, compile, facts),
    measureRules: new RuleList(data.measures.rules, compile),
    mentionRules: mentions.rules,
  };
  facts.complete();
  const ampersand = vocabulary.add(data.grammar.ampersand);
  const entryTable = new PhraseTable<Entry>();
  entryTable.add(entries);
  const words = new WordTable(vocabulary.all(), facts, entryTable);
  return {
    data,
    vocabulary,
    words,
    buffers: [],
    ampersand,
    entries: entryTable,
    partEntries: mentions.partEntries,
    ingredientForms,
    setPhrases,
    complements,
    ...rules,
  };
}
