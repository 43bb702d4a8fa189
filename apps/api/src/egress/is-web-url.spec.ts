import { isWebUrl } from './is-web-url.js';

it.each([
  ['http://example.org/', true],
  ['HTTPS://example.org:8443/a', true],
  ['javascript:alert(1)', false],
  ['javascript://example.org/%0aalert(1)', false],
  ['data:text/html,x', false],
  ['file:///etc/passwd', false],
  ['ftp://example.org/', false],
])('isWebUrl of %s is %s', (address, expected) => {
  expect(isWebUrl(new URL(address))).toBe(expected);
});
