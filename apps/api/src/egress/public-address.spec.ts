import { isPublicAddress } from './public-address.js';

describe('isPublicAddress', () => {
  it.each(['1.1.1.1', '93.184.216.34', '172.15.0.1', '172.32.0.1', '2606:4700:4700::1111'])(
    'is true for %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['unspecified', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['loopback', '127.0.0.1'],
    ['loopback, end of the range', '127.255.255.254'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['carrier-grade NAT, Alibaba metadata', '100.100.100.200'],
    ['link-local, metadata', '169.254.169.254'],
    ['Azure host agent', '168.63.129.16'],
    ['protocol assignments, Oracle metadata', '192.0.0.192'],
    ['documentation', '192.0.2.1'],
    ['documentation', '203.0.113.7'],
    ['benchmarking', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['mapped', '::ffff:127.0.0.1'],
    ['mapped, in hexadecimal', '::ffff:7f00:1'],
    ['mapped, of a public address', '::ffff:1.1.1.1'],
    ['compatible', '::127.0.0.1'],
    ['translated', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['local NAT64', '64:ff9b:1::1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:7f00:1::'],
    ['unique local', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['documentation', '2001:db8::1'],
    ['discard', '100::1'],
    ['outside global unicast', '4000::1'],
    ['not an address', 'localhost'],
    ['not an address', ''],
  ])('is false for %s: %s', (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
