import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { TransformText } from '../http/fields/field.js';
import { TextField } from '../http/fields/text.field.js';
import { isEmailAddress, normaliseEmail } from './email-address.js';

const MAX_EMAIL_LENGTH = 254;

/** An email address, in one spelling. */
export function EmailField() {
  return applyDecorators(
    TextField({ min: 3, max: MAX_EMAIL_LENGTH, format: 'email', example: 'camille@example.org' }),
    TransformText(normaliseEmail),
    ValidateBy(
      { name: 'isEmail', validator: { validate: isEmailAddress } },
      { message: 'must be an email address' },
    ),
  );
}
