import fc from 'fast-check';
import { isEmailAddress, normaliseEmail } from './email-address.js';

describe('normaliseEmail', () => {
  const ASCII = 'camille@xn--bcher-kva.example';

  it.each([
    'camille@bücher.example',
    'camille@bücher.example ',
    '  camille@bücher.example',
    '\tcamille@bücher.example\r\n',
    '\u00a0camille@bücher.example\u3000',
    'camille@bücher.example.',
    'camille@bücher.example。 ',
    'Camille@BÜCHER.example',
    'camille@bu\u0308cher.example',
    'cam\u200bille@bücher.example\u200b ',
    'ｃａｍｉｌｌｅ＠bücher．example',
    ASCII,
  ])('gives %j the same spelling', (email) => {
    expect(normaliseEmail(email)).toBe(ASCII);
    expect(isEmailAddress(normaliseEmail(email))).toBe(true);
  });

  it('leaves its own spelling as it is', () => {
    const letters = fc.constantFrom(
      ...['a', 'Z', 'é', 'ß', 'İ', 'Œ', '日', 'Ω', 'ｱ', 'ａ', '１', 'ﬁ'],
      'e\u0301',
      '\u1e9b\u0323',
      '\u200b',
    );
    const part = fc.string({ unit: letters, minLength: 1, maxLength: 8 });
    const end = fc.constantFrom('', ' ', '.', '\t', '。', '\u3000');
    fc.assert(
      fc.property(part, part, end, (name, domain, last) => {
        const email = normaliseEmail(`${name}@${domain}.example${last}`);
        expect(normaliseEmail(` ${email}`)).toBe(email);
      }),
    );
  });
});
