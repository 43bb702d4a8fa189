import { changedTags, distinctTags, mergeSpellings, renamedTags } from './tags.js';

describe('distinctTags', () => {
  it.each([
    [
      ['Noël', 'hiver', 'NOËL', 'noël'],
      ['Noël', 'hiver'],
    ],
    [['été', 'E\u0301te\u0301'], ['été']],
    [
      ['noel', 'noël'],
      ['noel', 'noël'],
    ],
    [[], []],
  ])('%j: %j', (tags, distinct) => {
    expect(distinctTags(tags)).toEqual(distinct);
  });
});

describe('changedTags', () => {
  it.each([
    [['a', 'b'], { add: ['c'], remove: ['B'] }, ['a', 'c']],
    [['a'], { add: ['A', 'b'] }, ['a', 'b']],
    [['a', 'b'], { add: ['A'], remove: ['a'] }, ['b', 'A']],
    [['a'], { remove: ['c'] }, ['a']],
  ])('%j with %j: %j', (tags, change, changed) => {
    expect(changedTags(tags, change)).toEqual(changed);
  });
});

describe('renamedTags', () => {
  it.each([
    [['a', 'b', 'c'], 'B', 'd', ['a', 'd', 'c']],
    [['a', 'b'], 'b', 'A', ['a']],
    [['a', 'b'], 'a', null, ['b']],
    [['hiver'], 'HIVER', 'Hiver', ['Hiver']],
  ])('%j, %s to %s: %j', (tags, from, to, renamed) => {
    expect(renamedTags(tags, from, to)).toEqual(renamed);
  });
});

describe('mergeSpellings', () => {
  it('sums the spellings of a tag in the most frequent one, most frequent first', () => {
    const spellings = [
      { tag: 'hiver', recipes: 1 },
      { tag: 'été', recipes: 4 },
      { tag: 'Hiver', recipes: 2 },
      { tag: 'HIVER', recipes: 2 },
      { tag: 'aube', recipes: 4 },
    ];
    expect(mergeSpellings(spellings)).toEqual([
      { tag: 'HIVER', recipes: 5 },
      { tag: 'aube', recipes: 4 },
      { tag: 'été', recipes: 4 },
    ]);
  });
});
