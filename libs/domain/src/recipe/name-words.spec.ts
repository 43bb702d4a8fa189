import { nameWords } from './name-words.js';

describe('nameWords', () => {
  it.each([
    ['Gratin dauphinois', ['gratin', 'dauphinois']],
    ['Œufs cocotte à la crème brûlée', ['oeufs', 'cocotte', 'a', 'la', 'creme', 'brulee']],
    ['Pâte à crêpes, pâte levée', ['pate', 'a', 'crepes', 'levee']],
    ["Filet mignon à l'ail (30 min)", ['filet', 'mignon', 'a', 'l', 'ail', '30', 'min']],
    ['bœuf BŒUF Boeuf', ['boeuf']],
    ['cre\u0301me', ['creme']],
    ['Chou-fleur & 1/2 citron', ['chou', 'fleur', '1', '2', 'citron']],
    ['100% _chocolat_', ['100', 'chocolat']],
    ['日本 カレー', ['日本', 'カレー']],
    ['㌖'.repeat(200), ['キロメートル'.repeat(17).slice(0, 100)]],
    ['𝔸'.repeat(101), ['a'.repeat(100)]],
    ['% _ !', []],
    ['', []],
  ])('%j: %j', (name, words) => {
    expect(nameWords(name)).toEqual(words);
  });
});
