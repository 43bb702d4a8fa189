import type { AmountWords } from '../language/language.js';
import { AmountRole } from '../../document/amount.js';
import { UNKNOWN } from '../../document/word.js';
import { spell } from '../../text/letters.js';
import type { Vocabulary } from '../../text/vocabulary.js';

/** Marks the words of amounts. Endings must not be applied yet. */
export function compileAmountWords(words: AmountWords, vocabulary: Vocabulary): void {
  const mark = (role: number, spellings: readonly string[]) => {
    for (const spelling of spellings) {
      const known = vocabulary.find(spell(spelling));
      const word = known === UNKNOWN ? vocabulary.add(spelling) : known;
      word.amountRoles |= role;
    }
  };
  mark(AmountRole.CONTAINER, words.containers);
  mark(AmountRole.PIECE, words.pieces);
  mark(AmountRole.VAGUE, words.vague);
  mark(AmountRole.PLUS, words.plus);
  mark(AmountRole.BEFORE_ONE, words.beforeOne);
  mark(AmountRole.APPROXIMATE, words.approximate);
  mark(AmountRole.SIZE, words.sizes);
  mark(AmountRole.NUMBERED, words.numbered);
}
