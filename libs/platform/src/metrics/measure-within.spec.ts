import { measureWithin } from './measure-within.js';

describe('measureWithin', () => {
  it.each([
    ['the result of a measurement', Promise.resolve(7), 7],
    ['undefined when the measurement fails', Promise.reject(new Error('no database')), undefined],
    ['undefined when the measurement does not end', new Promise(() => undefined), undefined],
  ])('returns %s', async (_, measurement, expected) => {
    expect(await measureWithin(measurement, 5)).toBe(expected);
  });
});
