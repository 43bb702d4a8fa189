import multipart, { type MultipartFile } from '@fastify/multipart';
import { applyDecorators, createParamDecorator } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { sendError } from '#platform/errors/app-error.filter.js';
import { AppError } from '#platform/errors/app-error.js';
import type { RefusalsMetrics } from '../overload/refusals.metrics.js';
import { requireRate } from './large-bodies.hook.js';
import { AddRouteConfig } from './route-config.decorator.js';

/** Maximum size of an uploaded file, in bytes. */
const MAX_BYTES = 200 * 1024 * 1024;
/** Milliseconds in which an upload must arrive: 200 MiB with 2 Mbit a second. */
const TIMEOUT = 15 * 60 * 1000;
/** Uploads that a process receives at once, and those of a person. */
const MAX_UPLOADS = 8;
const MAX_OF_PERSON = 2;
/** Fields besides the file, which are ignored. */
const MAX_FIELDS = 10;
const MULTIPART = /^multipart\/form-data\s*(;|$)/i;

/** A file that is received while it is read. */
export interface UploadedFile {
  readonly name: string;
  /** `truncated` is set at its end when the file is larger than the maximum. */
  readonly stream: Readable & { readonly truncated: boolean };
}

/** Marks a route whose body is a form with one file of at most 200 MiB, named `file`. */
export const AcceptsUpload = () =>
  applyDecorators(
    AddRouteConfig({ isUpload: true, requestTimeout: TIMEOUT }),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary' } },
      },
    }),
  );

/** The file of the form. */
export const Upload = createParamDecorator(async (_data: unknown, context) => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  if (!request.isMultipart()) {
    throw new AppError(request.body === undefined ? 'VALIDATION_ERROR' : 'UNSUPPORTED_MEDIA_TYPE');
  }
  let part: MultipartFile | undefined;
  try {
    part = await request.file({ throwFileSizeLimit: false });
  } catch (error) {
    throw uploadProblemOf(error);
  }
  if (part?.fieldname !== 'file') throw new AppError('VALIDATION_ERROR', 'file must be a file');
  return { name: part.filename, stream: part.file } satisfies UploadedFile;
});

/**
 * What a client is told about an error of an upload: the disk is full, or the form is malformed or
 * incomplete.
 */
export function uploadProblemOf(error: unknown): AppError {
  const isOfDisk = (error as NodeJS.ErrnoException).syscall !== undefined;
  if (isOfDisk) return new AppError('SERVICE_UNAVAILABLE');
  return new AppError('VALIDATION_ERROR', 'The body must be a form with one file.');
}

/**
 * Accepts forms with a file on routes with {@link AcceptsUpload}, and refuses forms on all others. A
 * file is never in memory; the number of uploads is limited. It is registered after the hook that
 * authenticates.
 */
export async function acceptUploads(
  fastify: FastifyInstance,
  metrics: RefusalsMetrics,
): Promise<void> {
  const current = new Map<FastifyRequest, number>();
  await fastify.register(multipart, {
    limits: { files: 1, fields: MAX_FIELDS, parts: MAX_FIELDS + 1, fileSize: MAX_BYTES },
  });
  fastify.addHook('preParsing', (request, reply, _payload, done) => {
    if (!hasForm(request) || request.is404) {
      done();
      return;
    }
    const id = request.profile?.id;
    const own = [...current.values()].filter((other) => other === id).length;
    if (request.routeOptions.config.isUpload !== true || id === undefined) {
      sendError(reply, new AppError('UNSUPPORTED_MEDIA_TYPE'));
    } else if (current.size >= MAX_UPLOADS || own >= MAX_OF_PERSON) {
      metrics.countOverload('uploads');
      sendError(reply, new AppError('SERVICE_UNAVAILABLE'));
    } else {
      current.set(request, id);
      reply.raw.once('close', () => current.delete(request));
      requireRate(request, reply);
      done();
    }
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
