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
  it('gives a word one id, however often it is added', () => {
    const { vocabulary, find } = vocabularyOf('four', 'poêle', 'four');
    expect(vocabulary.add('four')).toBe(find('four'));
    expect(find('poêle')).not.toBe(find('four'));
    expect(find('casserole')).toBe(UNKNOWN);
  });

  it('forgives accents that are missing, not such as say something else', () => {
    const { find } = vocabularyOf('préchauffer', 'sucre');
    expect(find('prechauffer')).toBe(find('préchauffer'));
    expect(find('sucré')).toBe(UNKNOWN);
  });

  it('prefers the word as it is written', () => {
    const { find } = vocabularyOf('mais', 'maïs');
    expect(find('mais')).not.toBe(find('maïs'));
  });

  it('keeps every word of many', () => {
    const words = Array.from({ length: 20_000 }, (_, i) =>
      i.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? ''),
    );
    const { find } = vocabularyOf(...words);
    expect(words.filter((word) => find(word) === UNKNOWN)).toEqual([]);
  });

  it('guesses by the ending what it does not know', () => {
    const { vocabulary, find } = vocabularyOf('moment');
    const adverb = vocabulary.addEnding('ment', 6);
    expect(find('doucement')).toBe(adverb);
    expect(find('moment')).not.toBe(adverb);
    expect(find('ment')).toBe(UNKNOWN);
  });

  it('refuses to learn a word that is too long to be told from others', () => {
    expect(() => vocabularyOf('a'.repeat(41))).toThrow('cannot tell');
    expect(() => vocabularyOf('a'.repeat(40))).not.toThrow();
  });

  it('refuses to be asked for a word that no lexicon has', () => {
    expect(() => vocabularyOf().vocabulary.require('à')).toThrow('No lexicon has the word "à"');
  });
});

describe('wordsOf', () => {
  it.each([
    ["huile d'olive", ['huile', 'd', 'olive']],
    ['Bain-Marie', ['bain', 'marie']],
    ['cre\u0300me', ['crème']],
    ['', []],
  ])('%j', (phrase, words) => {
    expect(wordsOf(phrase)).toEqual(words);
  });
});

it('bares letters of their accents', () => {
  expect(String.fromCharCode(UNACCENTED['Ç'.charCodeAt(0)] ?? 0)).toBe('c');
});
