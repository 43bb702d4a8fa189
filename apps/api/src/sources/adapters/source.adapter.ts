import type { Locale } from '#domain/locale.js';
import type { SourceKey } from '#domain/catalogue/sources.js';
import type { SourceRecipe } from '#domain/sources/draft.js';
import type { FoundItem } from '../reader/recipe-links.reader.js';

/** The location of an item. URLs are absolute, or paths on the site of the source. */
export interface LocatedItem {
  /** The canonical id: all spellings of an id have the same canonical id. */
  readonly externalId: string;
  /** URL of the page for people. */
  readonly page: string;
  /** URL of the document that contains the recipe. */
  readonly document: string;
}

/**
 * Locates the items of one source and reads its documents. Adapters are pure: `SourceSiteClient`
 * fetches the documents. A read method may throw any error for a document that it cannot read.
 */
export interface SourceAdapter {
  readonly key: SourceKey;
  /** The language of its recipes; null if each page declares its own. */
  readonly locale: Locale | null;
  /** Origin of paths; redirects to another site are refused. Null for a source without a site. */
  readonly site: string | null;
  /** The required content type of documents. */
  readonly kind: 'html' | 'json';
  /** The item with an id; null for an id that is not valid in this source. */
  readonly locate: (externalId: string) => LocatedItem | null;
  /** Path of a page of results (from 1); null if the source has no such page. */
  readonly searchPath: (search: string, page: number) => string | null;
  readonly readSearch: (text: string, url: URL) => FoundItem[];
  /** The recipe in a document; null if it contains none. */
  readonly readItem: (text: string, url: URL) => SourceRecipe | null;
}
