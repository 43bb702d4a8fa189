/** Sends a request. The parts of the transport wrap one another: cookies, ETags, retries. */
export type Send = (request: Request) => Promise<Response>;

/** Sends requests with a given `fetch`, by address and options: not every `fetch` accepts a `Request`. */
export function sendWith(customFetch: typeof fetch): Send {
  return async (request) => {
    const { url, method, headers, credentials, redirect, signal } = request;
    const body = await request.text();
    return customFetch(url, {
      method,
      headers: Object.fromEntries(headers),
      credentials,
      redirect,
      signal,
      ...(body !== '' && { body }),
    });
  };
}

/** A copy whose body is in memory. Not every `fetch` returns responses that can be cloned. */
export async function copyOf(response: Response): Promise<Response> {
  return new Response(await response.text(), response);
}
