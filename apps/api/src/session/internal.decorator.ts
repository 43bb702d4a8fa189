import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { ApiErrors } from '../openapi/api-errors.decorator.js';

export const INTERNAL = 'internal';

/** For the worker and operations: the internal secret opens these routes, and no session does. */
export const Internal = () =>
  applyDecorators(
    SetMetadata(INTERNAL, true),
    ApiBearerAuth('internal'),
    ApiErrors('NOT_AUTHENTICATED'),
  );
