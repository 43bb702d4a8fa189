import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '../errors/app-error.js';

const STATUS_BY_PARSER_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node's HTTP parser refuses: such requests never reach the framework. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = STATUS_BY_PARSER_CODE[error.code ?? ''] ?? 400;
  const body = JSON.stringify(new AppError('VALIDATION_ERROR', STATUS_CODES[status]).envelope);
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
