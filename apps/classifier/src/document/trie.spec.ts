import { newWord, type Word } from './word.js';
import { Trie } from './trie.js';

let words = 0;
const nextWord = (): Word => newWord(words++);

const textOf = (words: readonly Word[]) => ({ wordId: (i: number) => words[i]?.id ?? 0xffff });

describe('Trie', () => {
  const [pomme, de, terre, air] = [nextWord(), nextWord(), nextWord(), nextWord()];

  it('finds the longest phrase that starts at a token', () => {
    const trie = new Trie<string>();
    trie.set([pomme], 'pomme');
    trie.set([pomme, de, terre], 'pomme de terre');
    const found = (...words: Word[]) => trie.longest(textOf(words), 0);
    expect(found(pomme, de, terre)).toEqual({ value: 'pomme de terre', end: 3 });
    expect(found(pomme, de, air)).toEqual({ value: 'pomme', end: 1 });
    expect(found(pomme)).toEqual({ value: 'pomme', end: 1 });
    expect(found(de, terre)).toBeUndefined();
  });

  it('finds each of 10,000 phrases and no prefix of them', () => {
    const trie = new Trie<number>();
    const words = Array.from({ length: 100 }, nextWord);
    for (const [i, first] of words.entries())
      for (const [j, second] of words.entries()) trie.set([first, second], 100 * i + j);
    for (const [i, first] of words.entries()) {
      for (const [j, second] of words.entries())
        expect(trie.get([first, second])).toBe(100 * i + j);
      expect(trie.get([first])).toBeUndefined();
    }
  });

  it('creates the value of a phrase only once', () => {
    const trie = new Trie<object>();
    const made = trie.getOrCreate([pomme, de], () => ({}));
    expect(trie.getOrCreate([pomme, de], () => ({}))).toBe(made);
    expect(trie.getOrCreate([pomme], () => ({}))).not.toBe(made);
  });
});
