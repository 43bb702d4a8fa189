import { ConfigError, readChoice, readList, readPort, readUrl } from './environment.js';

describe('environment', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['0', 0],
    ['65535', 65_535],
  ])('reads the port %p as %p', (value, port) => {
    expect(readPort({ PORT: value }, 'PORT', 3000)).toBe(port);
  });

  it.each(['65536', '-1', '80.5', 'http', '0x50'])('rejects the port %p', (value) => {
    expect(() => readPort({ PORT: value }, 'PORT', 3000)).toThrow(
      new ConfigError(`PORT must be a port number, not "${value}".`),
    );
  });

  it('names the choices when the value is not one of them', () => {
    expect(() => readChoice({ RATE_LIMIT: 'of' }, 'RATE_LIMIT', ['on', 'off'], 'on')).toThrow(
      'RATE_LIMIT must be one of on, off, not "of".',
    );
  });

  it('ignores blank values in a list', () => {
    expect(
      readList({ CORS_ORIGINS: 'https://a.example, ,https://b.example' }, 'CORS_ORIGINS'),
    ).toEqual(['https://a.example', 'https://b.example']);
    expect(readList({}, 'CORS_ORIGINS')).toEqual([]);
  });

  it('reads a URL without its trailing slash and rejects other schemes', () => {
    expect(readUrl({ A: 'http://127.0.0.1:3001/' }, 'A', ['http', 'https'])).toBe(
      'http://127.0.0.1:3001',
    );
    expect(() => readUrl({ A: 'ftp://x' }, 'A', ['http', 'https'])).toThrow(
      'A must be a URL that starts with http:// or https://.',
    );
  });
});
