import { isValidSpan, overlap } from './span.js';

describe('overlap', () => {
  it.each([
    ['the same', [2, 5], [2, 5], true],
    ['one inside the other', [0, 9], [4, 5], true],
    ['sharing one letter', [0, 5], [4, 8], true],
    ['adjacent', [0, 5], [5, 8], false],
    ['apart', [0, 2], [5, 8], false],
  ])('%s', (_, [start = 0, end = 0], [otherStart = 0, otherEnd = 0], expected) => {
    const [one, other] = [
      { start, end },
      { start: otherStart, end: otherEnd },
    ];
    expect(overlap(one, other)).toBe(expected);
    expect(overlap(other, one)).toBe(expected);
  });
});

describe('isValidSpan', () => {
  it.each([
    ['a word', 'Cuire 5 min', 0, 5, true],
    ['the whole text', 'Cuire', 0, 5, true],
    ['an empty span', 'Cuire', 2, 2, false],
    ['an end before the start', 'Cuire', 3, 2, false],
    ['before the start', 'Cuire', -1, 2, false],
    ['past the end', 'Cuire', 0, 6, false],
    ['white space alone', 'Cuire \u00a0\n bien', 5, 9, false],
    ['white space and a letter', 'Cuire bien', 5, 7, true],
    ['a whole emoji', 'Cuire 🔥', 6, 8, true],
    ['the first half of an emoji', 'Cuire 🔥', 6, 7, false],
    ['the second half of an emoji', 'Cuire 🔥', 7, 8, false],
  ])('%s', (_, text, start, end, expected) => {
    expect(isValidSpan({ start, end }, text)).toBe(expected);
  });
});
