import { isUtf8 } from 'node:buffer';
import type { Transform } from 'node:stream';
import { decodeBuffer, DecodeStream } from 'encoding-sniffer';
import type { Dispatcher } from 'undici';
import { EgressError } from './egress-error.js';
import { readBody } from './read-body.js';

/** Accepted content types of each kind of document. A response may have none: browsers sniff it. */
export const CONTENT_TYPES = {
  html: ['text/html', 'application/xhtml+xml'],
  json: ['application/json', 'text/json'],
  image: ['image/avif', 'image/webp', 'image/jpeg', 'image/jpg', 'image/png', 'image/heic'],
} as const;

export type DocumentKind = keyof typeof CONTENT_TYPES;

const MISSING = new Set([404, 410]);

/**
 * Reads the body of a response, and its declared charset.
 *
 * @throws {EgressError} for another status than 200, another content type, or a body over `maxBytes`
 */
export async function readDocument(
  response: Dispatcher.ResponseData,
  kind: DocumentKind,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Omit<FetchedDocument, 'url'>> {
  try {
    requireReadable(response, kind, maxBytes);
    const encoding = headerOf(response, 'content-encoding').trim().toLowerCase();
    const bytes = await readBody(response.body, encoding, maxBytes, signal);
    return { bytes, charset: kind === 'json' ? 'utf-8' : charsetOf(response) };
  } finally {
    discard(response);
  }
}

/** Closes the connection of a body that was not read to its end. */
export function discard({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => undefined);
  body.destroy();
}

function requireReadable(
  response: Dispatcher.ResponseData,
  kind: DocumentKind,
  maxBytes: number,
): void {
  const { statusCode } = response;
  if (MISSING.has(statusCode)) throw new EgressError('missing', `status ${String(statusCode)}`);
  if (statusCode !== 200) throw new EgressError('unavailable', `status ${String(statusCode)}`);
  const type = headerOf(response, 'content-type').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type !== '' && !CONTENT_TYPES[kind].some((accepted) => accepted === type)) {
    throw new EgressError('refused', `content type "${type}" is not accepted`);
  }
  if (Number(headerOf(response, 'content-length')) > maxBytes) {
    throw new EgressError('refused', `the body exceeds ${String(maxBytes)} bytes`);
  }
}

function charsetOf(response: Dispatcher.ResponseData): string | undefined {
  return /;\s*charset\s*=\s*"?([\w-]+)/i.exec(headerOf(response, 'content-type'))?.[1];
}

function headerOf(response: Dispatcher.ResponseData, name: string): string {
  const value = response.headers[name];
  return typeof value === 'string' ? value : (value?.join(', ') ?? '');
}

/** Number of bytes in which a charset is looked for. */
const SAMPLE = 256 * 1024;

/**
 * Whether bytes without a declared charset are Windows-1252: they have more bytes that are not UTF-8
 * than characters of several bytes.
 */
function isWindows1252(buffer: Buffer): boolean {
  if (isUtf8(buffer)) return false;
  const text = buffer.toString('utf8', 0, SAMPLE);
  const invalid = text.match(/\ufffd/g)?.length ?? 0;
  const others = text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0;
  return invalid > others;
}

/**
 * Decodes with the charset of the response, else of the page itself, else UTF-8, or Windows-1252 for
 * bytes that are not UTF-8, as browsers do.
 */
export function decodeDocument({ bytes, charset }: Omit<FetchedDocument, 'url'>): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return decodeBuffer(buffer, {
    defaultEncoding: isWindows1252(buffer) ? 'windows-1252' : 'utf-8',
    ...(charset === undefined ? {} : { transportLayerEncodingLabel: charset }),
  });
}

/** Decodes a stream of bytes like {@link decodeDocument}, without having them all. */
export function documentDecoder(head: Buffer): Transform {
  const whole = head.subarray(0, head.lastIndexOf('<')); // no character ends in the middle
  return new DecodeStream({ defaultEncoding: isWindows1252(whole) ? 'windows-1252' : 'utf-8' });
}

/** A fetched document. It is decoded in the thread that reads it: see `decodeDocument`. */
export interface FetchedDocument {
  /** Its address after redirects. */
  readonly url: URL;
  /** In a buffer of their own, so that they can be moved to the thread. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The charset that the response declares. */
  readonly charset: string | undefined;
}
