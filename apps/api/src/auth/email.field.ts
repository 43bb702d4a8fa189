import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { isEmail, ValidateBy } from 'class-validator';
import { TextField } from '../http/fields/text.field.js';

const MAX_EMAIL_LENGTH = 254;

/** An address as a person types it; compared in lower case. */
export function EmailField() {
  return applyDecorators(
    TextField({ min: 3, max: MAX_EMAIL_LENGTH, format: 'email', example: 'camille@example.org' }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().toLowerCase() : value,
    ),
    ValidateBy(
      { name: 'isEmail', validator: { validate: isAddress } },
      { message: '$property must be an email address' },
    ),
  );
}

/** `isEmail` counts bytes, and half a surrogate pair has none: it would throw. */
function isAddress(value: unknown): boolean {
  return typeof value === 'string' && !/\p{Surrogate}/u.test(value) && isEmail(value);
}
