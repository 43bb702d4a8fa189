import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { AppError } from '../errors/app-error.js';
import { requestId } from './request-id.js';

const STATUS_BY_PARSER_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node's HTTP parser refuses: such requests never reach the framework. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = STATUS_BY_PARSER_CODE[error.code ?? ''] ?? 400;
  answer(socket, randomUUID(), status, new AppError('VALIDATION_ERROR', STATUS_CODES[status]));
}

/** Node.js hangs up on CONNECT: it gets the answer of any method that a path does not have. */
export function answerConnect(request: IncomingMessage, socket: Duplex): void {
  const unknown = new AppError('NOT_FOUND');
  answer(socket, requestId(request), unknown.status, unknown);
}

/** Left alone, Node.js answers an `Expect` that it does not know with an empty 417. */
export function answerExpectation(request: IncomingMessage, response: ServerResponse): void {
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

function answer(socket: Duplex, id: string, status: number, { envelope }: AppError): void {
  const body = JSON.stringify(envelope);
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
  );
}
