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
    const tree = new Trie<string>();
    tree.set([1], 'pomme');
    tree.set([1, 2, 3], 'pomme de terre');
    expect(tree.longest(tokensOf(1, 2, 3), 0)).toEqual({ value: 'pomme de terre', end: 3 });
    expect(tree.longest(tokensOf(1, 2, 4), 0)).toEqual({ value: 'pomme', end: 1 });
    expect(tree.longest(tokensOf(1, 2, 3), 1)).toBeUndefined();
  });

  it('tells every phrase of many from all others', () => {
    const tree = new Trie<number>();
    const words = Array.from({ length: 100 }, (_, i) => 1 + i * 32);
    for (const first of words)
      for (const second of words) tree.set([first, second], first * second);
    for (const first of words) {
      for (const second of words) expect(tree.get([first, second])).toBe(first * second);
      expect(tree.get([first, first + 1])).toBeUndefined();
      expect(tree.get([first])).toBeUndefined();
    }
  });

  it('keeps what goes on from a branch apart from every other branch', () => {
    const tree = new Trie<string>();
    const [monter, porter] = [tree.addNode(), tree.addNode()];
    tree.set([7], 'whisk', monter);
    tree.set([7, 8], 'boil', porter);
    expect(tree.longest(tokensOf(7, 8), 0, monter)?.value).toBe('whisk');
    expect(tree.longest(tokensOf(7, 8), 0, porter)?.value).toBe('boil');
    expect(tree.longest(tokensOf(7, 8), 0)).toBeUndefined();
  });

  it('makes what a phrase stands for once', () => {
    const tree = new Trie<object>();
    const made = tree.obtain([1, 2], () => ({}));
    expect(tree.obtain([1, 2], () => ({}))).toBe(made);
  });
});
