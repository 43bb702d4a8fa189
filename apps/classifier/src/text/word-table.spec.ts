import type { Entry } from '../document/mention.js';
import { Field } from '../document/tokens.js';
import { PhraseTable } from '../phrases/phrase-table.js';
import { EDGE_WORD, newWord, SHARED_WORDS, UNKNOWN } from '../document/word.js';
import { WordTable } from './word-table.js';

const NO_NAMES = new PhraseTable<Entry>();
const FACTS = { shapeOf: () => 0, cluesOf: () => 0 };
const SPELLINGS = ['four', 'fouet', 'pâte', 'pâté', 'œufs', 'assaisonnements'];
const WORDS = SPELLINGS.map((_, i) => newWord(SHARED_WORDS.length + i));

/** A table of these words. */
function newTable(): WordTable {
  const table = new WordTable([...SHARED_WORDS, ...WORDS], FACTS, NO_NAMES);
  for (const [i, spelling] of SPELLINGS.entries()) {
    table.written.read(spelling, 0);
    table.addWritten(WORDS[i] ?? UNKNOWN, true);
  }
  return table;
}

/** The spelling of the word that a table finds in a text from an index on, if it finds one. */
function find(table: WordTable, text: string, start = 0) {
  const end = table.written.read(text, start);
  const row = table.found();
  const id = (table.rows[row | Field.WORD] ?? 0) & Field.HALF;
  return { end, spelling: row === 0 ? undefined : SPELLINGS[id - SHARED_WORDS.length] };
}

describe('WordTable', () => {
  const table = newTable();

  it.each([
    ['au four.', 3, 7, 'four'],
    ['FOUR', 0, 4, 'four'],
    ['Pâté de foie', 0, 4, 'pâté'],
    ['pâte', 0, 4, 'pâte'],
    ['6 ŒUFS', 2, 6, 'œufs'],
    ['assaisonnements', 0, 15, 'assaisonnements'],
    ['assaisonnement', 0, 14, undefined],
    ['pate', 0, 4, undefined],
    ['fours', 0, 5, undefined],
    ['fo\u00adur', 0, 2, undefined],
    ['12', 0, 0, undefined],
  ])('reads the letters of %j from %i to %i: %s', (text, start, end, spelling) => {
    expect(find(table, text, start)).toEqual({ end, spelling });
  });

  it('finds no word in other letters', () => {
    const found: string[] = [];
    const add = (word: string) => {
      if (word.length < 4) for (const letter of 'aefoprtuâé') add(word + letter);
      else if (find(table, word).spelling !== undefined) found.push(word);
    };
    add('');
    expect(found.sort()).toEqual(['four', 'pâte', 'pâté']);
  });

  it('reads a part of a long word', () => {
    const { end, spelling } = find(table, 'a'.repeat(5000));
    expect(end).toBeLessThan(5000);
    expect(spelling).toBeUndefined();
  });

  it('tells misspelt words from those of the language', () => {
    table.written.read('foure', 0);
    const row = table.addWritten(WORDS[0] ?? UNKNOWN, false);
    expect(table.found()).toBe(0);
    expect(table.foundSimilar()).toBe(row);
    table.written.read('four', 0);
    expect(table.found()).not.toBe(0);
    expect(table.foundSimilar()).toBe(0);
  });

  it('keeps a bounded number of words, and never finds a wrong one', () => {
    const full = newTable();
    for (let i = 0; i < 20_000; i++) {
      const spelling = `x${i.toString(2).replaceAll('0', 'a').replaceAll('1', 'b')}`;
      full.written.read(spelling, 0);
      expect(full.foundSimilar()).toBe(0);
      full.addWritten(UNKNOWN, false);
      expect(full.foundSimilar()).not.toBe(0);
    }
    full.written.read('de', 0);
    const row = full.foundSimilar() || full.addWritten(UNKNOWN, false);
    full.written.read('de', 0);
    expect(full.foundSimilar()).toBe(row);
    for (const spelling of SPELLINGS) {
      const found = find(full, spelling).spelling;
      expect([spelling, undefined]).toContain(found);
    }
    const edge = full.rowOf(EDGE_WORD.id);
    expect(full.rows[edge | Field.WORD]).toBe(EDGE_WORD.id);
    expect(full.rowOf(EDGE_WORD.id)).toBe(edge);
  });
});
