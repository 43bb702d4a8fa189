import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '#domain/locale.js';
import { INGREDIENTS } from '#domain/catalogue/ingredients.js';
import { TECH_STEP_KEYS } from '#domain/catalogue/tech-steps.js';
import { UNITS } from '#domain/catalogue/units.js';
import { UTENSIL_KEYS } from '#domain/catalogue/utensils.js';
import { expectedOf } from '../../eval/findings.js';
import { parseSentences } from '../../eval/labelled-sentence.js';

const sentencesOf = (locale: string) =>
  parseSentences(readFileSync(path.join(__dirname, `${locale}.jsonl`), 'utf8'));
const all = LOCALES.flatMap(sentencesOf);
const keys = (rows: readonly { key: string }[]) => new Set(rows.map(({ key }) => key));

describe('the labelled sentences', () => {
  it.each([
    ['fr', 250],
    ['en', 150],
  ])(
    'contains enough unique sentences (%s), each with a phenomenon and a note',
    (locale, least) => {
      const sentences = sentencesOf(locale);
      expect(sentences.length).toBeGreaterThanOrEqual(least);
      expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
      expect(sentences.filter(({ note, phenomenon }) => !note || !phenomenon)).toEqual([]);
    },
  );

  it('contains each label in its sentence', () => {
    for (const sentence of all) expect(() => expectedOf(sentence)).not.toThrow();
  });

  it('uses only keys of the catalogues', () => {
    const unknown = <T>(used: Iterable<T>, known: Iterable<T>) =>
      [...used].filter((key) => !new Set(known).has(key));
    const ingredients = all.flatMap((sentence) => sentence.ingredients);
    const units = ingredients.flatMap(({ unit }) => unit ?? []);
    expect(unknown(keys(ingredients), keys(INGREDIENTS))).toEqual([]);
    expect(unknown(new Set<string>(units), keys(UNITS))).toEqual([]);
  });

  it('covers each technique and each utensil', () => {
    const techniques = keys(all.flatMap((sentence) => sentence.techniques));
    const utensils = keys(all.flatMap((sentence) => sentence.utensils));
    expect([...techniques].sort()).toEqual([...TECH_STEP_KEYS].sort());
    expect([...utensils].sort()).toEqual([...UTENSIL_KEYS].sort());
  });

  it('labels a technique once and links mentions only to labelled techniques', () => {
    for (const { techniques, utensils, ingredients } of all) {
      const labelled = techniques.map(({ key }) => key);
      expect(new Set(labelled).size).toBe(labelled.length);
      for (const { links } of [...utensils, ...ingredients]) {
        expect(labelled).toEqual(expect.arrayContaining([...links]));
      }
    }
  });
});
