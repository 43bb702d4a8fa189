import { writeLetter } from './letter.js';

const TEXT = { subject: 'A & B', link: 'Open <it>', paragraphs: ['First.', 'Second "one".'] };

describe('writeLetter', () => {
  it('writes the link after the first paragraph, in text and HTML', () => {
    const { subject, text, html } = writeLetter(TEXT, 'en', 'https://app.example/?a=1&token=x');
    expect(subject).toBe('A & B');
    expect(text).toBe('First.\n\nOpen <it>:\nhttps://app.example/?a=1&token=x\n\nSecond "one".\n');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain(
      '<p>First.</p>\n<p><a href="https://app.example/?a=1&amp;token=x">Open &lt;it&gt;</a></p>\n' +
        '<p>Second &quot;one&quot;.</p>',
    );
  });

  it('writes no link without a text for it', () => {
    const { text, html } = writeLetter({ subject: 'A', paragraphs: ['First.'] }, 'fr');
    expect(text).toBe('First.\n');
    expect(html).not.toContain('href');
  });
});
