import { lookup } from 'node:dns';
import { isIP } from 'node:net';
import { buildConnector } from 'undici';
import type { EgressPolicy } from './egress-policy.js';
import { isPublicAddress } from './public-address.js';
import { notPublic, publicLookup, type ResolveHost } from './public-lookup.js';

/**
 * Connects to public IP addresses only. A name is resolved once per connection, and the socket
 * connects to the address that was checked. This prevents DNS rebinding.
 */
export function guardedConnector(
  policy: EgressPolicy,
  resolve: ResolveHost,
): buildConnector.connector {
  const guarded = buildConnector({ lookup: publicLookup(resolve) });
  const open = buildConnector({ lookup });
  return (options, callback) => {
    const { hostname } = options;
    if (policy.isExempt(options)) {
      open(options, callback);
    } else if (isIP(hostname) !== 0 && !isPublicAddress(hostname)) {
      callback(notPublic(hostname), null);
    } else {
      guarded(options, callback);
    }
  };
}
