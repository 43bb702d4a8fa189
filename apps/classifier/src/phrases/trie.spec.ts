import { newWord, type Word } from '../document/word.js';
import { Trie } from './trie.js';

describe('Trie', () => {
  const [pomme, de, terre, air] = [newWord(0), newWord(1), newWord(2), newWord(3)];
  const textOf = (text: readonly Word[]) => ({ wordId: (i: number) => text[i]?.id ?? 0xffff });

  it('finds the longest phrase that starts at a token', () => {
    const trie = new Trie<string>();
    trie.set([pomme], 'pomme');
    trie.set([pomme, de, terre], 'pomme de terre');
    const found = (...text: Word[]) => trie.longest(textOf(text), 0);
    expect(found(pomme, de, terre)).toEqual({ value: 'pomme de terre', end: 3 });
    expect(found(pomme, de, air)).toEqual({ value: 'pomme', end: 1 });
    expect(found(pomme)).toEqual({ value: 'pomme', end: 1 });
    expect(found(de, terre)).toBeUndefined();
  });

  it('creates the value of a phrase only once', () => {
    const trie = new Trie<object>();
    const made = trie.getOrCreate([pomme, de], () => ({}));
    expect(trie.getOrCreate([pomme, de], () => ({}))).toBe(made);
    expect(trie.getOrCreate([pomme], () => ({}))).not.toBe(made);
  });
});
