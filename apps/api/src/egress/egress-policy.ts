import { EgressError } from './egress-error.js';
import { isWebUrl } from './is-web-url.js';

/** Sockets use IPv6 addresses without the brackets of URLs. */
const withoutBrackets = (host: string) => host.replace(/[[\]]/g, '');

/** `host:port` of a URL, including a default port. */
function hostAndPort({ protocol, hostname, port }: Pick<URL, 'protocol' | 'hostname' | 'port'>) {
  return withoutBrackets(`${hostname}:${port || (protocol === 'http:' ? '80' : '443')}`);
}

const siteOf = (url: URL): string => url.hostname.replace(/^www\./, '');

/** Rules for URLs. The connector checks the IP addresses of their hosts. */
export class EgressPolicy {
  private readonly exempt: ReadonlySet<string>;

  /** @param allowHosts `host:port` of hosts exempt from the rules, for tests and mirrors */
  constructor(allowHosts: readonly string[] = []) {
    this.exempt = new Set(allowHosts.map((host) => withoutBrackets(host.toLowerCase())));
  }

  isExempt(url: Pick<URL, 'protocol' | 'hostname' | 'port'>): boolean {
    return this.exempt.has(hostAndPort(url));
  }

  /**
   * The URL to fetch for an address: without its fragment, and with https instead of http unless
   * the host is exempt.
   *
   * @throws {EgressError} `refused` for other protocols and for credentials in the address
   */
  allowedUrl(address: URL): URL {
    const url = new URL(address);
    url.hash = '';
    if (!isWebUrl(url)) {
      throw new EgressError('refused', `${url.protocol} URLs are not fetched`);
    }
    if (url.username !== '' || url.password !== '') {
      throw new EgressError('refused', 'URLs with credentials are not fetched');
    }
    if (!this.isExempt(url)) url.protocol = 'https:';
    return url;
  }

  /**
   * Checks that a redirect stays on its site, with or without `www.`, or leads to an exempt host.
   *
   * @throws {EgressError} `refused`
   */
  requireSameSite(from: URL, to: URL): void {
    if (siteOf(from) !== siteOf(to) && !this.isExempt(to)) {
      throw new EgressError('refused', `redirected from ${from.host} to ${to.host}`);
    }
  }
}
