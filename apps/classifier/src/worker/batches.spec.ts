import { MAX_STEPS, type StepResult } from '#internal-api/contract.js';
import { batches } from './batches.js';

const result = (stepId: number, clauses = 0): StepResult => ({
  stepId,
  revision: 1,
  result: {
    entities: [],
    ingredients: [],
    durations: [],
    temperatures: [],
    clauses: Array.from({ length: clauses }, () => ({ start: 0, end: 1 })),
    possibleFoods: [],
  },
});
const sizes = (results: StepResult[]) => batches(results, MAX_STEPS).map((batch) => batch.length);

describe('batches', () => {
  it.each([
    ['no results', [], []],
    ['one result', [result(1)], [1]],
    ['the maximum number of results', Array.from({ length: 500 }, (_, id) => result(id)), [500]],
    ['one result above the maximum', Array.from({ length: 501 }, (_, id) => result(id)), [500, 1]],
    ['results that exceed the size limit', [1, 2, 3].map((id) => result(id, 25_000)), [2, 1]],
    ['a single result above the size limit', [result(1), result(2, 60_000), result(3)], [1, 1, 1]],
  ])('splits %s', (_, results, expected) => {
    expect(sizes(results)).toEqual(expected);
    expect(batches(results, MAX_STEPS).flat()).toEqual(results);
  });
});
