import { applyDecorators, createParamDecorator } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PHOTO_LIMITS } from '#domain/recipe/photo-limits.js';
import { AppError } from '#platform/errors/app-error.js';
import { LargeBody } from '../../http/body-limit.js';
import { AddRouteConfig } from '../../http/route-config.decorator.js';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/avif'];

/** Marks a route whose body is a picture. */
export const AcceptsPicture = () =>
  applyDecorators(
    LargeBody(PHOTO_LIMITS.bytes),
    AddRouteConfig({ rawTypes: TYPES }),
    ApiConsumes(...TYPES),
    ApiBody({
      schema: { type: 'string', format: 'binary' },
      description: 'At most 10 MiB and 50 megapixels. The content decides on the format.',
    }),
  );

/** The bytes of the body; empty without a body. */
export const PictureBody = createParamDecorator((_data: unknown, context): Uint8Array => {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  if (body == null) return new Uint8Array();
  if (!Buffer.isBuffer(body)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  return body;
});
