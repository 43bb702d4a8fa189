import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
}

type Answer = (response: ServerResponse, request: ReceivedRequest) => void;

/** An HTTP server whose nth request gets the nth answer; later requests get the last one. */
export interface TestServer {
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  close(): Promise<void>;
}

export async function startServer(...answers: Answer[]): Promise<TestServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer(({ method = '', url: path = '', headers }, response) => {
    const request = { method, path, headers };
    requests.push(request);
    answers[Math.min(requests.length, answers.length) - 1]?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Answers with JSON. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return (response) => {
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      .end(JSON.stringify(body));
  };
}

/** Answers with an error of the service. */
export function error(code: number, status: number, headers: Record<string, string> = {}): Answer {
  return json({ code, message: `Error ${String(code)}.` }, status, headers);
}

/** Breaks the connection without an answer. */
export const disconnect: Answer = (response) => {
  response.destroy();
};

/** Starts a stream of events, writes the text, and leaves the connection open. */
export const streaming = (text: string) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(text);
};
