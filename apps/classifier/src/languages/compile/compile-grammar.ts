import type { Grammar } from '../language/language.js';
import { Trait, type Word } from '../../document/word.js';
import type { Vocabulary } from '../../text/vocabulary.js';

/** Adds the function words of a language. Returns the words whose class is given. */
export function compileGrammar(grammar: Grammar, vocabulary: Vocabulary): ReadonlySet<Word> {
  const classified = new Set<Word>();
  for (const [bits, words] of grammar.classes) {
    for (const spelling of words.trim().split(/[\s’-]+/)) {
      const word = vocabulary.add(spelling);
      word.classes |= bits;
      classified.add(word);
    }
  }
  for (const [spelling, word] of Object.entries(grammar.misspellings))
    vocabulary.alias(spelling, word);
  for (const exception of grammar.exceptions) classified.add(vocabulary.add(exception));
  for (const [spelling, value] of Object.entries(grammar.numbers)) {
    const word = vocabulary.add(spelling);
    word.number = value;
    word.traits |= Trait.NUMBER_WORD;
  }
  return classified;
}

/** Gives words a class by their ending, unless they have one or are verb forms. */
export function applyEndings(
  { endings }: Grammar,
  vocabulary: Vocabulary,
  classified: ReadonlySet<Word>,
): void {
  for (const { ending, minLength, class: bits } of endings) {
    if (bits === undefined) continue;
    const words = [
      vocabulary.addEnding(ending, minLength),
      ...vocabulary.wordsEndingIn(ending, minLength),
    ];
    for (const word of words) {
      if (word.classes === 0 && word.forms === 0 && !classified.has(word)) word.classes = bits;
    }
  }
}
