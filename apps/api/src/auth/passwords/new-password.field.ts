import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { TextField } from '../../http/fields/text.field.js';
import { isCommonPassword } from './common-passwords.js';

/** A new password: 8 to 128 characters of any kind, not a common one. */
export function NewPasswordField() {
  return applyDecorators(
    TextField({
      min: 8,
      max: 128,
      trim: false,
      format: 'password',
      example: 'trois petits navets',
      description: 'Not one of the most common passwords.',
    }),
    ValidateBy(
      {
        name: 'isUncommon',
        validator: { validate: (value) => typeof value !== 'string' || !isCommonPassword(value) },
      },
      { message: 'must not be one of the most common passwords' },
    ),
  );
}
