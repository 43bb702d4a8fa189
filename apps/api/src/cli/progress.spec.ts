import { duration, progressLine } from './progress.js';

describe('progressLine', () => {
  it.each([
    [
      { done: 0, total: 100, elapsed: 1 },
      `${'░'.repeat(30)}   0 %  0 of 100 steps, 0/s, waiting for a worker`,
    ],
    [
      { done: 50, total: 100, elapsed: 10 },
      `${'█'.repeat(15)}${'░'.repeat(15)}  50 %  50 of 100 steps, 5/s, 10 s left`,
    ],
    [
      { done: 100, total: 100, elapsed: 20 },
      `${'█'.repeat(30)} 100 %  100 of 100 steps, 5/s, 0 s left`,
    ],
  ])('%j', (progress, line) => {
    expect(progressLine(progress)).toBe(line);
  });
});

describe('duration', () => {
  it.each([
    [0, '0 s'],
    [0.2, '1 s'],
    [59, '59 s'],
    [59.5, '1 min 0 s'],
    [200, '3 min 20 s'],
    [7530, '2 h 5 min'],
  ])('%d s', (seconds, words) => {
    expect(duration(seconds)).toBe(words);
  });
});
