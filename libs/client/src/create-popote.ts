import type { PopoteError, PopoteNetworkError } from './errors/popote-error.js';
import type { EventSourceConstructor } from './events/event-source.js';
import { canShareStream, announceSignIn } from './events/shared-stream.js';
import type { Profile } from './generated/types.gen.js';
import { type EventReader, Popote } from './popote.js';
import {
  type CookieStorage,
  NO_STORAGE,
  platformKeepsCookies,
  withCookies,
} from './transport/cookies.js';
import { withEtags } from './transport/etags.js';
import { createClient } from './transport/http-client.js';
import { judge } from './transport/responses.js';
import { withRetries } from './transport/retries.js';
import { type Send, sendWith } from './transport/send.js';

export interface PopoteOptions {
  /** Where the API is, with the path that a proxy adds: `https://example.org/api`. */
  readonly baseUrl: string;
  /** The language of texts that the service writes, such as the shopping list as text. */
  readonly locale?: 'fr' | 'en';
  /** An access token, for a program. It replaces the session. */
  readonly token?: string;
  /** Keeps the session, for platforms without cookies. By default, Node.js keeps it in memory. */
  readonly cookies?: CookieStorage;
  /** Number of repetitions of reads, and of writes with an `Idempotency-Key`: 2 by default. */
  readonly retries?: number;
  /** Remembers up to 200 responses to reads, and downloads only what has changed. */
  readonly etags?: boolean;
  /** Called with each error before a method rejects with it, for example to show the sign-in page. */
  readonly onError?: (error: PopoteError | PopoteNetworkError) => void;
  /** Replaces the `fetch` of the platform. It is called with an address and options. */
  readonly fetch?: typeof fetch;
  /** Reads events, on platforms whose `fetch` returns whole bodies only. */
  readonly eventSource?: EventSourceConstructor;
}

/** Creates a client for one person. On a server, create one for each session. */
export function createPopote({ baseUrl, locale, token, ...options }: PopoteOptions): Popote {
  const storage = options.cookies ?? (platformKeepsCookies() ? undefined : NO_STORAGE);
  const address = baseUrl.replace(/\/$/, '');
  // Tabs share a stream if the browser keeps the session: they have the same one.
  const isShared = storage === undefined && token === undefined && canShareStream();
  const sharedStream = isShared ? `popote ${address}` : undefined;
  const onSignIn = (profile: Profile) => {
    if (sharedStream !== undefined) announceSignIn(sharedStream, profile);
  };
  const client = createClient({
    baseUrl: address,
    credentials: storage === undefined ? 'include' : 'omit',
    headers: {
      ...(locale === undefined ? {} : { 'Accept-Language': locale }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    send: transport(options, storage),
    ...judge(address, onSignIn, options.onError),
  });
  return new Popote(client, { sharedStream, reader: eventReader(options) });
}

function transport(
  { fetch: custom, etags = false, retries = 2 }: Omit<PopoteOptions, 'baseUrl'>,
  storage: CookieStorage | undefined,
): Send {
  let send: Send = custom === undefined ? (request) => fetch(request) : sendWith(custom);
  if (storage !== undefined) send = withCookies(send, storage);
  if (etags) send = withEtags(send);
  return retries > 0 ? withRetries(send, retries) : send;
}

/**
 * How the platform reads events: with `fetch`, unless that returns whole bodies only. Undefined when
 * it has no `EventSource` either.
 */
function eventReader({ fetch: custom, eventSource }: Omit<PopoteOptions, 'baseUrl'>): EventReader {
  if (eventSource !== undefined) return eventSource;
  if (custom !== undefined || 'body' in Response.prototype) return 'fetch';
  return (globalThis as { EventSource?: EventSourceConstructor }).EventSource;
}
