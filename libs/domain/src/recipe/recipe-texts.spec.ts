import type { FoodSpan } from '../detection/contract.js';
import { isOfTexts, readTexts, textsOf, type WrittenTexts } from './recipe-texts.js';

const WRITTEN: WrittenTexts = {
  name: 'Gratin',
  description: 'Avec du lait.',
  otherLines: [
    { kind: 'HEADING', text: 'Sauce', before: 0 },
    { kind: 'TEXT', text: '50 g de nduja', before: 1 },
  ],
  lines: [
    { ingredientId: 1, note: 'au lait', rawText: '1 carotte' },
    { ingredientId: 2, note: null, rawText: null },
  ],
};
const TEXTS = textsOf(WRITTEN);
const IDS = new Map([
  ['milk', 5],
  ['carrot', 1],
]);
const milk = (start: number): FoodSpan => ({ key: 'milk', start, end: start + 4 });
const NOTHING = { possibleFoods: [], unread: [] };
const NONE = { sentences: [[], [], []], lines: [NOTHING, NOTHING, NOTHING] };
const read = (detected: object) =>
  readTexts(TEXTS, { ...NONE, ...detected }, (key) => IDS.get(key));

describe('textsOf', () => {
  it('separates sentences from lines, and lists the TEXT lines first', () => {
    expect(TEXTS).toEqual({
      sentences: ['Gratin', 'Avec du lait.', 'Sauce'],
      lines: ['50 g de nduja', '1 carotte', 'au lait'],
      textLines: 1,
    });
  });
});

describe('readTexts', () => {
  it('returns each food once, where it is surest, as written', () => {
    const lines = [
      { ...NOTHING, unread: [{ start: 8, end: 13 }] },
      NOTHING,
      { ...NOTHING, possibleFoods: [milk(3)] },
    ];
    expect(read({ sentences: [[], [milk(8)], []], lines })).toEqual({
      foods: [{ ingredientId: 5, found: 'TEXT', text: 'lait' }],
      unread: ['nduja'],
    });
  });

  it('counts a food of a sentence as a food of a step', () => {
    expect(read({ sentences: [[], [milk(8)], []] }).foods).toEqual([
      { ingredientId: 5, found: 'STEP', text: 'lait' },
    ]);
  });

  it.each<[string, object, string[]]>([
    ['no food and nothing unread', NOTHING, ['50 g de nduja']],
    [
      'no food and an unread number',
      { ...NOTHING, unread: [{ start: 0, end: 2 }] },
      ['50 g de nduja'],
    ],
    [
      'a food and an unread number',
      { possibleFoods: [milk(8)], unread: [{ start: 0, end: 2 }] },
      [],
    ],
    [
      'a food and an unread word',
      { possibleFoods: [milk(0)], unread: [{ start: 8, end: 13 }] },
      ['nduja'],
    ],
    [
      'a retired food',
      { ...NOTHING, possibleFoods: [{ key: 'gone', start: 8, end: 13 }] },
      ['50 g de nduja'],
    ],
  ])('of a TEXT line with %s returns what is unread', (_case, line, unread) => {
    expect(read({ lines: [line, NOTHING, NOTHING] }).unread).toEqual(unread);
  });

  it('ignores unread words of raw texts and notes', () => {
    const unread = { ...NOTHING, unread: [{ start: 0, end: 2 }] };
    expect(
      read({ lines: [{ ...NOTHING, possibleFoods: [milk(0)] }, unread, unread] }).unread,
    ).toEqual([]);
  });
});

describe('isOfTexts', () => {
  it.each<[string, object, boolean]>([
    ['one result for each text', NONE, true],
    ['a result too few', { ...NONE, sentences: [[], []] }, false],
    ['a line too many', { ...NONE, lines: [...NONE.lines, NOTHING] }, false],
    ['a food beyond its text', { ...NONE, sentences: [[milk(3)], [], []] }, false],
    [
      'an empty span',
      { ...NONE, lines: [{ ...NOTHING, unread: [{ start: 2, end: 2 }] }, NOTHING, NOTHING] },
      false,
    ],
  ])('%s: %j is %p', (_case, detected, expected) => {
    expect(isOfTexts(detected as typeof NONE, TEXTS)).toBe(expected);
  });
});
