import { localUrl } from './environment.js';

describe('localUrl', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:3001'],
    ['0.0.0.0', 'http://127.0.0.1:3001'],
    ['localhost', 'http://localhost:3001'],
    ['::', 'http://[::1]:3001'],
    ['::1', 'http://[::1]:3001'],
    ['fd00::1', 'http://[fd00::1]:3001'],
  ])('of a server that listens on %s is %s', (host, url) => {
    expect(localUrl(host, 3001)).toBe(url);
  });
});
