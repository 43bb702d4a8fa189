import { Trie } from './trie.js';
import { Tokens } from './tokens.js';

function tokensOf(...words: number[]): Tokens {
  const tokens = new Tokens();
  tokens.reset(' '.repeat(words.length));
  for (const [i, word] of words.entries()) tokens.pushWord(i, i + 1, word);
  return tokens;
}

describe('Trie', () => {
  it('finds the longest phrase that begins at a token', () => {
    const trie = new Trie<string>();
    trie.set([1], 'pomme');
    trie.set([1, 2, 3], 'pomme de terre');
    expect(trie.longest(tokensOf(1, 2, 3), 0)).toEqual({ value: 'pomme de terre', end: 3 });
    expect(trie.longest(tokensOf(1, 2, 4), 0)).toEqual({ value: 'pomme', end: 1 });
    expect(trie.longest(tokensOf(1, 2, 3), 1)).toBeUndefined();
  });

  it('finds each of 10,000 phrases and no prefix of them', () => {
    const trie = new Trie<number>();
    const words = Array.from({ length: 100 }, (_, i) => 1 + i * 32);
    for (const first of words)
      for (const second of words) trie.set([first, second], first * second);
    for (const first of words) {
      for (const second of words) expect(trie.get([first, second])).toBe(first * second);
      expect(trie.get([first, first + 1])).toBeUndefined();
      expect(trie.get([first])).toBeUndefined();
    }
  });

  it('keeps the phrases of separate branches apart', () => {
    const trie = new Trie<string>();
    const [monter, porter] = [trie.addNode(), trie.addNode()];
    trie.set([7], 'whisk', monter);
    trie.set([7, 8], 'boil', porter);
    expect(trie.longest(tokensOf(7, 8), 0, monter)?.value).toBe('whisk');
    expect(trie.longest(tokensOf(7, 8), 0, porter)?.value).toBe('boil');
    expect(trie.longest(tokensOf(7, 8), 0)).toBeUndefined();
  });

  it('creates the value of a phrase only once', () => {
    const trie = new Trie<object>();
    const made = trie.getOrCreate([1, 2], () => ({}));
    expect(trie.getOrCreate([1, 2], () => ({}))).toBe(made);
  });
});
