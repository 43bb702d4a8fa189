import fc from 'fast-check';
import { cleanLine, cleanText, clip } from './clean-text.js';

describe('cleanText', () => {
  it.each([
    ['keeps ordinary text', 'Crème brûlée à l’érable', 'Crème brûlée à l’érable'],
    ['normalizes spaces', '  200\u00a0g \t de\u202ffarine ', '200 g de farine'],
    ['drops NUL and control characters', 'a\u0000b\u0007c\u001b[31m', 'abc[31m'],
    ['drops bidirectional overrides', 'abc\u202egnirts\u202c\u2066x\u2069', 'abcgnirtsx'],
    ['drops zero-width characters', 'su\u200bc\ufeffre\u00ad\u2060', 'sucre'],
    ['drops short codes', '{adjustable}20{/adjustable} g [timer]10 min[/timer]', '20 g 10 min'],
    ['drops lone surrogates', 'a\ud800b\udc00c', 'abc'],
    ['drops tag characters', `ok${String.fromCodePoint(0xe0041, 0xe007f)}`, 'ok'],
    ['keeps whole surrogate pairs', 'a👩‍🍳b', 'a👩‍🍳b'],
    ['composes accents', 'cre\u0301me', 'créme'],
    ['keeps line breaks of every kind', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
    ['drops empty lines', 'a \n \n\n b', 'a\nb'],
    ['returns an empty text for invisible characters', '\u200b\u0000 \n', ''],
    [
      'decodes UTF-8 that was encoded twice',
      'crÃ¨me brÃ»lÃ©e Ã\u00a0 lâ€™Å“uf',
      'crème brûlée à l’œuf',
    ],
    ['decodes Latin-1 control characters', '\u00c3\u0089toile', 'Étoile'],
    ['decodes UTF-8 that was encoded three times', 'crÃƒÂ¨me', 'crème'],
    ['decodes fractions', 'Â½ cup, â…“ cup', '½ cup, ⅓ cup'],
    [
      'drops half of a no-break space',
      '2Â tablespoons, 1Â\u00a0cup crème',
      '2 tablespoons, 1 cup crème',
    ],
    ['keeps a text that only partly decodes', 'crÃ¨me fraîche', 'crÃ¨me fraîche'],
    ['keeps capitals with accents', 'PÂTÉ À L’ÉCHALOTE, CAFÉ…', 'PÂTÉ À L’ÉCHALOTE, CAFÉ…'],
  ])('%s', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('is idempotent and returns well-formed text without control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(clean.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e]/u);
      }),
    );
  });

  it('joins lines', () => {
    expect(cleanLine('Tarte\n aux\r\npommes ')).toBe('Tarte aux pommes');
  });
});

describe('clip', () => {
  it.each([
    ['short', 10, 'short'],
    ['one two three four five', 20, 'one two three four'],
    ['onewordthatneverends', 5, 'onewo'],
    ['abcd👩', 5, 'abcd'],
  ])('%j at %i', (text, length, clipped) => {
    expect(clip(text, length)).toBe(clipped);
  });
});
