import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { AppError } from '../errors/app-error.js';

const MALFORMED = responseOf(400);

const RESPONSES: Readonly<Record<string, ClientErrorResponse>> = {
  HPE_HEADER_OVERFLOW: responseOf(431),
  ERR_HTTP_REQUEST_TIMEOUT: responseOf(408),
};

/** Milliseconds in which a client must take the response before its connection is closed. */
const WRITE_TIMEOUT = 2_000;

interface ClientErrorResponse {
  readonly status: number;
  readonly error: AppError;
}

function responseOf(status: number): ClientErrorResponse {
  return { status, error: new AppError('VALIDATION_ERROR', STATUS_CODES[status]) };
}

/**
 * Sends the error for a request that the HTTP parser of Node.js rejects or that does not arrive in
 * time, before Fastify sees it.
 */
export function sendClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return;
  const response = RESPONSES[error.code ?? ''] ?? MALFORMED;
  send(socket, randomUUID(), response.status, response.error);
}

/**
 * Sends 404 for CONNECT, as for any unknown method. Node.js has detached the socket from the server:
 * nothing else reads from it, and a connection that is closed with unread bytes is reset.
 */
export function rejectConnect(request: IncomingMessage, socket: Duplex): void {
  const error = new AppError('NOT_FOUND');
  socket.resume();
  send(socket, requestId(request), error.status, error);
}

/** Sends 417 with an error envelope for an unknown `Expect`. By default Node.js sends no body. */
export function rejectExpectation(request: IncomingMessage, response: ServerResponse): void {
  const { envelope } = new AppError('VALIDATION_ERROR', STATUS_CODES[417]);
  const body = JSON.stringify(envelope);
  response
    .writeHead(417, {
      'x-request-id': requestId(request),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    })
    .end(body);
}

/**
 * Writes a response to the socket and closes it: a client that does not close its side, or does not
 * read, would keep the connection, because the timeouts of the server have ended. Node.js removes its
 * own error listener before it emits `connect`; without a listener, a client that resets the
 * connection would end the process.
 */
function send(socket: Duplex, id: string, status: number, { envelope }: AppError): void {
  const body = JSON.stringify(envelope);
  const timer = setTimeout(() => socket.destroy(), WRITE_TIMEOUT);
  socket.on('error', () => socket.destroy());
  socket.once('close', () => {
    clearTimeout(timer);
  });
  socket.end(
    [
      `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
      `x-request-id: ${id}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${String(Buffer.byteLength(body))}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}

const VALID = /^[\w.:-]{1,100}$/;

/** The request id of the client when it is safe in logs and headers, otherwise a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && VALID.test(given) ? given : randomUUID();
}
