/** A fetched document. It is decoded in the thread that reads it: see `decodeDocument`. */
export interface FetchedDocument {
  /** Its address after redirects. */
  readonly url: URL;
  /** In a buffer of their own, so that they can be moved to the thread. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The charset that the response declares. */
  readonly charset: string | undefined;
}
