import { readableText } from './readable-text.js';

/** Maximum length of a URL that all browsers and servers support. */
const MAX_LENGTH = 2000;

/** A part of a host name. */
const LABEL = /^(?!-)[\w-]{1,63}(?<!-)$/;

/**
 * The absolute https URL of an address on a page; null for any other scheme or an invalid URL. A page
 * over http is of a host that is exempt from the rules for outgoing requests: its own URLs are http.
 */
export function secureUrl(address: string, base: URL): string | null {
  const text = readableText(address).trim();
  if (text === '' || !URL.canParse(text, base.href)) return null;
  const { protocol, hostname, origin, username, password, href } = new URL(text, base);
  const isOfPage = protocol === 'http:' && origin === base.origin;
  const isSecure = (protocol === 'https:' || isOfPage) && username === '' && password === '';
  return isSecure && isHost(hostname) && href.length <= MAX_LENGTH ? href : null;
}

/** Whether `imageUrl` of a recipe accepts the host, as `OptionalWebUrlField` does. `URL` accepts more. */
function isHost(hostname: string): boolean {
  const labels = hostname.replace(/\.$/, '').split('.');
  return hostname.startsWith('[') || labels.every((label) => LABEL.test(label));
}
