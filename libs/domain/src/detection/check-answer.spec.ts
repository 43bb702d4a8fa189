import { isIngredientLine, isTextDetection } from './check-answer.js';

const TEXT = 'Faire fondre le sel';
const technique = { kind: 'technique', key: 'melt', start: 6, end: 12, weight: 1, clause: 0 };
const clauses = [{ start: 0, end: 19 }];
const analysis = (change: object = {}) => ({
  entities: [technique],
  ingredients: [],
  clauses,
  ...change,
});

describe('an analysis', () => {
  it('is accepted when it fits the text', () => {
    expect(isTextDetection(analysis(), TEXT)).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['a text', 'analysis'],
    ['an answer without entities', analysis({ entities: undefined })],
    ['a span beyond the text', analysis({ entities: [{ ...technique, end: 20 }] })],
    ['a span that is empty', analysis({ entities: [{ ...technique, end: 6 }] })],
    ['a span of fractions', analysis({ entities: [{ ...technique, start: 6.5 }] })],
    ['a span before the text', analysis({ entities: [{ ...technique, start: -1 }] })],
    ['an unknown technique', analysis({ entities: [{ ...technique, key: 'teleport' }] })],
    ['a technique named as a utensil', analysis({ entities: [{ ...technique, kind: 'utensil' }] })],
    ['an unknown kind', analysis({ entities: [{ ...technique, kind: 'verb' }] })],
    ['no weight', analysis({ entities: [{ ...technique, weight: null }] })],
    ['a clause that does not exist', analysis({ entities: [{ ...technique, clause: 1 }] })],
    ['a clause beyond the text', analysis({ clauses: [{ start: 0, end: 99 }] })],
    [
      'an unknown ingredient',
      analysis({
        ingredients: [{ key: 'unobtainium', start: 0, end: 1, quantity: 1, unit: null, clause: 0 }],
      }),
    ],
  ])('is refused: %s', (_what, answer) => {
    expect(isTextDetection(answer, TEXT)).toBe(false);
  });
});

describe('the reading of an ingredient line', () => {
  const line = { ingredient: null, quantity: 2, unit: 'gram', candidates: [] };

  it.each([
    ['nothing understood', { ...line, quantity: null, unit: null }, true],
    ['an amount', line, true],
    ['an unknown ingredient', { ...line, ingredient: 'unobtainium' }, false],
    ['an unknown unit', { ...line, unit: 'furlong' }, false],
    ['a quantity that is no number', { ...line, quantity: '2' }, false],
    ['a negative quantity', { ...line, quantity: -1 }, false],
    ['an unknown candidate', { ...line, candidates: ['unobtainium'] }, false],
    ['no candidates', { ...line, candidates: undefined }, false],
  ])('%s: %j is %p', (_what, answer, accepted) => {
    expect(isIngredientLine(answer)).toBe(accepted);
  });
});
