import type { MeasureData } from '../language/measure-words.js';
import {
  isUnitOfMeasure,
  type MeasureWord,
  newMeasureWord,
  startsMeasure,
  startsPhrase,
} from '../../document/measure-word.js';
import { Trie } from '../../phrases/trie.js';
import { Trait, type Word } from '../../document/word.js';
import { wordsOf } from '../../text/letters.js';
import type { Vocabulary } from '../../text/vocabulary.js';

/** The sign of a degree, in its canonical form. */
const DEGREE = '°';

/** Marks the words of durations and temperatures. */
export function compileMeasures(data: MeasureData, vocabulary: Vocabulary): void {
  const marked = new Set<Word>();
  const meaningOf = (word: Word): MeasureWord => {
    marked.add(word);
    return (word.measure ??= newMeasureWord());
  };
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
  for (const [head, durations] of phrasesByHead(data.phrases, vocabulary))
    meaningOf(head).durations = durations;
  for (const [head, scales] of phrasesByHead(data.scalesBefore, vocabulary))
    meaningOf(head).scales = scales;
  for (const word of marked) {
    if (startsMeasure(meaningOf(word))) word.traits |= Trait.STARTS_MEASURE;
    else if (startsPhrase(meaningOf(word))) word.traits |= Trait.STARTS_MEASURE_PHRASE;
    if (isUnitOfMeasure(meaningOf(word))) word.traits |= Trait.COMPLETES_MEASURE;
  }
  // "deux cents" is a temperature without a unit.
  for (const word of vocabulary.bySpelling().values())
    if ((word.number ?? 0) >= data.minWithoutDegrees) word.traits |= Trait.COMPLETES_MEASURE;
}

/** The values of phrases by their first word, as tries of the words after it. */
function phrasesByHead<T>(
  values: Readonly<Record<string, T>>,
  vocabulary: Vocabulary,
): ReadonlyMap<Word, Trie<T>> {
  const byHead = new Map<Word, Trie<T>>();
  for (const [phrase, value] of Object.entries(values)) {
    const [head, ...others] = wordsOf(phrase).map((word) => vocabulary.add(word));
    if (head === undefined) continue;
    const trie = byHead.get(head) ?? new Trie<T>();
    byHead.set(head, trie);
    trie.set(others, value);
    const last = others.at(-1);
    if (last !== undefined) last.traits |= Trait.COMPLETES_MEASURE;
  }
  return byHead;
}
