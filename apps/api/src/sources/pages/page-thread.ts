import type { SourceKey } from '#domain/catalogue/sources.js';
import type { SourceRecipe } from '#domain/sources/draft.js';
import { decodeDocument } from '../../egress/read-document.js';
import { ADAPTERS } from '../adapters/adapters.js';
import type { FoundItem } from '../reader/recipe-links.reader.js';

/** A document of a source, as plain values that can be sent to a thread. */
export interface PageTask {
  readonly source: SourceKey;
  /** The address of the document. */
  readonly url: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly charset: string | undefined;
}

// The functions that `PageReader` runs in a worker thread.

/** Reads the items in a page of results. */
export function readSearch({ source, url, ...document }: PageTask): FoundItem[] {
  return ADAPTERS[source].readSearch(decodeDocument(document), new URL(url));
}

/** Reads the recipe in a document; null if it contains none. */
export function readItem({ source, url, ...document }: PageTask): SourceRecipe | null {
  return ADAPTERS[source].readItem(decodeDocument(document), new URL(url));
}
