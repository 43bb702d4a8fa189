import type { LookupAddress, LookupOptions } from 'node:dns';
import { publicLookup } from './public-lookup.js';

const v4 = (address: string): LookupAddress => ({ address, family: 4 });

/** What a socket is told about a name. */
function asked(addresses: LookupAddress[], options: LookupOptions = { all: true }) {
  const lookup = publicLookup(() => Promise.resolve(addresses));
  return new Promise((resolve) => {
    lookup('example.test', options, (error, answer) => {
      resolve(error ? error.message : answer);
    });
  });
}

describe('publicLookup', () => {
  it('passes public addresses on, all or the first', async () => {
    const addresses = [v4('1.1.1.1'), { address: '2606:4700:4700::1111', family: 6 }];
    await expect(asked(addresses)).resolves.toEqual(addresses);
    await expect(asked(addresses, {})).resolves.toBe('1.1.1.1');
  });

  it('keeps the others back', async () => {
    await expect(asked([v4('10.0.0.1'), v4('1.1.1.1')])).resolves.toEqual([v4('1.1.1.1')]);
    await expect(asked([v4('10.0.0.1'), v4('127.0.0.1')])).resolves.toMatch(/not on the public/);
    await expect(asked([])).resolves.toMatch(/not on the public/);
  });

  it('tells that a name cannot be resolved', async () => {
    const lookup = publicLookup(() => Promise.reject(new Error('ENOTFOUND')));
    const answer = new Promise((resolve) => {
      lookup('example.test', {}, resolve);
    });
    await expect(answer).resolves.toMatchObject({ reason: 'unavailable', message: 'ENOTFOUND' });
  });
});
