import { matchEach, missingFrom } from './missing-from.js';

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

it('matchEach uses each value once', () => {
  const stored = [{ key: 'a', id: 1 }, { key: 'a', id: 2 }, { key: 'b', id: 3 }]; // prettier-ignore
  const matched = matchEach<{ key: string }, (typeof stored)[number]>(
    [{ key: 'b' }, { key: 'a' }, { key: 'a' }, { key: 'a' }],
    stored,
    ({ key }) => key,
  );
  expect(matched.map((value) => value?.id)).toEqual([3, 1, 2, undefined]);
});
