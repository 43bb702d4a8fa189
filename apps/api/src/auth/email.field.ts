import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsEmail } from 'class-validator';
import { TextField } from '../http/fields/text.field.js';

const LONGEST_EMAIL = 254;

/** An address as a person types it; compared in lower case. */
export function EmailField() {
  return applyDecorators(
    TextField({ min: 3, max: LONGEST_EMAIL, format: 'email', example: 'camille@example.org' }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().toLowerCase() : value,
    ),
    IsEmail({}, { message: '$property must be an email address' }),
  );
}
