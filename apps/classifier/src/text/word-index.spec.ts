import { newWord, UNKNOWN } from '../document/word.js';
import { WordIndex } from './word-index.js';

describe('WordIndex', () => {
  const spellings = ['four', 'fouet', 'pâte', 'pâté'];
  const words = new Map(spellings.map((spelling, id) => [spelling, newWord(id + 1)]));
  const index = new WordIndex([UNKNOWN, ...words.values()], words);

  it.each([
    ['au four.', 3, 7, 'four'],
    ['FOUR', 0, 4, 'four'],
    ['Pâté de foie', 0, 4, 'pâté'],
    ['pâte', 0, 4, 'pâte'],
    ['pate', 0, 4, undefined],
    ['fours', 0, 5, undefined],
    ['fo\u00adur', 0, 2, undefined],
  ])('reads the letters of %j from %i to %i: %s', (text, start, end, spelling) => {
    expect(index.read(text, start)).toBe(end);
    expect(index.idOf(index.found())).toBe(words.get(spelling ?? '')?.id ?? 0);
  });

  it('finds no word in other letters', () => {
    const found: string[] = [];
    const add = (word: string) => {
      if (word.length < 4) for (const letter of 'aefoprtuâé') add(word + letter);
      else if (index.read(word, 0) === 4 && index.found() !== 0) found.push(word);
    };
    add('');
    expect(found.sort()).toEqual(['four', 'pâte', 'pâté']);
  });

  it('finds no word in letters that are too many', () => {
    index.read('a'.repeat(5000), 0);
    expect(index.found()).toBe(0);
  });
});
