import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CELSIUS_RANGE, SECONDS_RANGE } from '#domain/detection/contract.js';
import { LOCALES } from '#domain/locale.js';
import { INGREDIENTS } from '#domain/catalogue/ingredients.js';
import { TECH_STEP_KEYS } from '#domain/catalogue/tech-steps.js';
import { UNITS } from '#domain/catalogue/units.js';
import { UTENSIL_KEYS } from '#domain/catalogue/utensils.js';
import { expectedOf } from '../../eval/findings.js';
import { parseSentences } from '../../eval/labelled-sentence.js';

const read = (file: string) => parseSentences(readFileSync(path.join(__dirname, file), 'utf8'));
const sentencesOf = (locale: string) => read(`${locale}.jsonl`);
const stylesOf = (locale: string) => read(`styles.${locale}.jsonl`);
const all = LOCALES.flatMap((locale) => [...sentencesOf(locale), ...stylesOf(locale)]);
const isWithin = (value: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(value) && min <= value && value <= max;
const keys = (rows: readonly { key: string }[]) => new Set(rows.map(({ key }) => key));

/** Phenomena that need at least `MIN_PER_PHENOMENON` sentences in each language. */
const PHENOMENA = `omitted-object pronoun-object placing-verb compound-food spoon-measure tool-name
  polysemy bare-head-noun fronted-vessel object-of-other-verb light-verb misspelling condition-clause
  lexicon fronted-phrase result-verb test-clause instrument-use word-before-food abbreviation-dot
  heading subordinate-instruction number-form other duration temperature`.split(/\s+/);

const MIN_PER_PHENOMENON = 30;
const MIN_SENTENCES = 1600;

describe('the labelled sentences', () => {
  it('are enough', () => {
    expect(all.length).toBeGreaterThanOrEqual(MIN_SENTENCES);
  });

  it.each(LOCALES)('are unique, each with a phenomenon and a note (%s)', (locale) => {
    const sentences = [...sentencesOf(locale), ...stylesOf(locale)];
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
    expect(sentences.filter(({ note, phenomenon }) => !note || !phenomenon)).toEqual([]);
  });

  it.each(LOCALES)('name the style of each sentence by style (%s)', (locale) => {
    expect(stylesOf(locale).filter(({ style }) => !style)).toEqual([]);
  });

  it.each(LOCALES)('contain enough examples of each phenomenon (%s)', (locale) => {
    const sentences = sentencesOf(locale);
    const rare = PHENOMENA.filter(
      (name) =>
        sentences.filter(({ phenomenon }) => phenomenon === name).length < MIN_PER_PHENOMENON,
    );
    expect(rare).toEqual([]);
  });

  it('contain each label as a whole word', () => {
    for (const sentence of all) expect(() => expectedOf(sentence)).not.toThrow();
  });

  it('use only keys of the catalogues', () => {
    const unknown = <T>(used: Iterable<T>, known: Iterable<T>) =>
      [...used].filter((key) => !new Set(known).has(key));
    const ingredients = all.flatMap((sentence) => sentence.ingredients);
    const units = ingredients.flatMap(({ unit }) => unit ?? []);
    expect(unknown(keys(ingredients), keys(INGREDIENTS))).toEqual([]);
    expect(unknown(new Set<string>(units), keys(UNITS))).toEqual([]);
  });

  it('label durations and temperatures within their ranges', () => {
    const isDuration = ({ minSeconds, maxSeconds }: { minSeconds: number; maxSeconds: number }) =>
      isWithin(minSeconds, SECONDS_RANGE) &&
      isWithin(maxSeconds, SECONDS_RANGE) &&
      minSeconds <= maxSeconds;
    const wrong = all.filter(
      ({ durations, temperatures }) =>
        !durations.every(isDuration) ||
        !temperatures.every(({ celsius }) => isWithin(celsius, CELSIUS_RANGE)),
    );
    expect(wrong).toEqual([]);
  });

  it('cover each technique and each utensil', () => {
    const techniques = keys(all.flatMap((sentence) => sentence.techniques));
    const utensils = keys(all.flatMap((sentence) => sentence.utensils));
    expect([...techniques].sort()).toEqual([...TECH_STEP_KEYS].sort());
    expect([...utensils].sort()).toEqual([...UTENSIL_KEYS].sort());
  });

  it('label a technique once and link mentions and measures only to labelled techniques', () => {
    for (const sentence of all) {
      const { techniques, utensils, ingredients, durations, temperatures } = sentence;
      const labelled = techniques.map(({ key }) => key);
      expect(new Set(labelled).size).toBe(labelled.length);
      for (const { links } of [...utensils, ...ingredients, ...durations, ...temperatures]) {
        expect(labelled).toEqual(expect.arrayContaining([...links]));
      }
    }
  });
});
