import type { MeasureData, Scale } from '../language/measure-words.js';
import type { Word } from '../model/word.js';
import { type CompileWhen, RuleList } from '../rules/rule-list.js';
import { wordsOf } from '../text/letters.js';
import { Trie } from '../model/trie.js';
import type { Vocabulary } from '../text/vocabulary.js';

/** The words of durations and temperatures in the form that the pipeline uses. */
export interface CompiledMeasures {
  readonly data: MeasureData;
  readonly units: ReadonlyMap<Word, number>;
  readonly phrases: Trie<number>;
  readonly fractions: ReadonlyMap<Word, number>;
  readonly adjectives: ReadonlySet<Word>;
  readonly between: ReadonlySet<Word>;
  readonly degrees: ReadonlySet<Word>;
  readonly scalesAfter: ReadonlyMap<Word, Scale>;
  readonly scalesBefore: Trie<Scale>;
  /** Words without a number that a measure can start with. */
  readonly heads: ReadonlySet<Word>;
  readonly rules: RuleList<boolean>;
}

export function compileMeasures(
  data: MeasureData,
  vocabulary: Vocabulary,
  compile: CompileWhen,
): CompiledMeasures {
  const words = (list: string) => list.split(/\s+/).map((word) => vocabulary.add(word));
  const byWord = <T>(rows: readonly (readonly [T, string])[]) =>
    new Map(rows.flatMap(([value, list]) => words(list).map((word) => [word, value] as const)));
  const byPhrase = <T>(values: Readonly<Record<string, T>>) => {
    const trie = new Trie<T>();
    for (const [phrase, value] of Object.entries(values))
      trie.set(
        wordsOf(phrase).map((word) => vocabulary.add(word)),
        value,
      );
    return trie;
  };
  const heads = [...Object.keys(data.phrases), ...Object.keys(data.scalesBefore)].flatMap(
    (phrase) =>
      wordsOf(phrase)
        .slice(0, 1)
        .map((word) => vocabulary.add(word)),
  );
  const fractions = byWord(Object.entries(data.fractions).map(([word, value]) => [value, word]));
  return {
    data,
    units: byWord(data.units),
    phrases: byPhrase(data.phrases),
    fractions,
    heads: new Set([...heads, ...fractions.keys()]),
    adjectives: new Set(words(data.adjectives)),
    between: new Set(words(data.between)),
    degrees: new Set(words(data.degrees)),
    scalesAfter: byWord(data.scalesAfter),
    scalesBefore: byPhrase(data.scalesBefore),
    rules: new RuleList(data.rules, compile, vocabulary),
  };
}
