import ipaddr from 'ipaddr.js';

/** The only IPv6 space that is routed on the internet; all else is of some special use. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** Answers inside Azure's networks although it looks public: their metadata and host agent. */
const AZURE_HOST_AGENT = '168.63.129.16';

/**
 * Whether an IP address belongs to the public internet: no private, loopback, link-local,
 * multicast, carrier, documentation or cloud metadata address, and no IPv6 address that wraps an
 * IPv4 one (mapped, compatible, NAT64, 6to4, Teredo), whatever it wraps.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6
    ? parsed.match(GLOBAL_UNICAST)
    : parsed.toString() !== AZURE_HOST_AGENT;
}
