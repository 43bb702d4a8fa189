import { applyDecorators } from '@nestjs/common';
import { IsUrl } from 'class-validator';
import { TextField } from './text.field.js';

const MAX_URL_LENGTH = 2000;

/** An optional `https` URL. */
export function OptionalHttpsUrlField() {
  return applyDecorators(
    TextField({ min: 1, max: MAX_URL_LENGTH, format: 'uri', optional: true }),
    IsUrl(
      {
        protocols: ['https'],
        require_protocol: true,
        require_tld: false,
        allow_underscores: true,
        allow_trailing_dot: true,
      },
      { message: 'must be an https address' },
    ),
  );
}
