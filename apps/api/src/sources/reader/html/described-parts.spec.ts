import { describedParts } from './described-parts.js';

const JSON_LD = '<script type="application/ld+json">{"name":"<h1>Tarte</h1>"}</script>';

describe('describedParts', () => {
  it.each([
    ['JSON-LD', `<p>${JSON_LD}</p>`, JSON_LD],
    [
      'head elements',
      '<html lang=fr><head><p><meta name="a>b"></p>',
      '<html lang=fr><head><meta name="a>b">',
    ],
    [
      'headings with their content',
      '<p><H1 class=a>Tarte <b>fine</b></H1>',
      '<H1 class=a>Tarte <b>fine</b></H1>',
    ],
    [
      'a type with a character reference',
      '<script type=application/ld&#x2B;json>{}</script >',
      '<script type=application/ld&#x2B;json>{}</script >',
    ],
    ['the rest of a page after an open heading', '<h1>Tarte<p>', '<h1>Tarte<p>'],
  ])('keeps %s', (_name, html, kept) => {
    expect(describedParts(html)).toBe(kept);
  });

  it.each([
    ['a comment', `<!-- ${JSON_LD} -->`],
    ['a script', `<script>"${JSON_LD.replace('</script>', '')}"</script>`],
    ['a text area', `<textarea>${JSON_LD}</textarea>`],
    ['an open comment', `<!-- ${JSON_LD}`],
  ])('ignores %s', (_name, html) => {
    expect(describedParts(html)).toBe('');
  });

  it.each(['<', '<script "', '<h1>', '<!--', '<meta a="', '</title'])(
    'reads 5 MiB of %s in linear time',
    (part) => {
      const html = part.repeat((5 * 2 ** 20) / part.length);
      expect(describedParts(html).length).toBeLessThanOrEqual(html.length);
    },
  );
});
