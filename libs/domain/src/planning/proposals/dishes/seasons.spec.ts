import { isInSeason } from './seasons.js';

describe('isInSeason', () => {
  it.each([
    ['strawberry', 4, false],
    ['strawberry', 5, true],
    ['strawberry', 7, true],
    ['strawberry', 8, false],
    ['leek', 12, true],
    ['leek', 1, true],
    ['leek', 6, false],
    ['quince', 10, true],
    ['rice', 6, null],
  ] as const)('%s in month %d: %p', (key, month, expected) => {
    expect(isInSeason(key, month)).toBe(expected);
  });
});
