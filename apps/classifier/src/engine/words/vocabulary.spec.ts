import { UNKNOWN } from '../words/word.js';
import { Vocabulary } from './vocabulary.js';

function vocabularyOf(...words: string[]): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const word of words) vocabulary.add(word);
  return vocabulary;
}

describe('Vocabulary', () => {
  it('returns the same word each time it is added', () => {
    const vocabulary = vocabularyOf('four', 'poêle', 'four');
    expect(vocabulary.add('four')).toBe(vocabulary.find('four'));
    expect(vocabulary.find('poêle')).not.toBe(vocabulary.find('four'));
    expect(vocabulary.find('casserole')).toBe(UNKNOWN);
  });

  it('finds a word without its accents, but not with an accent that changes it', () => {
    const vocabulary = vocabularyOf('préchauffer', 'sucre', 'creme');
    vocabulary.useSpelling({
      deliberateAccents: 'é',
      endings: [],
      capitalsMarkNames: true,
    });
    expect(vocabulary.find('crème')).toBe(vocabulary.find('creme'));
    expect(vocabulary.find('prechauffer')).toBe(vocabulary.find('préchauffer'));
    expect(vocabulary.find('sucré')).toBe(UNKNOWN);
  });

  it('prefers the exact spelling of a word', () => {
    const vocabulary = vocabularyOf('mais', 'maïs');
    expect(vocabulary.find('mais')).not.toBe(vocabulary.find('maïs'));
  });

  it('finds a word by another spelling', () => {
    const vocabulary = vocabularyOf('à');
    vocabulary.alias('a', 'à');
    expect(vocabulary.find('a')).toBe(vocabulary.find('à'));
  });

  it('finds every word of a large vocabulary', () => {
    const words = Array.from({ length: 20_000 }, (_, i) =>
      i.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? ''),
    );
    const vocabulary = vocabularyOf(...words);
    expect(words.filter((word) => vocabulary.find(word) === UNKNOWN)).toEqual([]);
  });

  it('classifies an unknown word by its ending', () => {
    const vocabulary = vocabularyOf('moment');
    const adverb = vocabulary.addEnding('ment', 6);
    expect(vocabulary.find('doucement')).toBe(adverb);
    expect(vocabulary.find('moment')).not.toBe(adverb);
    expect(vocabulary.find('ment')).toBe(UNKNOWN);
  });

  it('returns the known words with an ending', () => {
    const vocabulary = vocabularyOf('doucement', 'ment', 'four');
    expect(vocabulary.wordsEndingIn('ment', 6)).toEqual([vocabulary.find('doucement')]);
  });

  describe('with misspellings', () => {
    const vocabulary = vocabularyOf('poire', 'poivre', 'émincer', 'casserole', 'avec');
    vocabulary.add('avecque').classes = new Set(['PREPOSITION']);
    vocabulary.useSpelling({
      deliberateAccents: 'é',
      endings: [],
      capitalsMarkNames: true,
    });

    it('finds the only word that a misspelt word means', () => {
      expect(vocabulary.find('éminser')).toBe(vocabulary.find('émincer'));
      expect(vocabulary.find('casserolle')).toBe(vocabulary.find('casserole'));
      expect(vocabulary.find('poirre')).toBe(UNKNOWN);
    });

    it('finds no word that lacks a written accent', () => {
      expect(vocabulary.find('cassérolle')).toBe(UNKNOWN);
    });

    it('finds no function word', () => {
      expect(vocabulary.find('avecqe')).toBe(UNKNOWN);
    });

    it('finds words without misspellings only on request', () => {
      expect(vocabulary.findExact('casserolle')).toBe(UNKNOWN);
      expect(vocabulary.findExact('emincer')).toBe(vocabulary.find('émincer'));
    });
  });
});
