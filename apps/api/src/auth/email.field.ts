import { applyDecorators } from '@nestjs/common';
import { isEmail, ValidateBy } from 'class-validator';
import { TransformText } from '../http/fields/field.js';
import { TextField } from '../http/fields/text.field.js';

const MAX_EMAIL_LENGTH = 254;

/** An email address, converted to lower case. */
export function EmailField() {
  return applyDecorators(
    TextField({ min: 3, max: MAX_EMAIL_LENGTH, format: 'email', example: 'camille@example.org' }),
    TransformText((text) => text.toLowerCase()),
    ValidateBy(
      { name: 'isEmail', validator: { validate: isAddress } },
      { message: 'must be an email address' },
    ),
  );
}

/** `isEmail` throws on a lone surrogate. */
function isAddress(value: unknown): boolean {
  return typeof value === 'string' && !/\p{Surrogate}/u.test(value) && isEmail(value);
}
