import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from '#platform/errors/app-error.filter.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireRate } from '../large-bodies.hook.js';

/** Maximum size of an uploaded file, in bytes. */
const MAX_BYTES = 200 * 1024 * 1024;
/** Fields besides the file, which are ignored. */
const MAX_FIELDS = 10;
const MULTIPART = /^multipart\/form-data\s*(;|$)/i;

/**
 * Accepts forms with a file on routes with {@link AcceptsUpload}, and refuses forms on all others. A
 * file is never in memory. It is registered after the hook that authenticates.
 */
export async function acceptUploads(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart, {
    limits: { files: 1, fields: MAX_FIELDS, parts: MAX_FIELDS + 1, fileSize: MAX_BYTES },
  });
  fastify.addHook('preParsing', (request, reply, _payload, done) => {
    if (hasForm(request) && !request.is404) {
      if (request.routeOptions.config.isUpload !== true || request.profile === undefined) {
        sendError(reply, new AppError('UNSUPPORTED_MEDIA_TYPE'));
        return;
      }
      requireRate(request, reply);
    }
    done();
  });
}

function hasForm({ headers }: FastifyRequest): boolean {
  const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && MULTIPART.test(headers['content-type'] ?? '');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body is a form with a file. */
    isUpload?: boolean;
  }
}
