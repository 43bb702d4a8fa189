import { readRecipePage } from '../reader/recipe-page.reader.js';
import type { LocatedItem, SourceAdapter } from './source.adapter.js';
import { canonicalAddress, idOfAddress } from './web-address.js';

function decoded(externalId: string): string | null {
  const bytes = Buffer.from(externalId, 'base64url');
  // Buffer skips invalid characters. Encoding the bytes again shows whether it skipped any.
  return bytes.toString('base64url') === externalId.replace(/={1,2}$/, '')
    ? bytes.toString('utf8')
    : null;
}

function locate(externalId: string): LocatedItem | null {
  const text = decoded(externalId);
  const address = text === null ? null : canonicalAddress(text);
  if (address === null) return null;
  return {
    externalId: idOfAddress(address),
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
