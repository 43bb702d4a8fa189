import { backoff } from './backoff.js';

describe('backoff', () => {
  it('doubles the delay with each failure, up to five seconds', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7, 1000].map(backoff);
    expect(delays).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000, 5000]);
  });
});
