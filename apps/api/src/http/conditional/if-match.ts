import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';
import { documentHeader } from '../document-header.js';
import { etagOf, matchesStrongly } from './entity-tag.js';

/** The condition of a write: the representations that the client has seen. */
export class IfMatch {
  constructor(private readonly header: string) {}

  /**
   * @param representation the current JSON text that `GET` returns to this viewer
   * @throws PRECONDITION_FAILED when the header contains neither its ETag nor `*`
   */
  require(representation: string): void {
    if (!matchesStrongly(this.header, etagOf(representation))) {
      throw new AppError('PRECONDITION_FAILED');
    }
  }
}

/** The optional header `If-Match` of a request; null when it is absent. */
export const IfMatchHeader = createParamDecorator(
  (_data: unknown, context) => {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const header = headers['if-match'];
    return header === undefined ? null : new IfMatch(header);
  },
  [
    documentHeader({
      name: 'if-match',
      required: false,
      description: 'ETags of the representation to change. 412 when none of them is current.',
      schema: { type: 'string' },
    }),
  ],
);
