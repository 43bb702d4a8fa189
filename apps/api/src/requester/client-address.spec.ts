import { clientAddress, networksOf, ownNetworkOf } from './client-address.js';

describe('clientAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8:1:2::', '2001:db8:1:2::'],
    ['fe80::1%eth0', 'fe80::'],
    ['::1', '::'],
    ['203.0.113.7:49152', '203.0.113.7'],
    ['[2001:db8:1:2:3:4:5:6]:49152', '2001:db8:1:2::'],
    ['[2001:db8:1:2:3:4:5:6]', '2001:db8:1:2::'],
    ['[::ffff:203.0.113.7]:49152', '203.0.113.7'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('of %s is %s', (ip, expected) => {
    expect(clientAddress(ip)).toBe(expected);
  });
});

describe('networksOf', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.0/24', '203.0.113.7']],
    ['::ffff:203.0.113.7', ['203.0.113.0/24', '203.0.113.7']],
    ['2001:db8:1:234:5:6:7:8', ['2001:db8:1::/48', '2001:db8:1:200::/56', '2001:db8:1:234::/64']],
    ['', ['']],
  ])('of %s are %j', (ip, expected) => {
    expect(networksOf(ip)).toEqual(expected);
  });
});

describe('ownNetworkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:234:5:6:7:8', '2001:db8:1::/48'],
    ['', ''],
  ])('of %s is %s', (ip, expected) => {
    expect(ownNetworkOf(ip)).toBe(expected);
  });
});
