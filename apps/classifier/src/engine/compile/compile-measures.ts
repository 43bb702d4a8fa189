import type { MeasureData, Scale } from '../language/measure-words.js';
import type { Word } from '../model/word.js';
import { type CompileWhen, RuleList } from '../rules/rule-list.js';
import type { WordFacts } from '../rules/word-facts.js';
import { wordsOf } from '../text/letters.js';
import { Trie } from '../model/trie.js';
import type { Vocabulary } from '../text/vocabulary.js';

/** The sign of a degree, in its canonical form. */
const DEGREE = '°';

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
  readonly rules: RuleList<boolean>;
}

export function compileMeasures(
  data: MeasureData,
  vocabulary: Vocabulary,
  compile: CompileWhen,
  facts: WordFacts,
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
  const unitSigns = [...Object.keys(data.unitSigns), DEGREE].map((sign) =>
    vocabulary.addSign(sign),
  );
  const units = byWord(data.units);
  const degrees = new Set(words(data.degrees));
  const scalesAfter = byWord(data.scalesAfter);
  for (const word of [...units.keys(), ...unitSigns, ...degrees, ...scalesAfter.keys()])
    word.isMeasureUnit = true;
  const fractions = byWord(Object.entries(data.fractions).map(([word, value]) => [value, word]));
  for (const word of [...heads, ...fractions.keys()]) word.startsMeasure = true;
  return {
    data,
    units,
    phrases: byPhrase(data.phrases),
    fractions,
    adjectives: new Set(words(data.adjectives)),
    between: new Set(words(data.between)),
    degrees,
    scalesAfter,
    scalesBefore: byPhrase(data.scalesBefore),
    rules: new RuleList(data.rules, compile, facts),
  };
}
