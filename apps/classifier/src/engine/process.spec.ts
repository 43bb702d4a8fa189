import type { Span } from '#domain/detection/contract.js';
import { LOCALES, type Locale } from '#domain/locale.js';
import fc from 'fast-check';
import { languages } from '../../test/pipeline.js';
import { createEngine } from './process.js';

const engine = createEngine(languages);
const MAX_LENGTH = 5000;

/** What is wrong with an answer, whatever the text: nothing, as callers rely on. */
function problemsOf(locale: Locale, text: string): string[] {
  const { entities, ingredients, clauses } = engine.process(locale, text);
  const found = [...entities, ...ingredients];
  const techniques = entities.filter(({ kind }) => kind === 'technique').map(({ key }) => key);
  const within = ({ start, end }: Span) => 0 <= start && start < end && end <= text.length;
  const rules: [string, boolean][] = [
    ['spans within the text', [...found, ...clauses].every(within)],
    ['clauses that follow one another', follow(clauses, 'end')],
    ['entities in text order', follow(entities, 'start')],
    ['ingredients in text order', follow(ingredients, 'end')],
    ['clauses that exist', found.every(({ clause }) => clauses[clause] !== undefined)],
    ['no technique twice', new Set(techniques).size === techniques.length],
    [
      'quantities above nothing',
      ingredients.every(({ quantity }) => quantity === null || quantity > 0),
    ],
    [
      'units with quantities',
      ingredients.every(({ quantity, unit }) => (quantity === null) === (unit === null)),
    ],
  ];
  return rules.filter(([, kept]) => !kept).map(([rule]) => rule);
}

/** Whether each span begins where the one before it begins or ends, or later. */
function follow(spans: readonly Span[], after: 'start' | 'end'): boolean {
  return spans.every(({ start }, i) => start >= (spans[i - 1]?.[after] ?? 0));
}

/** Pieces that the rules look at, in any order and number. */
const kitchenWords = fc.constantFrom(
  ...`faire laisser mettre revenir cuire au four en remuant les le la de d’ l' sans ne pas pour avant à 2 ½
  1/2 kg g œufs oignons émincés , ; . et puis jusqu’à ce que ( ) couper dés poêle bring to a boil the
  eggs stir and then cup cups of half let rise , whisk butter pan - – \n`.split(' '),
);

describe('process', () => {
  it.each(LOCALES)('answers any string soundly (%s)', (locale) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: MAX_LENGTH }), (text) => {
        expect(problemsOf(locale, text)).toEqual([]);
      }),
    );
  });

  it.each(LOCALES)('answers any order of kitchen words soundly (%s)', (locale) => {
    const texts = fc.array(kitchenWords, { maxLength: 200 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(texts, (text) => {
        expect(problemsOf(locale, text)).toEqual([]);
      }),
    );
  });

  it.each([
    'a',
    'é',
    "l'",
    'faire ',
    '2 ',
    'œuf ',
    ', ',
    '(',
    ')',
    'et ',
    '. ',
    'porter l’eau ',
    'mettez, ',
    'cut, ',
    'pan ',
    '½',
    '\ud800',
    '🍳',
    'e\u0301',
  ])('bears %j as often as a text may hold it', (piece) => {
    const text = piece.repeat(Math.floor(MAX_LENGTH / piece.length));
    for (const locale of LOCALES) expect(problemsOf(locale, text)).toEqual([]);
  });

  it.each(['NFC', 'NFD', 'NFKC', 'NFKD'])('finds the same in %s', (form) => {
    const text = 'Faites dorer 2 échalotes émincées, ½ bœuf, puis déglacez à la crème fraîche.';
    const keys = (written: string) => {
      const { entities, ingredients } = engine.process('fr', written);
      return [...entities, ...ingredients].map(({ key }) => key);
    };
    expect(keys(text.normalize(form))).toEqual(keys(text));
  });

  it.each(LOCALES)('remembers nothing of one text in the next (%s)', (locale) => {
    const texts = fc.array(kitchenWords, { maxLength: 40 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(texts, texts, (before, text) => {
        const [used, fresh] = [createEngine(languages), createEngine(languages)];
        used.process(locale, before);
        expect(used.process(locale, text)).toEqual(fresh.process(locale, text));
      }),
    );
  });
});
