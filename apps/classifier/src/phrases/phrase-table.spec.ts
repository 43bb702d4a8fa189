import fc from 'fast-check';
import { PhraseTable } from './phrase-table.js';
import { Trie } from './trie.js';

/** Words by their ids. Few words make many phrases that start alike. */
const phrases = (size: object) => fc.array(fc.array(fc.nat(5), size), { maxLength: 60 });

const wordsOf = (ids: readonly number[]) => ids.map((id) => ({ id }));

function trieOf(all: readonly (readonly number[])[]): Trie<string> {
  const trie = new Trie<string>();
  for (const ids of all) trie.set(wordsOf(ids), ids.join());
  return trie;
}

function tableOf(trie: Trie<string>): PhraseTable<string> {
  const table = new PhraseTable<string>();
  table.add(trie);
  return table;
}

describe('PhraseTable', () => {
  it('has the phrases of its trie, and no others', () => {
    fc.assert(
      fc.property(phrases({ maxLength: 4 }), phrases({ maxLength: 5 }), (all, others) => {
        const trie = trieOf(all);
        const table = tableOf(trie);
        for (const ids of [...all, ...others])
          expect(table.get(wordsOf(ids))).toBe(trie.get(wordsOf(ids)));
      }),
    );
  });

  it('finds the same longest phrases as its trie', () => {
    const text = fc.array(fc.nat(5), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(phrases({ minLength: 1, maxLength: 4 }), text, (all, ids) => {
        const trie = trieOf(all);
        const table = tableOf(trie);
        const words = { wordId: (i: number) => ids[i] ?? 0xffff };
        const start = table.startOf({ id: words.wordId(0) });
        expect(table.longestFrom(start, words, 1)).toEqual(trie.longest(words, 0));
      }),
    );
  });

  it('finds each of 10,000 phrases', () => {
    const all = Array.from({ length: 10_000 }, (_, i) => [(i % 100) * 650, Math.floor(i / 100)]);
    const table = tableOf(trieOf(all));
    for (const ids of all) expect(table.get(wordsOf(ids))).toBe(ids.join());
  });

  it('refuses more phrases than its nodes can number', () => {
    const all = Array.from({ length: 70_000 }, (_, i) => [i % 300, Math.floor(i / 300)]);
    expect(() => tableOf(trieOf(all))).toThrow('The table has more than 65,535 pairs of integers.');
  });

  it('has the phrases of several tries', () => {
    const table = new PhraseTable<string>();
    const roots = [[[1, 2]], [[1, 3], [4]]].map((all) => table.add(trieOf(all)));
    const words = { wordId: (i: number) => [1, 3][i] ?? 0xffff };
    const found = roots.map((root) => table.longestFrom(root, words, 0)?.value);
    expect(found).toEqual([undefined, '1,3']);
  });
});
