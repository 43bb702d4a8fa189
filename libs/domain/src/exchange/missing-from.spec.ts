import { missingFrom } from './missing-from.js';

describe('missingFrom', () => {
  it.each<[string, string[], string[], string[]]>([
    ['all values of an empty list', ['a', 'b'], [], ['a', 'b']],
    ['nothing of an equal list', ['a', 'b'], ['b', 'a'], []],
    ['what a list has once and should have twice', ['a', 'a'], ['a'], ['a']],
    ['nothing of a list with more', ['a'], ['a', 'a', 'c'], []],
  ])('returns %s', (_, wanted, existing, expected) => {
    expect(missingFrom(wanted, existing, (value) => value)).toEqual(expected);
  });
});
