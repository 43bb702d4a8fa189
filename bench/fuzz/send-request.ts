import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as openRequest,
} from 'node:http';
import { text } from 'node:stream/consumers';

const TIMEOUT_MS = 30_000;

const agent = new Agent({ keepAlive: true });

/** A request as sent. */
export interface SentRequest {
  readonly method: string;
  /** Path and query; not normalised. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly milliseconds: number;
}

/** Sends a request. Throws when no complete response arrives within 30 seconds. */
export async function sendRequest(apiUrl: string, sent: SentRequest): Promise<Answer> {
  try {
    return await exchange(apiUrl, sent);
  } catch (error) {
    // The service may close an idle connection at the moment at which the agent reuses it.
    if ((error as { reused?: boolean }).reused === true) return exchange(apiUrl, sent);
    throw error;
  }
}

function exchange(apiUrl: string, { method, target, headers, body }: SentRequest): Promise<Answer> {
  const { hostname, port } = new URL(apiUrl);
  const start = performance.now();
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const request = openRequest({
      agent,
      hostname,
      port,
      method,
      path: target,
      headers: { ...headers, ...length },
      timeout: TIMEOUT_MS,
    });
    request.on('timeout', () => request.destroy(new Error('No response in time.')));
    request.on('error', (error: NodeJS.ErrnoException) => {
      const reused = request.reusedSocket && error.code === 'ECONNRESET';
      reject(Object.assign(error, { reused }));
    });
    request.on('response', (response) => {
      readContent(response).then((content) => {
        const milliseconds = performance.now() - start;
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, text: content, milliseconds });
      }, reject);
    });
    request.end(body);
  });
}

/** Reads the body. A stream of events does not end: it is closed unread. */
async function readContent(response: IncomingMessage): Promise<string> {
  if (response.headers['content-type'] !== 'text/event-stream') return text(response);
  response.destroy();
  return '';
}
