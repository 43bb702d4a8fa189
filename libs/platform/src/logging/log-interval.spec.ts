import { LogInterval } from './log-interval.js';

describe('LogInterval', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is due at first and after each minute, with the count since then', () => {
    const interval = new LogInterval();
    expect(interval.add()).toBe(1);
    jest.advanceTimersByTime(59_999);
    expect([interval.add(), interval.add(5)]).toEqual([undefined, undefined]);
    jest.advanceTimersByTime(1);
    expect([interval.add(), interval.add()]).toEqual([7, undefined]);
  });
});
