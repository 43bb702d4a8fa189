import { decodeBuffer } from 'encoding-sniffer';
import type { FetchedDocument } from './fetched-document.js';

/** Decodes with the charset of the response, else of the page itself, else UTF-8, as browsers do. */
export function decodeDocument({ bytes, charset }: Omit<FetchedDocument, 'url'>): string {
  return decodeBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    defaultEncoding: 'utf-8',
    ...(charset === undefined ? {} : { transportLayerEncodingLabel: charset }),
  });
}
