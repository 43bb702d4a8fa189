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
  const restricted = buildConnector({ lookup: publicLookup(resolve) });
  const unrestricted = buildConnector({ lookup });
  return (options, callback) => {
    const { hostname } = options;
    if (policy.isExempt(options)) {
      unrestricted(options, callback);
    } else if (isIP(hostname) !== 0 && !isPublicAddress(hostname)) {
      callback(notPublic(hostname), null);
    } else {
      restricted(options, callback);
    }
  };
}
