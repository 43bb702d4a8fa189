import { readRecipePage } from '../reader/recipe-page.reader.js';
import type { LocatedItem, SourceAdapter } from './source.adapter.js';

/** Maximum length of an address, with its percent-encoding. */
const MAX_LENGTH = 2000;
/** Names of tracking parameters, which do not change the page. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|yclid|igshid|mc_[ce]id|_ga|gbraid|wbraid)$/i;

/** The URL of a page without fragment and tracking parameters; null if it is invalid or too long. */
function canonical(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return null;
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) {
    if (TRACKING.test(name)) url.searchParams.delete(name);
  }
  return url.href.length <= MAX_LENGTH ? url.href : null;
}

function decoded(externalId: string): string | null {
  const bytes = Buffer.from(externalId, 'base64url');
  // Buffer skips invalid characters. Encoding the bytes again shows whether it skipped any.
  return bytes.toString('base64url') === externalId.replace(/={1,2}$/, '')
    ? bytes.toString('utf8')
    : null;
}

function locate(externalId: string): LocatedItem | null {
  const text = decoded(externalId);
  const address = text === null ? null : canonical(text);
  if (address === null) return null;
  return {
    externalId: Buffer.from(address).toString('base64url'),
    page: address,
    document: address,
  };
}

/** Any page with schema.org data. Its id is its URL in base64url. Search is not supported. */
export const web: SourceAdapter = {
  key: 'web',
  locale: null,
  site: null,
  kind: 'html',
  locate,
  searchPath: () => null,
  readSearch: () => [],
  readItem: readRecipePage,
};
