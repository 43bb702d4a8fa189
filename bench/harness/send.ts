const TIMEOUT_MS = 5_000;

/** Sends a request, with `body` as JSON. Throws when the response is not a 2xx. */
export async function send(
  method: string,
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${await response.text()}`);
  return response;
}
