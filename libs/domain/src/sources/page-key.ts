/** Names of parameters that say where a visitor comes from, and do not change the page. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|yclid|igshid|mc_[ce]id|_ga|gbraid|wbraid)$/i;

/** The ports of http and https. */
const DEFAULT_PORT = /:(?:80|443)$/;

/** The query of an address without parameters of tracking: empty, or with its question mark. */
export function withoutTracking(search: string): string {
  const parameters = search.replace(/^\?/, '').split('&');
  const kept = parameters.filter((parameter) => !TRACKING.test(nameOf(parameter)));
  const query = kept.join('&');
  return query === '' ? '' : `?${query}`;
}

function nameOf(parameter: string): string {
  return new URLSearchParams(parameter).keys().next().value ?? '';
}

/**
 * What identifies a web page, however its address is written: scheme, `www.`, a default port, slashes at
 * the end of the path, the fragment and parameters of tracking do not count. Everything else does.
 *
 * @param address a valid URL
 */
export function pageKey(address: string): string {
  const { host, pathname, search } = new URL(address);
  const site = host.replace(DEFAULT_PORT, '').replace(/^www\./, '');
  const escaped = `${pathname.replace(/\/+$/, '')}${withoutTracking(search)}`;
  return site + escaped.replace(/%[0-9a-f]{2}/gi, (octet) => octet.toUpperCase());
}
