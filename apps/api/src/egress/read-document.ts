import { decodeBuffer } from 'encoding-sniffer';
import type { Dispatcher } from 'undici';
import { EgressError } from './egress-error.js';
import { readBody } from './read-body.js';

/** What may be fetched, by the content types it has to come as. */
export const CONTENT_TYPES = {
  html: ['text/html', 'application/xhtml+xml'],
  json: ['application/json', 'text/json'],
} as const;

export type DocumentKind = keyof typeof CONTENT_TYPES;

const MISSING = new Set([404, 410]);

/** The text of an answer, if it is one, of the right type, and no larger than `maxBytes`. */
export async function readDocument(
  response: Dispatcher.ResponseData,
  kind: DocumentKind,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string> {
  try {
    requireReadable(response, kind, maxBytes);
    const encoding = headerOf(response, 'content-encoding').trim().toLowerCase();
    const bytes = await readBody(response.body, encoding, maxBytes, signal);
    return kind === 'json' ? new TextDecoder().decode(bytes) : decodePage(response, bytes);
  } finally {
    discard(response);
  }
}

/** Gives up what is left of a body, and its connection with it; nothing if it was read. */
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
  if (!CONTENT_TYPES[kind].some((accepted) => accepted === type)) {
    throw new EgressError('refused', `a body of type "${type}"`);
  }
  if (Number(headerOf(response, 'content-length')) > maxBytes) {
    throw new EgressError('refused', `more than ${String(maxBytes)} bytes`);
  }
}

/** Decodes as browsers do: by what the server says, else the page itself, else UTF-8. */
function decodePage(response: Dispatcher.ResponseData, bytes: Buffer): string {
  const said = /;\s*charset\s*=\s*"?([\w-]+)/i.exec(headerOf(response, 'content-type'))?.[1];
  return decodeBuffer(bytes, {
    defaultEncoding: 'utf-8',
    ...(said === undefined ? {} : { transportLayerEncodingLabel: said }),
  });
}

function headerOf(response: Dispatcher.ResponseData, name: string): string {
  const value = response.headers[name];
  return typeof value === 'string' ? value : (value?.join(', ') ?? '');
}
