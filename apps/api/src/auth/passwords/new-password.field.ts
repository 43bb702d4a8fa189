import { dictionary } from '@zxcvbn-ts/language-common';
import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { TransformText } from '../../http/fields/field.js';
import { TextField } from '../../http/fields/text.field.js';

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
    NormalisedPassword(),
    ValidateBy(
      {
        name: 'isUncommon',
        validator: { validate: (value) => typeof value !== 'string' || !isCommonPassword(value) },
      },
      { message: 'must not be one of the most common passwords' },
    ),
  );
}

/** Keyboards write the same letter in several forms: passwords are compared in NFKC. */
export function NormalisedPassword() {
  return TransformText((text) => text.normalize('NFKC'));
}

/** Number of passwords that are rejected: the most frequent ones in leaks. */
const MAX_PASSWORDS = 10_000;

/** In lower case. */
const COMMON = new Set(dictionary['passwords-common'].slice(0, MAX_PASSWORDS));

/** Whether a password is one of the most common ones. The comparison ignores case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
