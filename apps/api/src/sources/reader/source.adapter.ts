import type { Locale } from '#domain/locale.js';
import type { SOURCES, SourceKey } from '#domain/catalogue/sources.js';
import type { ForeignRecipe } from '#domain/sources/draft.js';

/** One item of a source and where it is: addresses, or paths on the source's site. */
export interface LocatedItem {
  /** The one way to write its id, so that it cannot be imported twice under two. */
  readonly externalId: string;
  /** What a person would open. */
  readonly page: string;
  /** What its recipe is read from. */
  readonly document: string;
}

/** An item as a list of results shows it. */
export interface FoundItem {
  readonly externalId: string;
  readonly name: string;
  /** An https address, or null. */
  readonly imageUrl: string | null;
  readonly page: string;
}

/**
 * What is particular to one source: where its items are and how its answers read. Pure: fetching
 * is done for it. A reader may throw whatever it likes at an answer that makes no sense.
 */
export interface SourceAdapter {
  readonly key: SourceKey;
  /** Whether it has an API of its own. */
  readonly official: boolean;
  /** The language of its recipes; null where each page says it itself. */
  readonly locale: Locale | null;
  /** Scheme and host that paths are on, and that redirects stay on; null for any. */
  readonly site: string | null;
  /** What its answers have to be. */
  readonly kind: 'html' | 'json';
  /** The item that an id stands for; null where the id cannot be one of this source. */
  readonly locate: (externalId: string) => LocatedItem | null;
  /** Where to search, `page` from 1; null where there is nothing to be found. */
  readonly searchPath: (search: string, page: number) => string | null;
  readonly readSearch: (text: string, url: URL) => FoundItem[];
  /** The recipe in a document; null where it holds none. */
  readonly readItem: (text: string, url: URL) => ForeignRecipe | null;
}

/** The adapter of one source; the compiler holds what it declares to the catalogue. */
export type AdapterOf<K extends SourceKey> = SourceAdapter &
  Pick<Extract<(typeof SOURCES)[number], { key: K }>, 'key' | 'official' | 'locale'>;
