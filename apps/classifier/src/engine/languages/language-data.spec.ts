import { LOCALES, type Locale } from '#domain/locale.js';
import type { Language } from '../language/language.js';
import { wordsOf } from '../words/letters.js';
import { languages } from '../../../test/pipeline.js';
import { rulesOf } from '../../../test/rules-of.js';

const dataOf = (locale: Locale): Language => languages[locale].data;

/** The values that occur more than once. */
function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, i) => values.indexOf(value) !== i))];
}

/** A wording with its alternatives written out: "ôter|retirer … la peau" is two wordings. */
function writtenOut(wording: string): string[] {
  const [heads = '', mark, complements = ''] = wording.split(/ (…|~) /);
  if (mark === undefined) return heads.split('|');
  return heads
    .split('|')
    .flatMap((head) => complements.split('|').map((complement) => `${head} ${mark} ${complement}`));
}

/** Verbs that the wordings of techniques conjugate. */
function verbsOfTechniques({ techniques, noTechniques, verbs }: Language): Set<string> {
  const heads = [...Object.values(techniques).flat(), ...noTechniques]
    .filter((wording) => !wording.startsWith('='))
    .flatMap((wording) => wording.split(/ […~] /)[0]?.split('|') ?? []);
  return new Set(
    heads.flatMap((head) => {
      const [first = '', second] = head.split(' ');
      return second !== undefined && verbs.auxiliaries.includes(first) ? [second] : [first];
    }),
  );
}

const isBalanced = (text: string) => /^[^()]*(?:\([^()]+\)[^()]*)*$/.test(text);

describe.each(LOCALES)('the data of %s', (locale) => {
  const data = dataOf(locale);
  const { grammar, verbs, utensils, techniques, noTechniques, nonEntities, names } = data;
  const wordings = [...Object.values(techniques).flat(), ...noTechniques];
  const utensilNames = Object.values(utensils).flat();

  it('has no word twice in a word class', () => {
    const twice = grammar.classes.flatMap(([, words]) => duplicates(words.trim().split(/\s+/)));
    expect(twice).toEqual([]);
  });

  it('has no word twice in another list', () => {
    const { exceptions, sizes } = grammar;
    const { endings } = data.spelling;
    const verbLists = Object.values<readonly string[]>({ ...verbs });
    const lists = [...verbLists, exceptions, sizes, endings, data.everyday.words, nonEntities];
    expect(lists.flatMap(duplicates)).toEqual([]);
  });

  it('has no wording twice, in one technique or in two', () => {
    expect(duplicates(wordings.flatMap(writtenOut))).toEqual([]);
  });

  it('has no name twice, in one utensil or in two', () => {
    expect(duplicates(utensilNames.map((name) => wordsOf(name).join(' ')))).toEqual([]);
  });

  it('has no phrase that is a name and the name of nothing', () => {
    const { vocabulary } = languages[locale];
    const named = nonEntities.filter((phrase) => {
      const [head, ...others] = wordsOf(phrase).map((word) => vocabulary.find(word));
      const entry = head?.names?.get(others);
      return (entry?.utensil ?? entry?.ingredient ?? entry?.unit ?? null) !== null;
    });
    expect(named).toEqual([]);
  });

  it('has balanced brackets in names, and none in wordings', () => {
    const written = [
      ...utensilNames,
      ...nonEntities,
      ...data.mentionRules.flatMap(({ names = [] }) => names),
    ];
    expect(written.filter((name) => !isBalanced(name))).toEqual([]);
    expect(wordings.filter((wording) => /[()]/.test(wording))).toEqual([]);
  });

  it('has one space between the parts of a wording, and no empty alternative', () => {
    const parts = wordings.flatMap(writtenOut).flatMap((wording) => wording.split(/ […~] /));
    expect(
      parts.filter((part) => part === '' || part !== part.trim() || /\s\s/.test(part)),
    ).toEqual([]);
  });

  it('has no verb with a technique among the verbs without one', () => {
    const known = verbsOfTechniques(data);
    const alone = new Set(Object.values(techniques).flat().flatMap(writtenOut));
    expect(verbs.withoutTechnique.filter((verb) => known.has(verb) && alone.has(verb))).toEqual([]);
  });

  it('says nothing about verbs that the language does not have', () => {
    const { withoutTechnique, placing, removing, using, ...properties } = verbs;
    const known = new Set([
      ...verbsOfTechniques(data),
      ...[...withoutTechnique, ...placing, ...removing, ...using],
    ]);
    const listed = Object.values<readonly string[]>(properties).flat();
    expect(listed.filter((verb) => !known.has(verb))).toEqual([]);
  });

  it('corrects no misspelling to an unknown word', () => {
    const { vocabulary } = languages[locale];
    const named = new Set([...utensilNames, ...nonEntities].flatMap(wordsOf));
    const unknown = Object.values(grammar.misspellings).filter((word) => {
      const { classes, forms, isEveryday, names } = vocabulary.find(word);
      if (isEveryday || names !== undefined) return false;
      return classes.size === 0 && forms.size === 0 && !named.has(word);
    });
    expect(unknown).toEqual([]);
  });

  it('names each rule once, in kebab-case', () => {
    const ids = rulesOf(data).map(({ id }) => id);
    expect(duplicates(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
  });

  it('uses each part and each property that it names', () => {
    const { parts, properties } = names;
    const patterns = [
      ...rulesOf(data).map(({ when }) => when),
      ...Object.values(parts),
      ...Object.values(properties),
    ].join(' ');
    const unused = [
      ...Object.keys(parts).filter((part) => !patterns.includes(`{${part}}`)),
      ...Object.keys(properties).filter((name) => !new RegExp(`\\b${name}\\b`).test(patterns)),
    ];
    expect(unused).toEqual([]);
  });
});
