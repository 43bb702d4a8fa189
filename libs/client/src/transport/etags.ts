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
    if (request.method !== 'GET' || request.headers.has('if-none-match')) return send(request);
    const key = keyOf(request);
    const entry = entries.get(key);
    if (entry !== undefined) request.headers.set('if-none-match', entry.etag);
    const response = await send(request);
    entries.delete(key);
    const current = response.status === 304 ? entry : await remember(response);
    if (current === undefined) return response;
    entries.set(key, current); // last, as the one used most recently
    for (const oldest of [...entries.keys()].slice(0, -MAX_ENTRIES)) entries.delete(oldest);
    return response.status === 304
      ? new Response(current.body, { headers: current.headers })
      : response;
  };
}

/** Responses depend on the requested type and language. */
function keyOf({ url, headers }: Request): string {
  return [url, headers.get('accept'), headers.get('accept-language')].join(' ');
}

async function remember(response: Response): Promise<Entry | undefined> {
  const etag = response.headers.get('etag');
  if (response.status !== 200 || etag === null) return undefined;
  return { etag, body: await response.clone().text(), headers: response.headers };
}
