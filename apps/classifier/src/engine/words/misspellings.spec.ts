import { Misspellings } from './misspellings.js';

function misspellingsOf(...words: string[]): Misspellings {
  const misspellings = new Misspellings({
    deliberateAccents: '',
    endings: ['s', 'ed'],
    capitalsMarkNames: true,
  });
  for (const word of words) misspellings.add(word);
  return misspellings;
}

describe('Misspellings', () => {
  it.each([
    ['a letter too many', 'simmmer', 'simmer'],
    ['a missing letter', 'simer', 'simmer'],
    ['a wrong letter', 'sommer', 'simmer'],
    ['two letters swapped at the middle', 'simmre', 'simmer'],
    ['two letters swapped before the middle', 'smimer', 'simmer'],
    ['a missing last letter', 'simme', 'simmer'],
    ['an additional last letter', 'simmert', 'simmer'],
  ])('finds a word in spite of %s', (_, letters, word) => {
    expect(misspellingsOf(word).find(letters)).toEqual([word]);
  });

  it.each([
    ['two edits', 'simmmmer', 'simmer'],
    ['a wrong first letter', 'zimmer', 'simmer'],
    ['two first letters swapped', 'ismmer', 'simmer'],
    ['a missing ending', 'simmers', 'simmer'],
    ['another ending', 'blanch', 'blanches'],
    ['fewer than five letters', 'leak', 'leek'],
  ])('finds no word with %s', (_, letters, word) => {
    expect(misspellingsOf(word).find(letters)).toEqual([]);
  });

  it('finds each word with a letter missing or too many', () => {
    const words = Array.from({ length: 200 }, (_, i) => `pe${String(i)}lerie`);
    const misspellings = misspellingsOf(...words);
    for (const word of words) {
      for (let i = 1; i < word.length; i++) {
        const missing = word.slice(0, i) + word.slice(i + 1);
        expect(misspellings.find(missing)).toContain(word);
        expect(misspellings.find(`${word.slice(0, i)}x${word.slice(i)}`)).toContain(word);
      }
    }
  });

  it('returns all words that a misspelt word can mean', () => {
    const meant = misspellingsOf('poire', 'poivre', 'poireau').find('poirre');
    expect(new Set(meant)).toEqual(new Set(['poire', 'poivre']));
  });
});
