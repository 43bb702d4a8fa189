import { contentLine, dateTimeValue, textValue } from './content-line.js';

describe('contentLine', () => {
  it('ends with CRLF', () => {
    expect(contentLine('VERSION', '2.0')).toBe('VERSION:2.0\r\n');
  });

  it.each(['a'.repeat(66), 'a'.repeat(67), 'é'.repeat(200), '🍲'.repeat(100), 'a€🍲'.repeat(60)])(
    'folds at 75 octets without dividing a character: %#',
    (value) => {
      const line = contentLine('SUMMARY', value);
      const parts = line.slice(0, -2).split('\r\n');
      for (const part of parts) {
        expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
        expect(part).toBe(Buffer.from(part).toString());
      }
      for (const part of parts.slice(0, -1)) expect(Buffer.byteLength(part)).toBeGreaterThan(71);
      expect(line.replace(/\r\n /g, '')).toBe(`SUMMARY:${value}\r\n`);
    },
  );
});

describe('textValue', () => {
  it.each([
    ['carotte, oignon; ail', 'carotte\\, oignon\\; ail'],
    ['a\\n', 'a\\\\n'],
    ['1\r\n2\n3\r4', '1\\n2\\n3\\n4'],
    ['END:VEVENT\r\nBEGIN:VALARM', 'END:VEVENT\\nBEGIN:VALARM'],
    ['a\u0000\u001b\u0085b', 'ab'],
  ])('%j → %j', (text, value) => {
    expect(textValue(text)).toBe(value);
  });
});

describe('dateTimeValue', () => {
  it('is in UTC, without milliseconds', () => {
    expect(dateTimeValue(new Date('2026-07-05T18:00:30.250+02:00'))).toBe('20260705T160030Z');
  });
});
