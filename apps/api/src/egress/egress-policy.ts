import { EgressError } from './egress-error.js';

const DEFAULT_PORTS: Partial<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** Sockets write IPv6 addresses without the brackets of URLs. */
const withoutBrackets = (host: string) => host.replace(/[[\]]/g, '');

/** `host:port` of an address, the port always said. */
function hostAndPort({ protocol, hostname, port }: Pick<URL, 'protocol' | 'hostname' | 'port'>) {
  return withoutBrackets(`${hostname}:${port || (DEFAULT_PORTS[protocol] ?? '')}`);
}

const siteOf = (url: URL): string => url.hostname.replace(/^www\./, '');

/** Which addresses may be asked at all; what they resolve to is for the connector to judge. */
export class EgressPolicy {
  private readonly exempt: ReadonlySet<string>;

  /** @param allowHosts `host:port` of hosts free of the rules, for tests and mirrors */
  constructor(allowHosts: readonly string[] = []) {
    this.exempt = new Set(allowHosts.map((host) => withoutBrackets(host.toLowerCase())));
  }

  exempts(url: Pick<URL, 'protocol' | 'hostname' | 'port'>): boolean {
    return this.exempt.has(hostAndPort(url));
  }

  /**
   * The address as it may be asked: http and https only, plain http upgraded to https unless the
   * host is exempt. An address that carries credentials is refused.
   */
  admit(address: URL): URL {
    const url = new URL(address);
    url.hash = '';
    if (!(url.protocol in DEFAULT_PORTS)) {
      throw new EgressError('refused', `${url.protocol} is not fetched`);
    }
    if (url.username !== '' || url.password !== '') {
      throw new EgressError('refused', 'an address with credentials is not fetched');
    }
    if (!this.exempts(url)) url.protocol = 'https:';
    return url;
  }

  /** Refuses a redirect that leaves the site (`www.` aside) for a host that is not exempt. */
  requireSameSite(from: URL, to: URL): void {
    if (siteOf(from) !== siteOf(to) && !this.exempts(to)) {
      throw new EgressError('refused', `redirected from ${from.host} to ${to.host}`);
    }
  }
}
