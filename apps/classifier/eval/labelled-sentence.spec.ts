import { locate, parseSentences } from './labelled-sentence.js';

describe('locate', () => {
  it.each([
    ['Ajouter le sel selon le goût', { text: 'sel' }, [11, 14]],
    ['Selon le goût, ajouter le sel', { text: 'sel' }, [26, 29]],
    ['du sel, puis du sel', { text: 'sel', nth: 2 }, [16, 19]],
    ['l’ail et l’aillade', { text: 'ail' }, [2, 5]],
    ['🥕 carottes', { text: 'carottes' }, [3, 11]],
    ['poe\u0302le', { text: 'poe\u0302le' }, [0, 6]],
  ])('finds the whole word in "%s"', (sentence, label, [start, end]) => {
    expect(locate(sentence, label)).toEqual({ start, end });
  });

  it.each([
    ['Selon', { text: 'Sel' }],
    ['du sel', { text: 'sel', nth: 2 }],
    ['poe\u0302le', { text: 'poe' }],
  ])('throws when the label is not a word of "%s"', (sentence, label) => {
    expect(() => locate(sentence, label)).toThrow('is not in');
  });
});

describe('parseSentences', () => {
  it('parses one sentence per line and skips empty lines', () => {
    expect(parseSentences('{"text":"a"}\n\n{"text":"b"}\n').map(({ text }) => text)).toEqual([
      'a',
      'b',
    ]);
  });
});
