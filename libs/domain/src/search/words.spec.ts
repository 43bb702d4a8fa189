import { spelledWords, textWords } from './words.js';

describe('textWords', () => {
  it.each([
    ['Gratin dauphinois', ['gratin', 'dauphinois']],
    ['Œufs cocotte à la crème brûlée', ['oeufs', 'cocotte', 'a', 'la', 'creme', 'brulee']],
    ['Pâte à crêpes, pâte levée', ['pate', 'a', 'crepes', 'levee']],
    ["Filet mignon à l'ail (30 min)", ['filet', 'mignon', 'a', 'l', 'ail', '30', 'min']],
    ['bœuf BŒUF Boeuf', ['boeuf']],
    ['cre\u0301me', ['creme']],
    ['Chou-fleur & 1/2 citron', ['chou', 'fleur', '1', '2', 'citron']],
    ['100% _chocolat_', ['100', 'chocolat']],
    [
      'Weißkohl, Smørrebrød, Żurek ze złota, Sıcak',
      ['weisskohl', 'smorrebrod', 'zurek', 'ze', 'zlota', 'sicak'],
    ],
    ['Grünkohl mu\u0308sli', ['grunkohl', 'gruenkohl', 'musli', 'muesli']],
    ['日本 カレー', ['日本', 'カレー']],
    ['㌖'.repeat(200), ['キロメートル'.repeat(17).slice(0, 100)]],
    ['𝔸'.repeat(101), ['a'.repeat(100)]],
    ['% _ !', []],
    ['', []],
  ])('%j: %j', (name, words) => {
    expect(textWords(name)).toEqual(words);
  });
});

describe('spelledWords', () => {
  it('lists each word once, with its spellings', () => {
    expect(spelledWords('Grünkohl, Kohl, GRÜNKOHL')).toEqual([['grunkohl', 'gruenkohl'], ['kohl']]);
  });
});
