import type { Send } from './send.js';

/** Maximum number of remembered responses. */
const MAX_ENTRIES = 200;

interface Entry {
  readonly etag: string;
  readonly body: string;
  readonly headers: Headers;
}

/**
 * Remembers the last response of each URL that is read, and asks the service whether it has changed.
 * If not, the response has no body (304), and the remembered one is returned.
 */
export function withEtags(send: Send): Send {
  const entries = new Map<string, Entry>();
  return async (request) => {
    if (!isCacheable(request)) return send(request);
    const key = keyOf(request);
    const entry = entries.get(key);
    if (entry !== undefined) request.headers.set('if-none-match', entry.etag);
    const response = await send(request);
    entries.delete(key);
    const current = response.status === 304 ? entry : await remember(response);
    if (current === undefined) return response;
    entries.set(key, current); // last, as the one used most recently
    for (const oldest of [...entries.keys()].slice(0, -MAX_ENTRIES)) entries.delete(oldest);
    return new Response(current.body, { headers: current.headers });
  };
}

/** A read of a whole body whose caller does not compare ETags. An event stream has no end. */
function isCacheable({ method, headers }: Request): boolean {
  const isStream = headers.get('accept') === 'text/event-stream';
  return method === 'GET' && !isStream && !headers.has('if-none-match');
}

/** Responses depend on the requested type and language. */
function keyOf({ url, headers }: Request): string {
  return [url, headers.get('accept'), headers.get('accept-language')].join(' ');
}

/** Reads the response, unless it has no ETag. */
async function remember(response: Response): Promise<Entry | undefined> {
  const etag = response.headers.get('etag');
  if (response.status !== 200 || etag === null) return undefined;
  return { etag, body: await response.text(), headers: response.headers };
}
