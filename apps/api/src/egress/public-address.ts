import ipaddr from 'ipaddr.js';

/** The IPv6 range that is routed on the internet; all others have special uses. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** A public address that Azure uses for the host agent inside its networks. */
const AZURE_HOST_AGENT = '168.63.129.16';

/**
 * Whether an IP address belongs to the public internet. False for private, loopback, link-local,
 * multicast, carrier, documentation and cloud metadata addresses, and for every IPv6 address that
 * contains an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6
    ? parsed.match(GLOBAL_UNICAST)
    : parsed.toString() !== AZURE_HOST_AGENT;
}
