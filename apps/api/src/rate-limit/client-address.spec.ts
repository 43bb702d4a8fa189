import { clientAddress } from './client-address.js';

describe('clientAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8:1:2::', '2001:db8:1:2::'],
    ['fe80::1%eth0', 'fe80::'],
    ['::1', '::'],
    ['', ''],
  ])('of %s is %s', (ip, expected) => {
    expect(clientAddress(ip)).toBe(expected);
  });
});
