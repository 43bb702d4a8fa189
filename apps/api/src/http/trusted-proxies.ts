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
