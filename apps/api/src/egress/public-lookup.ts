import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { EgressError } from './egress-error.js';
import { isPublicAddress } from './public-address.js';

/** All addresses of a host name. */
export type ResolveHost = (hostname: string) => Promise<LookupAddress[]>;

/**
 * Asks the name servers, at most 4 s. Not `dns.lookup`: that one waits in the thread pool, which
 * slow name servers of strangers would take from everybody else, and it believes `/etc/hosts`.
 */
export const resolvePublicHost: ResolveHost = async (hostname) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const [v4, v6] = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason;
  return [
    ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 })) : []),
    ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 })) : []),
  ];
};

/** A lookup for sockets that gives away public addresses only; the socket connects to just those. */
export function publicLookup(resolve: ResolveHost): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const open = addresses.filter(({ address }) => isPublicAddress(address));
        const [first] = open;
        if (!first) callback(notPublic(hostname), '');
        else if (options.all) callback(null, open);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => {
        callback(EgressError.from(error), '');
      },
    );
  };
}

/** The refusal of a host that is not on the public internet. */
export function notPublic(hostname: string): EgressError {
  return new EgressError('refused', `${hostname} is not on the public internet`);
}
