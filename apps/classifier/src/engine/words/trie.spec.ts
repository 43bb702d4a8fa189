import { newWord, UNKNOWN, type Word } from './word.js';
import { Trie } from './trie.js';

describe('Trie', () => {
  const [pomme, de, terre, air] = [newWord(), newWord(), newWord(), newWord()];
  const textOf = (text: readonly Word[]) => ({ word: (i: number) => text[i] ?? UNKNOWN });

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
