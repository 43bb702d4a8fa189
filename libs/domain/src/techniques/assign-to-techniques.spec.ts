import { assignToTechniques } from './assign-to-techniques.js';

const at = (start: number, clause = 0, key = 'cook') => ({ start, end: start + 2, clause, key });

describe('assignToTechniques', () => {
  it.each([
    ['nothing', [], [], []],
    ['a technique before it', [at(0)], [at(10)], [[0, [10]]]],
    ['the nearest of several techniques before it', [at(0), at(5), at(20)], [at(10)], [[5, [10]]]],
    ['the first technique after it, when none is before it', [at(10), at(20)], [at(0)], [[10, [0]]]],
    ['a technique of its clause only', [at(0), at(20, 1)], [at(10, 1)], [[20, [10]]]],
    ['no technique, when its clause has none', [at(0)], [at(10, 1)], []],
    ['one technique for each', [at(0), at(10)], [at(5), at(15)], [[0, [5]], [10, [15]]]],
    ['several for one technique, in text order', [at(10)], [at(20), at(0), at(15)],
      [[10, [0, 15, 20]]]],
    ['the technique that another one accompanies', [at(0), at(5, 0, 'stir')], [at(10)], [[0, [10]]]],
    ['a technique that could accompany, but stands alone', [at(5, 0, 'stir')], [at(10)], [[5, [10]]]],
    ['techniques in any order', [at(20), at(0)], [at(10)], [[0, [10]]]],
  ])('%s', (_, techniques, findings, expected) => {
    const assigned = [...assignToTechniques(techniques, findings)];
    expect(
      assigned.map(([technique, found]) => [technique.start, found.map(({ start }) => start)]),
    ).toEqual(expected);
  }); // prettier-ignore
});
