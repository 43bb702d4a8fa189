import type { TestResponse } from '../support/test-client.js';

/** Concurrent requests, of which only some are below the quota. */
export const CONCURRENT = 8;
/** How many of them the quota still accepts. */
export const LEFT = 3;
/** What a {@link race} has to be, with {@link LEFT} places left. */
export const EXACT = { accepted: LEFT, refused: CONCURRENT - LEFT };

/** A response that names a quota that is exceeded, to match against. */
export const exceeded = ({ message }: { readonly message: string }) => ({
  status: 409,
  body: { code: 4025, message },
});

/** Sends a request several times at once and counts the responses by status. */
export async function race(send: (index: number) => Promise<TestResponse<any>>) {
  const responses = await Promise.all(Array.from({ length: CONCURRENT }, (_, n) => send(n)));
  return {
    accepted: responses.filter(({ status }) => status < 300).length,
    refused: responses.filter(({ body }) => body.code === 4025).length,
  };
}
