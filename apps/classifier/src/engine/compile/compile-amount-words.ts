import type { AmountWords } from '../language/language.js';
import { UNKNOWN, type Word } from '../model/word.js';
import { spell } from '../text/letters.js';
import type { Vocabulary } from '../text/vocabulary.js';

export type CompiledAmountWords = Readonly<
  Record<Exclude<keyof AmountWords, 'capitals'>, ReadonlySet<Word>>
>;

/** Compiles the words of amounts. Endings must not be applied yet. */
export function compileAmountWords(
  words: AmountWords,
  vocabulary: Vocabulary,
): CompiledAmountWords {
  const compile = (spellings: readonly string[]) =>
    new Set(
      spellings.map((spelling) => {
        const known = vocabulary.find(spell(spelling));
        return known === UNKNOWN ? vocabulary.add(spelling) : known;
      }),
    );
  return {
    containers: compile(words.containers),
    pieces: compile(words.pieces),
    vague: compile(words.vague),
    plus: compile(words.plus),
    approximate: compile(words.approximate),
    sizes: compile(words.sizes),
    numbered: compile(words.numbered),
  };
}
