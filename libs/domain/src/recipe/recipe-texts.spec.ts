import type { FoodSpan } from '../detection/contract.js';
import { isOfTexts, readTexts, textsOf, type WrittenTexts } from './recipe-texts.js';

const WRITTEN: WrittenTexts = {
  name: 'Gratin',
  description: 'Avec du lait.',
  tags: ['au lait'],
  otherLines: [
    { kind: 'HEADING', text: 'Sauce', before: 0 },
    { kind: 'TEXT', text: '50 g de nduja', before: 1 },
  ],
  lines: [
    { ingredientId: 1, note: 'au lait', rawText: '1 carotte' },
    { ingredientId: 2, note: null, rawText: null },
  ],
  parts: [{ recipeId: 9, portions: 2, note: 'sans sel', before: 0 }],
};
const TEXTS = textsOf(WRITTEN);
const IDS = new Map([['milk', 5]]);
const milk = (start: number): FoodSpan => ({ key: 'milk', start, end: start + 4 });
const NOTHING = { possibleFoods: [], unread: [] };
const inSentence = (index: number, result: object) =>
  TEXTS.sentences.map((_, other) => (other === index ? { ...NOTHING, ...result } : NOTHING));
const inLine = (index: number, result: object) =>
  TEXTS.lines.map((_, other) => (other === index ? { ...NOTHING, ...result } : NOTHING));
const NONE = { sentences: inSentence(-1, {}), lines: inLine(-1, {}) };
const read = (detected: object) =>
  readTexts(TEXTS, { ...NONE, ...detected }, (key) => IDS.get(key));

describe('textsOf', () => {
  it('separates sentences, titles first, from lines', () => {
    expect(TEXTS).toEqual({
      sentences: ['Gratin', 'Sauce', 'au lait', 'Avec du lait.'],
      titles: 3,
      lines: ['50 g de nduja', '1 carotte', 'au lait', 'sans sel'],
    });
  });
});

describe('readTexts', () => {
  it('reads a food of a description as a food of a step', () => {
    expect(read({ sentences: inSentence(3, { possibleFoods: [milk(8)] }) }).foods).toEqual([
      { ingredientId: 5, found: 'STEP', text: 'lait' },
    ]);
  });

  it('reads a food of a title as one that the lines may make', () => {
    expect(read({ sentences: inSentence(2, { possibleFoods: [milk(3)] }) }).foods).toEqual([
      { ingredientId: 5, found: 'STEP', text: 'lait', isReference: true },
    ]);
  });

  it('returns the name of a dish with its key', () => {
    const quiche = { key: 'quiche', start: 0, end: 2 };
    expect(read({ lines: inLine(0, { possibleFoods: [quiche] }) }).foods).toEqual([
      { ingredientId: null, dish: 'quiche', found: 'TEXT', text: '50' },
    ]);
  });

  it('returns each food once a place', () => {
    const possibleFoods = [milk(3)];
    const lines = TEXTS.lines.map(() => ({ ...NOTHING, possibleFoods }));
    expect(read({ lines }).foods).toHaveLength(1);
  });

  it.each<[string, object, string[]]>([
    [
      'an unread word of a TEXT line',
      { lines: inLine(0, { unread: [{ start: 8, end: 13 }] }) },
      ['nduja'],
    ],
    [
      'an unread word of a note',
      { lines: inLine(2, { unread: [{ start: 3, end: 7 }] }) },
      ['lait'],
    ],
    [
      'an unread word of a name',
      { sentences: inSentence(0, { unread: [{ start: 0, end: 6 }] }) },
      ['Gratin'],
    ],
    [
      'a retired food',
      { lines: inLine(0, { possibleFoods: [{ key: 'gone', start: 8, end: 13 }] }) },
      ['nduja'],
    ],
    ['nothing of an unread number', { lines: inLine(0, { unread: [{ start: 0, end: 2 }] }) }, []],
    ['nothing of a text without a food', {}, []],
  ])('returns %s', (_case, detected, unread) => {
    expect(read(detected).unread).toEqual(unread);
  });
});

describe('isOfTexts', () => {
  it.each<[string, object, boolean]>([
    ['one result for each text', NONE, true],
    ['a result too few', { ...NONE, sentences: NONE.sentences.slice(1) }, false],
    ['a line too many', { ...NONE, lines: [...NONE.lines, NOTHING] }, false],
    [
      'a food beyond its text',
      { ...NONE, sentences: inSentence(0, { possibleFoods: [milk(3)] }) },
      false,
    ],
    ['an empty span', { ...NONE, lines: inLine(0, { unread: [{ start: 2, end: 2 }] }) }, false],
  ])('%s: %j is %p', (_case, detected, expected) => {
    expect(isOfTexts(detected as typeof NONE, TEXTS)).toBe(expected);
  });
});
