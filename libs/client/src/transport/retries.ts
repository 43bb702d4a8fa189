import { readRetryAfter } from '../errors/popote-error.js';
import { ERROR_CODES } from '../generated/error-codes.gen.js';
import { copyOf, type Send } from './send.js';
import { backoff, sleep } from './sleep.js';

/** First pause in milliseconds when the service names none. */
const FIRST_PAUSE = 500;
/** Longest `Retry-After` in seconds that is waited for; after a longer one the caller decides. */
const MAX_WAIT = 30;

/**
 * Repeats a request up to `retries` times when there is no response, when the service is busy (429
 * or 503 with `Retry-After`), or when the first request with its key is still running. Repeats only
 * requests without a second effect: reads, and writes with an `Idempotency-Key`.
 */
export function withRetries(send: Send, retries: number): Send {
  return async (request) => {
    if (!isRepeatable(request)) return send(request);
    for (let attempt = 0; attempt < retries; attempt += 1) {
      const response = await trySend(send, request);
      const pause = await pauseAfter(response, attempt);
      if (response !== undefined && pause === null) return response;
      await response?.body?.cancel();
      await sleep(pause ?? 0, request.signal);
    }
    return send(request);
  };
}

function isRepeatable({ method, headers }: Request): boolean {
  return method === 'GET' || headers.has('idempotency-key');
}

/** Returns undefined when there is no response. */
async function trySend(send: Send, request: Request): Promise<Response | undefined> {
  try {
    const response = await send(request.clone());
    return response.status === 409 ? await copyOf(response) : response; // its body is read twice
  } catch (error) {
    if (request.signal.aborted) throw error;
    return undefined;
  }
}

/** Milliseconds to wait before the next attempt; null when the response is final. */
async function pauseAfter(response: Response | undefined, attempt: number): Promise<number | null> {
  if (response === undefined) return backoff(attempt, FIRST_PAUSE);
  const { status, headers } = response;
  if (status === 429 || status === 503) {
    const seconds = readRetryAfter(headers);
    return seconds === null || seconds > MAX_WAIT ? null : seconds * 1000;
  }
  if (status !== 409) return null;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: number } | null;
  return body?.code === ERROR_CODES.REQUEST_IN_PROGRESS ? backoff(attempt, FIRST_PAUSE) : null;
}
