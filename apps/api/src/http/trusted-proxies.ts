import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { ConfigError, type Environment, readList } from '#platform/config/environment.js';

const NAME = 'TRUSTED_PROXIES';

/** The proxies whose `X-Forwarded-*` headers are trusted: addresses or networks; none by default. */
export function readTrustedProxies(env: Environment): readonly string[] {
  const proxies = readList(env, NAME);
  const invalid = proxies.find((proxy) => !ipaddr.isValid(proxy) && !ipaddr.isValidCIDR(proxy));
  if (invalid === undefined) return proxies;
  throw new ConfigError(`${NAME}: "${invalid}" is not an address or network, such as 10.0.0.0/8.`);
}

/** Whether the address of a peer belongs to one of the proxies. */
export function isTrustedProxy(address: string | undefined, proxies: readonly string[]): boolean {
  if (address === undefined || !ipaddr.isValid(address)) return false;
  const networks = proxies.map(networkOf);
  return ipaddr.subnetMatch(ipaddr.process(address), { trusted: networks }, '') === 'trusted';
}

function networkOf(proxy: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (ipaddr.isValidCIDR(proxy)) return ipaddr.parseCIDR(proxy);
  const address = ipaddr.process(proxy);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** A plain path: segments of unreserved characters, and neither `.` nor `..`. */
const PREFIX = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;

/**
 * What a trusted proxy has removed from the start of the path, as `X-Forwarded-Prefix` states it.
 * Empty without a trusted proxy, or when the header is not a plain path.
 */
export function forwardedPrefix(
  { headers, socket }: FastifyRequest,
  trustedProxies: readonly string[],
): string {
  const prefix = headers['x-forwarded-prefix'];
  if (typeof prefix !== 'string' || !PREFIX.test(prefix)) return '';
  return isTrustedProxy(socket.remoteAddress, trustedProxies) ? prefix : '';
}
