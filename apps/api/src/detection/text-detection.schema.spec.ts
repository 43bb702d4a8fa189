import { isIngredientLine, isTextDetection } from './text-detection.schema.js';

const TEXT = 'Faire fondre le sel';
const technique = { kind: 'technique', key: 'melt', start: 6, end: 12, weight: 1, clause: 0 };
const salt = { key: 'salt', start: 16, end: 19, quantity: 1, unit: 'pinch', clause: 0 };
const amountAt = (amountStart: number, amountEnd?: number) =>
  detection({ ingredients: [{ ...salt, amountStart, amountEnd }] });
const duration = { start: 13, end: 15, minSeconds: 1, maxSeconds: 2_592_000, clause: 0 };
const temperature = { start: 13, end: 15, celsius: -60, clause: 0 };
const clauses = [{ start: 0, end: 19 }];
const detection = (change: object = {}) => ({
  entities: [technique],
  ingredients: [],
  durations: [duration],
  temperatures: [temperature],
  clauses,
  ...change,
});

describe('isTextDetection', () => {
  it.each([
    ['that fits the text', detection()],
    ['with the span of an amount', amountAt(13, 15)],
    ['without the span of an amount', detection({ ingredients: [salt] })],
    ['with the rule of a technique', detection({ entities: [{ ...technique, rule: 'melt' }] })],
    [
      'with a fraction of a degree',
      detection({ temperatures: [{ ...temperature, celsius: 37.5 }] }),
    ],
  ])('accepts a detection %s', (_case, value) => {
    expect(isTextDetection(value, TEXT)).toBe(true);
  });

  it('adds an empty list of possible foods to the detection of an earlier version', () => {
    const value = detection();
    isTextDetection(value, TEXT);
    expect(value).toHaveProperty('possibleFoods', []);
  });

  it.each([
    ['null', null],
    ['a text', 'detection'],
    ['a missing list of entities', detection({ entities: undefined })],
    ['a span beyond the text', detection({ entities: [{ ...technique, end: 20 }] })],
    ['a span that is empty', detection({ entities: [{ ...technique, end: 6 }] })],
    ['a span with a fractional offset', detection({ entities: [{ ...technique, start: 6.5 }] })],
    ['a span before the text', detection({ entities: [{ ...technique, start: -1 }] })],
    ['an unknown technique', detection({ entities: [{ ...technique, key: 'teleport' }] })],
    [
      'the key of a technique with the kind of a utensil',
      detection({ entities: [{ ...technique, kind: 'utensil' }] }),
    ],
    ['an unknown kind', detection({ entities: [{ ...technique, kind: 'verb' }] })],
    ['no weight', detection({ entities: [{ ...technique, weight: null }] })],
    ['a clause that does not exist', detection({ entities: [{ ...technique, clause: 1 }] })],
    ['a clause beyond the text', detection({ clauses: [{ start: 0, end: 99 }] })],
    [
      'an unknown ingredient',
      detection({
        ingredients: [{ key: 'unobtainium', start: 0, end: 1, quantity: 1, unit: null, clause: 0 }],
      }),
    ],
    ['the span of an amount beyond the text', amountAt(13, 20)],
    ['the span of an amount that is empty', amountAt(13, 13)],
    ['half a span of an amount', amountAt(13)],
    ['no list of durations', detection({ durations: undefined })],
    ['a duration of no time', detection({ durations: [{ ...duration, minSeconds: 0 }] })],
    [
      'a duration above two years',
      detection({ durations: [{ ...duration, maxSeconds: 63_072_001 }] }),
    ],
    ['a fraction of a second', detection({ durations: [{ ...duration, minSeconds: 1.5 }] })],
    [
      'a range whose end is below its start',
      detection({ durations: [{ ...duration, minSeconds: 20, maxSeconds: 10 }] }),
    ],
    ['a duration beyond the text', detection({ durations: [{ ...duration, end: 20 }] })],
    ['a duration of no clause', detection({ durations: [{ ...duration, clause: 1 }] })],
    ['no list of temperatures', detection({ temperatures: undefined })],
    ['a temperature below -60 °C', detection({ temperatures: [{ ...temperature, celsius: -61 }] })],
    ['a temperature above 600 °C', detection({ temperatures: [{ ...temperature, celsius: 601 }] })],
    [
      'a temperature that is a text',
      detection({ temperatures: [{ ...temperature, celsius: '9' }] }),
    ],
    ['a temperature beyond the text', detection({ temperatures: [{ ...temperature, end: 20 }] })],
    [
      'a possible food beyond the text',
      detection({ possibleFoods: [{ key: 'salt', start: 16, end: 20 }] }),
    ],
    ['a temperature of no clause', detection({ temperatures: [{ ...temperature, clause: 1 }] })],
  ])('rejects %s', (_case, value) => {
    expect(isTextDetection(value, TEXT)).toBe(false);
  });
});

describe('isIngredientLine', () => {
  const line = {
    ingredient: null,
    quantity: 2,
    unit: 'gram',
    candidates: [],
    foods: [{ key: 'salt', start: 4, end: 7, quantity: 2, unit: 'gram' }],
    alternatives: [],
    unread: [{ start: 0, end: 1 }],
    flags: ['UNREAD_AMOUNT'],
  };

  it.each([
    ['all null', { ...line, quantity: null, unit: null }, true],
    ['an amount', line, true],
    ['an unknown ingredient', { ...line, ingredient: 'unobtainium' }, false],
    ['an unknown unit', { ...line, unit: 'furlong' }, false],
    ['a quantity that is no number', { ...line, quantity: '2' }, false],
    ['a negative quantity', { ...line, quantity: -1 }, false],
    ['an unknown candidate', { ...line, candidates: ['unobtainium'] }, false],
    ['no candidates', { ...line, candidates: undefined }, false],
    ['no foods', { ...line, foods: undefined }, false],
    [
      'a food without a place',
      { ...line, foods: [{ key: 'salt', quantity: 2, unit: null }] },
      false,
    ],
    ['an unknown flag', { ...line, flags: ['DUPLICATE_INGREDIENT'] }, false],
  ])('%s: %j is %p', (_case, value, accepted) => {
    expect(isIngredientLine(value)).toBe(accepted);
  });
});
