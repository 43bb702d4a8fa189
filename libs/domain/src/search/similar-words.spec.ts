import { isSimilar, partsToFind, wordParts } from './similar-words.js';

describe('similar words', () => {
  it.each([
    ['carotte', 'carrotte', 'too many'],
    ['carotte', 'carote', 'missing'],
    ['carotte', 'catotte', 'wrong'],
    ['carotte', 'caortte', 'swapped'],
    ['carotte', 'arotte', 'missing at the start'],
    ['tarte', 'tart', 'missing at the end'],
    ['kartoffelsuppe', 'suppe', 'within'],
    ['chocolat', 'choco', 'at the start'],
  ])('%s is similar to %s and found by its parts: a letter %s', (word, typed) => {
    expect(isSimilar(word, [typed])).toBe(true);
    const parts = new Set(wordParts(word));
    expect(partsToFind([typed]).some((part) => parts.has(part))).toBe(true);
  });

  it.each([
    ['carotte', 'corrotte'],
    ['carotte', 'oratte'],
    ['noix', 'poix'],
    ['chorizo', 'riz'],
    ['poivre', 'voire'],
    ['abcde', 'bacdf'],
  ])('%s is not similar to %s', (word, typed) => {
    expect(isSimilar(word, [typed])).toBe(false);
  });

  it('counts letters, not code units', () => {
    expect(wordParts('𠮷ab')).toEqual(['𠮷ab', 'ab', '𠮷b', '𠮷a']);
  });
});
