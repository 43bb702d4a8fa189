import type { AmountWords } from '../language/language.js';
import { UNKNOWN, withMember } from '../words/word.js';
import type { AmountRole } from '../words/word-class.js';
import { spell } from '../words/letters.js';
import type { Vocabulary } from '../words/vocabulary.js';

/** Marks the words of amounts. Endings must not be applied yet. */
export function compileAmountWords(words: AmountWords, vocabulary: Vocabulary): void {
  const mark = (role: AmountRole, spellings: readonly string[]) => {
    for (const spelling of spellings) {
      const known = vocabulary.find(spell(spelling));
      const word = known === UNKNOWN ? vocabulary.add(spelling) : known;
      word.amountRoles = withMember(word.amountRoles, role);
    }
  };
  mark('CONTAINER', words.containers);
  mark('PIECE', words.pieces);
  mark('VAGUE', words.vague);
  mark('PLUS', words.plus);
  mark('BEFORE_ONE', words.beforeOne);
  mark('APPROXIMATE', words.approximate);
  mark('SIZE', words.sizes);
  mark('NUMBERED', words.numbered);
}
