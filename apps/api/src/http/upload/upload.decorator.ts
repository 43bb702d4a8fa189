import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { AddRouteConfig } from '../route-config.decorator.js';

/** Marks a route whose body is a form with one file, `file`. */
export const AcceptsUpload = (description: string) =>
  applyDecorators(
    AddRouteConfig({ upload: true }),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary', description } },
      },
    }),
  );
