import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { type FieldOptions, TextField } from './text.field.js';

const MAX_URL_LENGTH = 2000;

/** The address of something on the web that browsers may load; optional. */
export function OptionalHttpsUrlField(doc: Omit<FieldOptions, 'optional'> = {}) {
  return applyDecorators(
    TextField({ ...doc, min: 1, max: MAX_URL_LENGTH, format: 'uri', optional: true }),
    ValidateBy(
      { name: 'isHttpsUrl', validator: { validate: isHttpsUrl } },
      { message: '$property must be an https address' },
    ),
  );
}

function isHttpsUrl(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:';
}
