import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { applyDecorators, createParamDecorator } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';
import { InvalidRequest } from '../fields/validation-error.js';
import { AddRouteConfig } from '../route-config.decorator.js';

/** Files of a person that may arrive at once, and seconds after which the person may send another. */
const MAX_OF_PERSON = 2;
const RETRY_AFTER = 10;
/** Milliseconds in which an upload must arrive: 200 MiB with 2 Mbit a second. */
const TIMEOUT = 15 * 60 * 1000;

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

/**
 * Begins to receive the file of the form.
 *
 * @throws VALIDATION_ERROR without a file, UNSUPPORTED_MEDIA_TYPE, TOO_MANY_REQUESTS
 */
export type ReceiveUpload = () => Promise<UploadedFile>;

/** The file of the form, as {@link ReceiveUpload}. */
export const Upload = createParamDecorator((_data: unknown, context): ReceiveUpload => {
  const http = context.switchToHttp();
  return () => fileOf(http.getRequest(), http.getResponse());
});

async function fileOf(request: FastifyRequest, reply: FastifyReply): Promise<UploadedFile> {
  if (!request.isMultipart()) {
    throw new AppError(request.body === undefined ? 'VALIDATION_ERROR' : 'UNSUPPORTED_MEDIA_TYPE');
  }
  let part: MultipartFile | undefined;
  try {
    part = await request.file({ throwFileSizeLimit: false });
  } catch (error) {
    throw uploadProblemOf(error);
  }
  if (part?.fieldname !== 'file') throw new InvalidRequest(['file must be a file']);
  const { file, filename: name } = part;
  const { arrivals } = request.server;
  if (arrivals.filesOf(request.profile) >= MAX_OF_PERSON) {
    throw new AppError('TOO_MANY_REQUESTS', undefined, RETRY_AFTER);
  }
  const end = arrivals.begin(request, () => file.destroy(new AppError('SERVICE_UNAVAILABLE')));
  file.once('close', end);
  reply.raw.once('close', end);
  return { name, stream: file };
}

/**
 * What a client is told about an error of an upload: the disk is full, or the form is malformed or
 * incomplete.
 */
export function uploadProblemOf(error: unknown): AppError {
  const isOfDisk = (error as NodeJS.ErrnoException).syscall !== undefined;
  if (isOfDisk) return new AppError('SERVICE_UNAVAILABLE');
  return new InvalidRequest(['The body must be a form with one file.']);
}
