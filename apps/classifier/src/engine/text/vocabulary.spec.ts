import { UNACCENTED } from './letters.js';
import { Vocabulary, wordsOf } from './vocabulary.js';
import { UNKNOWN } from './word-table.js';
import { WordBuffer } from './word-buffer.js';

function vocabularyOf(...words: string[]) {
  const vocabulary = new Vocabulary();
  for (const word of words) vocabulary.add(word);
  const find = (word: string) => vocabulary.find(new WordBuffer().set(word));
  return { vocabulary, find };
}

describe('Vocabulary', () => {
  it('gives a word the same id each time it is added', () => {
    const { vocabulary, find } = vocabularyOf('four', 'poêle', 'four');
    expect(vocabulary.add('four')).toBe(find('four'));
    expect(find('poêle')).not.toBe(find('four'));
    expect(find('casserole')).toBe(UNKNOWN);
  });

  it('finds a word without its accents, but not with an accent that changes it', () => {
    const { find } = vocabularyOf('préchauffer', 'sucre');
    expect(find('prechauffer')).toBe(find('préchauffer'));
    expect(find('sucré')).toBe(UNKNOWN);
  });

  it('prefers the exact spelling of a word', () => {
    const { find } = vocabularyOf('mais', 'maïs');
    expect(find('mais')).not.toBe(find('maïs'));
  });

  it('finds every word of a large vocabulary', () => {
    const words = Array.from({ length: 20_000 }, (_, i) =>
      i.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? ''),
    );
    const { find } = vocabularyOf(...words);
    expect(words.filter((word) => find(word) === UNKNOWN)).toEqual([]);
  });

  it('classifies an unknown word by its ending', () => {
    const { vocabulary, find } = vocabularyOf('moment');
    const adverb = vocabulary.addEnding('ment', 6);
    expect(find('doucement')).toBe(adverb);
    expect(find('moment')).not.toBe(adverb);
    expect(find('ment')).toBe(UNKNOWN);
  });

  it('throws for a word of more than 40 letters', () => {
    expect(() => vocabularyOf('a'.repeat(41))).toThrow('is too long');
    expect(() => vocabularyOf('a'.repeat(40))).not.toThrow();
  });

  it('throws when a required word is not in the language', () => {
    expect(() => vocabularyOf().vocabulary.require('à')).toThrow('The language has no word "à"');
  });
});

describe('wordsOf', () => {
  it.each([
    ["huile d'olive", ['huile', 'd', 'olive']],
    ['Bain-Marie', ['bain', 'marie']],
    ['cre\u0300me', ['crème']],
    ['', []],
  ])('splits %j into words', (phrase, words) => {
    expect(wordsOf(phrase)).toEqual(words);
  });
});

it('strips diacritics from letters', () => {
  expect(String.fromCharCode(UNACCENTED['Ç'.charCodeAt(0)] ?? 0)).toBe('c');
});
