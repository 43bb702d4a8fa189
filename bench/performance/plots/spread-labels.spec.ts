import { spreadLabels } from './spread-labels.js';

describe('spreadLabels', () => {
  it.each([
    ['keeps labels that do not overlap', [0, 20, 40], [0, 20, 40]],
    ['moves two labels apart by the same amount', [10, 10], [5, 15]],
    ['keeps the order of the arguments', [30, 12, 10], [30, 16, 6]],
    ['moves a neighbour that the moved labels reach', [10, 12, 19], [3.67, 13.67, 23.67]],
  ])('%s', (_name, positions, expected) => {
    const spread = spreadLabels(positions, 10);
    expect(spread.map((position) => Math.round(position * 100) / 100)).toEqual(expected);
  });
});
