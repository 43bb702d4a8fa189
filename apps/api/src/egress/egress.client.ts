import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import { Agent, request } from 'undici';
import { PHOTO_LIMITS } from '#domain/recipe/photo-limits.js';
import { FairQueue, type QueueLoad } from '#platform/queue/fair-queue.js';
import { timeLimit } from '#platform/signals/time-limit.js';
import { householdPath } from '../requester/requester.js';
import { EgressError } from './egress-error.js';
import { EgressPolicy } from './egress-policy.js';
import { FetchCookies } from './fetch-cookies.js';
import {
  CONTENT_TYPES,
  discard,
  type DocumentKind,
  type FetchedDocument,
  readDocument,
} from './read-document.js';
import { guardedConnector } from './guarded-connector.js';
import { type ResolveHost, resolvePublicHost } from './public-lookup.js';
import { ACCEPT_ENCODING, readBody } from './read-body.js';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Maximum milliseconds that an unused connection stays open, whatever the site asks for. */
const KEEP_ALIVE = 4000;
/** Maximum size of a body, in bytes. */
const MAX_BYTES: Readonly<Record<DocumentKind, number>> = {
  html: 5 * 1024 * 1024,
  json: 5 * 1024 * 1024,
  image: PHOTO_LIMITS.bytes,
};
const USER_AGENT = 'Popote/0.1 (recipe import on behalf of a person)';

export interface EgressOptions {
  /** `host:port` of hosts exempt from the address and https rules. */
  readonly allowHosts?: readonly string[];
  readonly resolve?: ResolveHost;
  /** Milliseconds for the whole fetch: DNS, connections, redirects, body. */
  readonly deadline?: number;
  /** Maximum size of a body of any kind, in bytes, before and after decompression. */
  readonly maxBytes?: number;
  /** Maximum number of fetches at once. */
  readonly concurrency?: number;
  /** Maximum number of fetches that wait. */
  readonly maxWaiting?: number;
}

/** A request to an API, as the libraries of its protocol make them. */
export interface ApiRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | null;
  /** Ends the request: its deadline. */
  readonly signal: AbortSignal;
}

/** A message to a receiver. */
export interface PostedMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Ends the request: its deadline. */
  readonly signal: AbortSignal;
}

export interface FetchOptions {
  readonly kind: DocumentKind;
  /** Whether redirects must stay on the same site. */
  readonly sameSite: boolean;
}

/**
 * Fetches documents from addresses that users may choose. {@link EgressPolicy} and the guarded
 * connector check every connection, redirects included. Limits: 16 fetches at once, three redirects,
 * 10 s in total, 5 MiB (pictures: 10 MiB) before and after decompression, and the requested content
 * type.
 */
export class EgressClient {
  private readonly policy: EgressPolicy;
  private readonly agent: Agent;
  private readonly queue: FairQueue;
  private readonly deadline: number;
  private readonly maxBytes: number | undefined;

  constructor(options: EgressOptions = {}) {
    const { allowHosts, resolve = resolvePublicHost } = options;
    this.policy = new EgressPolicy(allowHosts);
    this.agent = new Agent({
      connect: guardedConnector(this.policy, resolve),
      connections: 8,
      keepAliveMaxTimeout: KEEP_ALIVE,
    });
    this.queue = new FairQueue(options.concurrency ?? 16, options.maxWaiting ?? 64);
    this.deadline = options.deadline ?? 10_000;
    this.maxBytes = options.maxBytes;
  }

  get load(): QueueLoad {
    return this.queue.load;
  }

  /**
   * @throws {EgressError} for every failure
   * @throws SERVICE_UNAVAILABLE when too many fetches wait
   */
  fetch(address: URL, options: FetchOptions): Promise<FetchedDocument> {
    return this.queue.run(householdPath(), undefined, () => {
      const signal = timeLimit(this.deadline);
      return until(signal, address, this.fetchWithin(address, options, signal));
    });
  }

  /**
   * Sends a request to an API. Redirects are not followed.
   *
   * @throws {EgressError} when there is no response
   * @throws SERVICE_UNAVAILABLE when too many requests wait
   */
  send(address: URL, request: ApiRequest): Promise<Response> {
    const { signal } = request;
    return this.queue.run(householdPath(), signal, () =>
      until(signal, address, this.sendWithin(address, request)),
    );
  }

  /**
   * Sends a message, and returns the status of the response, whose body is not read. Redirects are not
   * followed.
   *
   * @throws {EgressError} when there is no response
   * @throws SERVICE_UNAVAILABLE when too many requests wait
   */
  post(address: URL, message: PostedMessage): Promise<number> {
    const { signal } = message;
    return this.queue.run(householdPath(), signal, () =>
      until(signal, address, this.postWithin(address, message)),
    );
  }

  /** Aborts all requests. */
  async close(): Promise<void> {
    await this.agent.destroy();
  }

  private maxBytesOf(kind: DocumentKind): number {
    return this.maxBytes ?? MAX_BYTES[kind];
  }

  private async sendWithin(address: URL, { signal, ...init }: ApiRequest): Promise<Response> {
    const { statusCode, headers, body } = await request(this.policy.allowedUrl(address), {
      ...init,
      headers: { ...init.headers, 'accept-encoding': ACCEPT_ENCODING },
      dispatcher: this.agent,
      signal,
    });
    const encoding = String(headers['content-encoding'] ?? '').toLowerCase();
    const bytes = await readBody(body, encoding, this.maxBytesOf('json'), signal);
    const type = String(headers['content-type'] ?? '');
    return new Response(bytes, { status: statusCode, headers: { 'content-type': type } });
  }

  private async postWithin(address: URL, message: PostedMessage): Promise<number> {
    const response = await request(this.policy.allowedUrl(address), {
      ...message,
      method: 'POST',
      dispatcher: this.agent,
    });
    discard(response);
    return response.statusCode;
  }

  private async fetchWithin(address: URL, options: FetchOptions, signal: AbortSignal) {
    const { url, response } = await this.follow(address, options, signal);
    const maxBytes = this.maxBytesOf(options.kind);
    return { url, ...(await readDocument(response, options.kind, maxBytes, signal)) };
  }

  private async follow(address: URL, { kind, sameSite }: FetchOptions, signal: AbortSignal) {
    let url = this.policy.allowedUrl(address);
    const cookies = new FetchCookies();
    for (let redirects = 0; redirects <= 3; redirects += 1) {
      const response = await this.get(url, kind, cookies, signal);
      cookies.store(url, response.headers['set-cookie']);
      const { location } = response.headers;
      if (!REDIRECTS.has(response.statusCode) || typeof location !== 'string') {
        return { url, response };
      }
      discard(response);
      const next = this.policy.allowedUrl(parseAddress(location, url));
      if (sameSite) this.policy.requireSameSite(url, next);
      url = next;
    }
    throw new EgressError('refused', `${address.host} redirects too often`);
  }

  private get(url: URL, kind: DocumentKind, cookies: FetchCookies, signal: AbortSignal) {
    const cookie = cookies.headerOf(url);
    return request(url, {
      dispatcher: this.agent,
      signal,
      headers: {
        'user-agent': USER_AGENT,
        accept: CONTENT_TYPES[kind].join(', '),
        'accept-encoding': ACCEPT_ENCODING,
        'accept-language': 'fr, en;q=0.8',
        ...(cookie === '' ? {} : { cookie }),
      },
    });
  }
}

/**
 * Fails when the signal is aborted first: undici ignores the signal of a request that waits for its
 * connection.
 *
 * @throws {EgressError}
 */
async function until<T>(signal: AbortSignal, { host }: URL, response: Promise<T>): Promise<T> {
  const ended = new AbortController();
  // A signal of several is kept as long as it has a listener.
  const timeout = once(signal, 'abort', { signal: ended.signal }).then(() => {
    throw new EgressError('unavailable', `${host} took too long`);
  });
  try {
    return await Promise.race([timeout, response]);
  } catch (error) {
    throw EgressError.from(error);
  } finally {
    ended.abort();
  }
}

/** @param location as undici decodes headers: each byte as a character, also those of UTF-8 */
function parseAddress(location: string, base: URL): URL {
  const bytes = Buffer.from(location, 'latin1');
  const address = isUtf8(bytes) ? bytes.toString('utf8') : location;
  if (URL.canParse(address, base.href)) return new URL(address, base);
  throw new EgressError('unavailable', 'redirected to an invalid address');
}
