import { hash } from 'node:crypto';
import { createParamDecorator } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';
import { InvalidRequest } from '../http/fields/validation-error.js';
import { documentHeader } from '../http/document-header.js';
import type {} from '../session/session.js'; // type of request.profile

/** The errors of every route that takes a key, for `@ApiErrors`. */
export const IDEMPOTENCY_ERRORS = ['REQUEST_IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED'] as const;

/** Visible ASCII characters. */
const VALID_KEY = /^[!-~]{1,255}$/;

/** A request that its client may repeat: the first response to it is stored under its key. */
export interface IdempotentRequest {
  readonly profileId: number;
  /** Chosen by the client; unique among the requests of the profile. */
  readonly key: string;
  /** SHA-256 of method, URL and body, in hexadecimal. A repetition has the same one. */
  readonly fingerprint: string;
  /** Marks the response as a stored response. */
  readonly markReplayed: () => void;
}

/**
 * The request with its optional header `Idempotency-Key`; null when the header is absent. Every
 * route that creates an object for a profile takes it.
 *
 * @throws VALIDATION_ERROR, NOT_AUTHENTICATED
 */
export const IdempotencyKey = createParamDecorator(
  (_data: unknown, context): IdempotentRequest | null => {
    const http = context.switchToHttp();
    return readRequest(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  },
  [
    documentHeader({
      name: 'idempotency-key',
      required: false,
      description:
        'A repetition within 24 hours gets the first response, with `idempotency-replayed: true`. Only successful responses are stored.',
      schema: { type: 'string', pattern: VALID_KEY.source, minLength: 1, maxLength: 255 },
    }),
  ],
);

function readRequest(request: FastifyRequest, reply: FastifyReply): IdempotentRequest | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !VALID_KEY.test(key)) {
    throw new InvalidRequest(['Idempotency-Key must have 1 to 255 visible ASCII characters']);
  }
  const { method, url, body = null, profile } = request;
  if (profile === undefined) throw new AppError('NOT_AUTHENTICATED');
  return {
    profileId: profile.id,
    key,
    fingerprint: hash('sha256', `${method} ${url}\n${JSON.stringify(body)}`),
    markReplayed: () => void reply.header('idempotency-replayed', 'true'),
  };
}
