import ipaddr from 'ipaddr.js';
import { ConfigError, type Environment, readList } from '#platform/config/environment.js';

const NAME = 'TRUSTED_PROXIES';

/** The proxies whose `X-Forwarded-*` headers are believed: addresses or networks, none by default. */
export function readTrustedProxies(env: Environment): readonly string[] {
  const proxies = readList(env, NAME);
  const unreadable = proxies.find((proxy) => !ipaddr.isValid(proxy) && !ipaddr.isValidCIDR(proxy));
  if (unreadable === undefined) return proxies;
  throw new ConfigError(`${NAME}: "${unreadable}" is no address and no network (10.0.0.0/8).`);
}
