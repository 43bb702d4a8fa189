import { withoutTracking } from '#domain/sources/page-key.js';
import { isWebUrl } from '../../egress/is-web-url.js';

/** Maximum length of an address, with its percent-encoding. */
const MAX_LENGTH = 2000;

/** Maximum length of an address in a body, with its tracking parameters. */
export const MAX_WRITTEN_LENGTH = 4000;

/** The URL of a page without fragment and tracking parameters; null if it is invalid or too long. */
export function canonicalAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return null;
  url.hash = '';
  url.search = withoutTracking(url.search);
  return url.href.length <= MAX_LENGTH ? url.href : null;
}

/** Whether a value is the http or https address of a page that has an id in the source `web`. */
export function isPageAddress(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > MAX_WRITTEN_LENGTH) return false;
  const address = canonicalAddress(value);
  return address !== null && isWebUrl(new URL(address));
}

/** The id of an address in the source `web`. */
export function idOfAddress(address: string): string {
  return Buffer.from(address).toString('base64url');
}
