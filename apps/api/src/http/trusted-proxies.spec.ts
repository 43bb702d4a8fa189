import { isTrustedProxy } from './trusted-proxies.js';

describe('isTrustedProxy', () => {
  it.each<[string, string | undefined, string[], boolean]>([
    ['an address of a network', '10.1.2.3', ['10.0.0.0/8'], true],
    ['an address outside a network', '11.1.2.3', ['10.0.0.0/8'], false],
    ['an equal address', '192.0.2.7', ['::1', '192.0.2.7'], true],
    ['another address', '192.0.2.8', ['::1', '192.0.2.7'], false],
    ['an IPv6 address', '2001:db8::1', ['2001:db8::/32'], true],
    ['an equal IPv6 address, written differently', '0:0:0:0:0:0:0:1', ['::1'], true],
    [
      'an IPv4 address that a dual-stack socket maps to IPv6',
      '::ffff:10.1.2.3',
      ['10.0.0.0/8'],
      true,
    ],
    ['an IPv4 address for an IPv6 network', '10.1.2.3', ['::/0'], false],
    ['any address without proxies', '127.0.0.1', [], false],
    ['a socket that was closed', undefined, ['0.0.0.0/0'], false],
  ])('%s', (_, address, proxies, expected) => {
    expect(isTrustedProxy(address, proxies)).toBe(expected);
  });
});
