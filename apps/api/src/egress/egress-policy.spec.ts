import { EgressPolicy } from './egress-policy.js';

const policy = new EgressPolicy(['Mirror.test:8080', '[::1]:9', '127.0.0.1:80']);

describe('EgressPolicy', () => {
  it.each([
    ['https://example.test/a?b#c', 'https://example.test/a?b'],
    ['http://example.test/a', 'https://example.test/a'],
    ['http://example.test:8080/', 'https://example.test:8080/'],
    ['http://mirror.test:8080/', 'http://mirror.test:8080/'],
    ['http://mirror.test:8081/', 'https://mirror.test:8081/'],
    ['http://[::1]:9/', 'http://[::1]:9/'],
    ['http://127.0.0.1/', 'http://127.0.0.1/'],
    ['http://127.0.0.1:81/', 'https://127.0.0.1:81/'],
  ])('allowedUrl(%s) is %s', (address, expected) => {
    expect(policy.allowedUrl(new URL(address)).href).toBe(expected);
  });

  it('allows redirects within a site, with or without www, and to exempt hosts', () => {
    const from = new URL('https://www.example.test/');
    for (const to of [
      'https://example.test/',
      'https://www.example.test/b',
      'http://mirror.test:8080/',
    ]) {
      expect(() => {
        policy.requireSameSite(from, new URL(to));
      }).not.toThrow();
    }
    for (const to of [
      'https://example.test.evil.test/',
      'https://evil.test/',
      'https://a.example.test/',
    ]) {
      expect(() => {
        policy.requireSameSite(from, new URL(to));
      }).toThrow('redirected');
    }
  });
});
