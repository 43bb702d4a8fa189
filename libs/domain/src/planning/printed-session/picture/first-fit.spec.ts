import { firstFit } from './first-fit.js';

describe('firstFit', () => {
  it.each<[intervals: [start: number, end: number][], lanes: number[]]>([
    [[], []],
    [[[0, 5], [5, 9]], [0, 0]],
    [[[0, 5], [4, 9]], [0, 1]],
    [[[0, 9], [1, 3], [2, 4], [3, 5]], [0, 1, 2, 1]],
    [[[-20, 0], [0, 1]], [0, 0]],
  ])('%j → %j', (intervals, lanes) => {
    const written = intervals.map(([startMinute, endMinute]) => ({ startMinute, endMinute }));
    expect(firstFit(written)).toEqual(lanes);
  });
}); // prettier-ignore
