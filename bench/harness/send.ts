const TIMEOUT_MS = 30_000;

/**
 * Sends a request, with `body` as JSON. Throws when the response is not a 2xx.
 * @param timeout milliseconds until the whole response must have arrived
 */
export async function send(
  method: string,
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
  timeout = TIMEOUT_MS,
): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${await response.text()}`);
  return response;
}

/** Sends a request and reads its answer as JSON. */
export async function sendJson<Body>(...request: Parameters<typeof send>): Promise<Body> {
  return (await (await send(...request)).json()) as Body;
}
