import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { AppError } from '../errors/app-error.js';

const STATUS_BY_PARSER_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node's HTTP parser refuses: such requests never reach the framework. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = STATUS_BY_PARSER_CODE[error.code ?? ''] ?? 400;
  answer(socket, status, new AppError('VALIDATION_ERROR', STATUS_CODES[status]));
}

/** Node.js hangs up on CONNECT: it gets the answer of any method that a path does not have. */
export function answerConnect(_request: IncomingMessage, socket: Duplex): void {
  const unknown = new AppError('NOT_FOUND');
  answer(socket, unknown.status, unknown);
}

function answer(socket: Duplex, status: number, { envelope }: AppError): void {
  const body = JSON.stringify(envelope);
  socket.end(
    [
      `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${String(Buffer.byteLength(body))}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
