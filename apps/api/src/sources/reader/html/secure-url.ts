import { readableText } from './readable-text.js';

/** Maximum length of a URL that all browsers and servers support. */
const MAX_LENGTH = 2000;

/** A part of a host name. */
const LABEL = /^(?!-)[\w-]{1,63}(?<!-)$/;

/** The absolute https URL of an address on a page; null for any other scheme or an invalid URL. */
export function secureUrl(address: string, base: URL): string | null {
  const text = readableText(address).trim();
  if (text === '' || !URL.canParse(text, base.href)) return null;
  const { protocol, hostname, username, password, href } = new URL(text, base);
  const isSecure = protocol === 'https:' && username === '' && password === '';
  return isSecure && isHost(hostname) && href.length <= MAX_LENGTH ? href : null;
}

/** Whether a recipe may have this host: `URL` also accepts names that no host can have. */
function isHost(hostname: string): boolean {
  const labels = hostname.replace(/\.$/, '').split('.');
  return hostname.startsWith('[') || labels.every((label) => LABEL.test(label));
}
