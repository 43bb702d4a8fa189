import type { AmountWords } from '../language/language.js';
import type { MeasureData } from '../language/measure-words.js';
import { Trie } from '../words/trie.js';
import { wordsOf } from '../words/letters.js';
import type { Vocabulary } from '../words/vocabulary.js';
import { type MeasureWord, UNKNOWN, withMember, type Word } from '../words/word.js';
import type { AmountRole } from '../words/word-class.js';

/** The sign of a degree, in its canonical form. */
const DEGREE = '°';

/** Marks the words of amounts. Endings must not be applied yet. */
export function compileAmountWords(words: AmountWords, vocabulary: Vocabulary): void {
  const mark = (role: AmountRole, spellings: readonly string[]) => {
    for (const spelling of spellings) {
      const known = vocabulary.find(spelling);
      const word = known === UNKNOWN ? vocabulary.add(spelling) : known;
      word.amountRoles = withMember(word.amountRoles, role);
    }
  };
  mark('CONTAINER', words.containers);
  mark('PIECE', words.pieces);
  mark('VAGUE', words.vague);
  mark('PLUS', words.plus);
  mark('MINUS', words.minus);
  mark('UP_TO', words.upTo);
  mark('BEFORE_ONE', words.beforeOne);
  mark('APPROXIMATE', words.approximate);
  mark('SIZE', words.sizes);
  mark('EACH', words.each);
  mark('EQUAL', words.equal);
  mark('PARTIAL', words.partial);
  mark('NUMBERED', words.numbered);
}

/** Marks the words of durations and temperatures. */
export function compileMeasures(data: MeasureData, vocabulary: Vocabulary): void {
  const meaningOf = (word: Word): MeasureWord => (word.measure ??= {});
  const meaningsOf = (list: string) =>
    list.split(/\s+/).map((word) => meaningOf(vocabulary.add(word)));
  for (const [seconds, list] of data.units)
    for (const meaning of meaningsOf(list)) meaning.seconds = seconds;
  for (const [sign, seconds] of Object.entries(data.unitSigns))
    meaningOf(vocabulary.addSign(sign)).seconds = seconds;
  for (const [word, fraction] of Object.entries(data.fractions))
    meaningOf(vocabulary.add(word)).fraction = fraction;
  for (const [scale, list] of data.scalesAfter)
    for (const meaning of meaningsOf(list)) meaning.scale = scale;
  for (const meaning of meaningsOf(data.adjectives)) meaning.isAdjective = true;
  for (const meaning of meaningsOf(data.between)) meaning.isBetween = true;
  for (const meaning of meaningsOf(data.degrees)) meaning.isDegrees = true;
  meaningOf(vocabulary.addSign(DEGREE)).isDegrees = true;
  for (const [phrase, seconds] of Object.entries(data.phrases)) {
    const [head, others] = vocabulary.phrase(wordsOf(phrase));
    (head.durations ??= new Trie()).set(others, seconds);
  }
  for (const [phrase, scale] of Object.entries(data.scalesBefore)) {
    const [head, others] = vocabulary.phrase(wordsOf(phrase));
    (head.scales ??= new Trie()).set(others, scale);
  }
}
