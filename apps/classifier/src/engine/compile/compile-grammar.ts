import type { Grammar } from '../language/language.js';
import { withMember, type Word } from '../words/word.js';
import type { Vocabulary } from '../words/vocabulary.js';

/** Adds the function words of a language. Returns the words whose class is given. */
export function compileGrammar(grammar: Grammar, vocabulary: Vocabulary): ReadonlySet<Word> {
  const classified = new Set<Word>();
  for (const [wordClass, words] of grammar.classes) {
    for (const spelling of words.trim().split(/[\s’-]+/)) {
      const word = vocabulary.add(spelling);
      word.classes = withMember(word.classes, wordClass);
      classified.add(word);
    }
  }
  for (const [spelling, word] of Object.entries(grammar.misspellings))
    vocabulary.alias(spelling, word);
  for (const exception of grammar.exceptions) classified.add(vocabulary.add(exception));
  for (const [spelling, value] of Object.entries(grammar.numbers)) {
    vocabulary.add(spelling).number = value;
  }
  return classified;
}

/** Gives words a class by their ending, unless they have one or are verb forms. */
export function applyEndings(
  { endings }: Grammar,
  vocabulary: Vocabulary,
  classified: ReadonlySet<Word>,
): void {
  for (const { ending, minLength, class: wordClass } of endings) {
    if (wordClass === undefined) continue;
    const words = [
      vocabulary.addEnding(ending, minLength),
      ...vocabulary.wordsEndingIn(ending, minLength),
    ];
    for (const word of words) {
      if (word.classes.size === 0 && word.forms.size === 0 && !classified.has(word))
        word.classes = withMember(word.classes, wordClass);
    }
  }
}
