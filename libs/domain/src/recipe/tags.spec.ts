import { distinctTags } from './tags.js';

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
