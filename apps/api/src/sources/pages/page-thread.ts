import type { SourceKey } from '#domain/catalogue/sources.js';
import type { SourceRecipe } from '#domain/sources/draft.js';
import { ADAPTERS } from '../adapters/adapters.js';
import type { FoundItem } from '../reader/recipe-links.reader.js';

/** A document of a source, as plain values that can be sent to a thread. */
export interface PageTask {
  readonly source: SourceKey;
  /** The address of the document. */
  readonly url: string;
  readonly text: string;
}

// The functions that `PageReader` runs in a worker thread.

/** Reads the items in a page of results. */
export function readSearch({ source, url, text }: PageTask): FoundItem[] {
  return ADAPTERS[source].readSearch(text, new URL(url));
}

/** Reads the recipe in a document; null if it contains none. */
export function readItem({ source, url, text }: PageTask): SourceRecipe | null {
  return ADAPTERS[source].readItem(text, new URL(url));
}
