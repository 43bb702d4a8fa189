import { dictionary } from '@zxcvbn-ts/language-common';
import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { TransformText } from '../../http/fields/field.js';
import { TextField } from '../../http/fields/text.field.js';

/** Characters as they are typed, and in NFKC. */
const [MIN, MAX] = [8, 128];

/** A new password: 8 to 128 characters of any kind, not a common one, nor one character repeated. */
export function NewPasswordField() {
  return applyDecorators(
    TextField({
      min: MIN,
      max: MAX,
      trim: false,
      format: 'password',
      example: 'trois petits navets',
      description: 'Not one of the most common passwords, nor one character repeated.',
    }),
    // One ligature may be a sentence in NFKC: what is too short stays so.
    TransformText((text) => (Array.from(text).length < MIN ? text : text.normalize('NFKC'))),
    ValidateBy(
      {
        name: 'isUncommon',
        validator: { validate: (value) => typeof value !== 'string' || !isCommonPassword(value) },
      },
      { message: 'must not be one of the most common passwords, nor one character repeated' },
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

/** Whether a password is one of the most common ones, in any case, or one character or blanks repeated. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase()) || new Set(password.replace(/\s/g, ' ')).size === 1;
}
