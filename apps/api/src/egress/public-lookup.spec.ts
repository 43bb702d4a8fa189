import type { LookupAddress, LookupOptions } from 'node:dns';
import { publicLookup } from './public-lookup.js';

const v4 = (address: string): LookupAddress => ({ address, family: 4 });

/** Result of a lookup when the name resolves to `addresses`. */
function lookUp(addresses: LookupAddress[], options: LookupOptions = { all: true }) {
  const lookup = publicLookup(() => Promise.resolve(addresses));
  return new Promise((resolve) => {
    lookup('example.test', options, (error, result) => {
      resolve(error ? error.message : result);
    });
  });
}

describe('publicLookup', () => {
  it('returns all public addresses, or the first one', async () => {
    const addresses = [v4('1.1.1.1'), { address: '2606:4700:4700::1111', family: 6 }];
    await expect(lookUp(addresses)).resolves.toEqual(addresses);
    await expect(lookUp(addresses, {})).resolves.toBe('1.1.1.1');
  });

  it('removes addresses that are not public, and fails when none is left', async () => {
    await expect(lookUp([v4('10.0.0.1'), v4('1.1.1.1')])).resolves.toEqual([v4('1.1.1.1')]);
    await expect(lookUp([v4('10.0.0.1'), v4('127.0.0.1')])).resolves.toMatch(/not on the public/);
    await expect(lookUp([])).resolves.toMatch(/not on the public/);
  });

  it('fails with an EgressError when a name cannot be resolved', async () => {
    const lookup = publicLookup(() => Promise.reject(new Error('ENOTFOUND')));
    const result = new Promise((resolve) => {
      lookup('example.test', {}, resolve);
    });
    await expect(result).resolves.toMatchObject({ reason: 'unavailable', message: 'ENOTFOUND' });
  });
});
