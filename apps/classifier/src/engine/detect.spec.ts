import type { IngredientMention, Span } from '#domain/detection/contract.js';
import { LOCALES, type Locale } from '#domain/locale.js';
import fc from 'fast-check';
import { languages } from '../../test/pipeline.js';
import { detect } from './detect.js';

const MAX_LENGTH = 5000;

/** Invariants that the detection of a text violates. */
function problemsOf(locale: Locale, text: string): string[] {
  const detection = detect(languages[locale], text);
  const { entities, ingredients, durations, temperatures, clauses } = detection;
  const { possibleFoods, unread } = detection;
  const found = [...entities, ...ingredients, ...durations, ...temperatures];
  const techniques = entities.filter(({ kind }) => kind === 'technique').map(({ key }) => key);
  const within = ({ start, end }: Span) => 0 <= start && start < end && end <= text.length;
  const rules: [string, boolean][] = [
    [
      'spans are within the text',
      [...found, ...clauses, ...possibleFoods, ...unread].every(within),
    ],
    ['possible foods are in text order', follow(possibleFoods, 'start')],
    ['unread words do not overlap', follow(unread, 'end')],
    ['clauses do not overlap', follow(clauses, 'end')],
    ['entities are in text order', follow(entities, 'start')],
    ['ingredients are in text order', follow(ingredients, 'start')],
    ['durations are in text order', follow(durations, 'end')],
    ['temperatures are in text order', follow(temperatures, 'end')],
    ['clause indexes exist', found.every(({ clause }) => clauses[clause] !== undefined)],
    ['techniques are unique', new Set(techniques).size === techniques.length],
    [
      'quantities are positive',
      ingredients.every(({ quantity }) => quantity === null || quantity > 0),
    ],
    ['amounts are written before their foods', ingredients.every(hasAmountBefore)],
    [
      'ranges of durations are in order',
      durations.every(({ minSeconds, maxSeconds }) => 0 < minSeconds && minSeconds <= maxSeconds),
    ],
    [
      'units and quantities occur together',
      ingredients.every(({ quantity, unit }) => (quantity === null) === (unit === null)),
    ],
  ];
  return rules.filter(([, kept]) => !kept).map(([rule]) => rule);
}

/** Whether the span of an amount, if it has one, is before the food. */
function hasAmountBefore({ quantity, amountStart, amountEnd, start }: IngredientMention): boolean {
  if (amountStart === undefined || amountEnd === undefined) return amountStart === amountEnd;
  return quantity !== null && 0 <= amountStart && amountStart < amountEnd && amountEnd <= start;
}

/** Whether each span starts at or after the start or end of the previous span. */
function follow(spans: readonly Span[], after: 'start' | 'end'): boolean {
  return spans.every(({ start }, i) => start >= (spans[i - 1]?.[after] ?? 0));
}

/** Words and signs that the rules use. */
const kitchenWords = fc.constantFrom(
  ...`faire laisser mettre revenir cuire au four en remuant les le la de d’ l' sans ne pas pour avant à 2 ½
  1/2 kg g œufs oignons émincés , ; . et puis jusqu’à ce que ( ) couper dés poêle bring to a boil the
  eggs stir and then cup cups of half let rise , whisk butter pan - – \n`.split(' '),
);

it.each<[Locale, string, string[]]>([
  ['fr', 'Beurrer les moules.', ['butter Beurrer', 'mussel moules']],
  ['fr', 'Paner, puis poser sur un plan fariné.', ['breadcrumbs Paner', 'flour fariné']],
  ['en', 'Brush with egg wash in a buttered tin.', ['egg egg', 'butter buttered']],
  ['fr', 'Ajouter le zeste de 2 citrons verts.', ['lime citrons verts']],
  ['en', 'Add the melted butter and wash the butter knife.', ['butter butter']],
])('returns every name that may be a food (%s): %s', (locale, text, expected) => {
  const { possibleFoods } = detect(languages[locale], text);
  expect(possibleFoods.map(({ key, start, end }) => `${key} ${text.slice(start, end)}`)).toEqual(
    expected,
  );
});

it.each<[Locale, string]>([
  ['fr', 'Huiler le moule, verser dans un moule rond et démouler.'],
  ['fr', 'Verser dans des moules à muffins ou des moules individuels.'],
  ['fr', 'Tasser dans une terrine, puis chauffer une marmite.'],
  ['fr', 'Former des boules de la taille d’une noix, puis réduire en purée.'],
  ['en', 'Wrap in foil.'],
  ['en', 'Roll into balls the size of a walnut.'],
])('returns no name that cannot be a food (%s): %s', (locale, text) => {
  expect(detect(languages[locale], text).possibleFoods).toEqual([]);
});

describe('detect', () => {
  it.each(LOCALES)('returns a valid detection for any string (%s)', (locale) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: MAX_LENGTH }), (text) => {
        expect(problemsOf(locale, text)).toEqual([]);
      }),
    );
  });

  it.each(LOCALES)('returns a valid detection for any sequence of kitchen words (%s)', (locale) => {
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
  ])('returns a valid detection for a text of maximum length that repeats %j', (piece) => {
    const text = piece.repeat(Math.floor(MAX_LENGTH / piece.length));
    for (const locale of LOCALES) expect(problemsOf(locale, text)).toEqual([]);
  });

  it.each(['NFC', 'NFD', 'NFKC', 'NFKD'])('finds the same entities in %s', (form) => {
    const text = 'Faites dorer 2 échalotes émincées, ½ bœuf, puis déglacez à la crème fraîche.';
    const keys = (written: string) => {
      const { entities, ingredients } = detect(languages.fr, written);
      return [...entities, ...ingredients].map(({ key }) => key);
    };
    expect(keys(text.normalize(form))).toEqual(keys(text));
  });

  it.each(LOCALES)('returns the same detection after another text (%s)', (locale) => {
    const texts = fc.array(kitchenWords, { maxLength: 40 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(texts, texts, (before, text) => {
        const language = languages[locale];
        const detection = detect(language, text);
        detect(language, before);
        expect(detect(language, text)).toEqual(detection);
      }),
    );
  });
});
