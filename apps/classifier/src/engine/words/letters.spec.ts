import { kindAt, spell, valueOfFraction, withoutAccents, wordsOf } from './letters.js';

describe('wordsOf', () => {
  it.each([
    ["huile d'olive", ['huile', 'd', 'olive']],
    ['Bain-Marie', ['bain', 'marie']],
    ['cre\u0300me', ['crème']],
    ['', []],
  ])('splits %j into words', (phrase, words) => {
    expect(wordsOf(phrase)).toEqual(words);
  });
});

describe('spell', () => {
  it.each([
    ['ŒUFS', 'oeufs'],
    ['CRE\u0300ME', 'crème'],
    ['fo\u00adur', 'four'],
    ['Spieß', 'spiess'],
  ])('spells %j in the canonical form', (word, spelling) => {
    expect(spell(word)).toBe(spelling);
  });
});

it('strips accents from a spelling', () => {
  expect(withoutAccents('pâté à façon')).toBe('pate a facon');
});

it.each([
  ['½', 0.5],
  ['¾', 0.75],
  ['⅐', 1 / 7],
])('returns the value of %s', (sign, value) => {
  expect(valueOfFraction(sign)).toBe(value);
});

it.each([
  ['é', 'letter'],
  ['\u0301', 'mark'],
  ['7', 'digit'],
  ['½', 'fraction'],
  ['\u00a0', 'space'],
  ['\u2028', 'lineEnd'],
  ['’', 'apostrophe'],
  ['‑', 'hyphen'],
  ['🍳', 'surrogate'],
  ['°', 'degree'],
  ['%', 'other'],
  ['', 'other'],
] as const)('classifies the first code unit of %j as %s', (text, kind) => {
  expect(kindAt(text, 0)).toBe(kind);
});
