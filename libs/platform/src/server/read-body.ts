import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import type { BodyBudget, UnfinishedBody } from './body-budget.js';

/**
 * Reads a body into one buffer. Own code: Fastify keeps every chunk until the last one, so that a
 * body that arrives byte by byte takes a hundred times its size, and it has no limit on all bodies.
 *
 * @throws PAYLOAD_TOO_LARGE
 * @throws SERVICE_UNAVAILABLE when the budget is exceeded
 */
export function readBody(
  { headers, routeOptions: { bodyLimit } }: FastifyRequest,
  payload: Readable,
  budget: BodyBudget,
  client: string,
): Promise<Buffer> {
  const size = Number(headers['content-length'] ?? bodyLimit);
  return new Promise((resolve, reject) => {
    let buffer = Buffer.alloc(0);
    let length = 0;
    const end = (error?: Error) => {
      budget.remove(body);
      payload.off('data', receive).off('end', end).off('error', end);
      if (error) reject(error);
      else resolve(buffer.subarray(0, length));
    };
    const body: UnfinishedBody = {
      client,
      bytes: 0,
      refuse: () => {
        end(new AppError('SERVICE_UNAVAILABLE'));
      },
    };
    const receive = (chunk: Buffer) => {
      const needed = length + chunk.length;
      if (needed > bodyLimit) {
        end(new AppError('PAYLOAD_TOO_LARGE'));
        return;
      }
      if (needed > buffer.length) {
        const larger = Buffer.allocUnsafeSlow(Math.max(needed, Math.min(2 * buffer.length, size)));
        buffer.copy(larger);
        budget.add(body, larger.length - buffer.length);
        buffer = larger;
      }
      chunk.copy(buffer, length);
      length = needed;
    };
    if (size > bodyLimit) end(new AppError('PAYLOAD_TOO_LARGE'));
    // The client has disconnected while the request waited: no event follows.
    else if (payload.destroyed) end(new AppError('SERVICE_UNAVAILABLE'));
    else payload.on('data', receive).on('end', end).on('error', end);
  });
}
