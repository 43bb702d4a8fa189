import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { EgressError } from './egress-error.js';
import { isPublicAddress } from './public-address.js';

/** All addresses of a host name. */
export type ResolveHost = (hostname: string) => Promise<LookupAddress[]>;

/**
 * Queries the name servers. The deadline of the fetch bounds the time. `dns.lookup` is not used,
 * because it reads `/etc/hosts` and occupies a thread of the pool while a slow name server responds.
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

/** A lookup function for sockets that returns public addresses only. */
export function publicLookup(resolve: ResolveHost): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const allowed = addresses.filter(({ address }) => isPublicAddress(address));
        const [first] = allowed;
        if (!first) callback(notPublic(hostname), '');
        else if (options.all) callback(null, allowed);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => {
        callback(EgressError.from(error), '');
      },
    );
  };
}

/** The error for a host that is not on the public internet. */
export function notPublic(hostname: string): EgressError {
  return new EgressError('refused', `${hostname} is not on the public internet`);
}
