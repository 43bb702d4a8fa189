import { textBatches } from './text-batches.js';

/** The lengths of the texts of each batch. */
function batchesOf(lengths: readonly number[]): number[][] {
  return [...textBatches(lengths, (length) => length)].map((batch) => [...batch]);
}

describe('textBatches', () => {
  it('divides texts into batches of at most 32', () => {
    const lengths = Array.from({ length: 80 }, (_, i) => i);
    const batches = batchesOf(lengths);
    expect(batches.map(({ length }) => length)).toEqual([32, 32, 16]);
    expect(batches.flat()).toEqual(lengths);
  });

  it('makes no batch of several texts longer than 5,000 code units', () => {
    expect(batchesOf([3000, 2000, 1, 4999, 1, 9000, 20, 30])).toEqual([
      [3000, 2000],
      [1, 4999],
      [1],
      [9000],
      [20, 30],
    ]);
  });

  it('makes no batch of no texts', () => {
    expect(batchesOf([])).toEqual([]);
  });
});
