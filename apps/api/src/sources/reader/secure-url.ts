import { readableText } from './markup.js';

/** Characters of an address that every browser and server copes with. */
const MAX_LENGTH = 2000;

/** An address on a page as an absolute https one; null where it is none. */
export function secureUrl(address: string, base: URL): string | null {
  const text = readableText(address).trim();
  if (text === '' || !URL.canParse(text, base.href)) return null;
  const { protocol, username, password, href } = new URL(text, base);
  const isPlain = protocol === 'https:' && username === '' && password === '';
  return isPlain && href.length <= MAX_LENGTH ? href : null;
}
