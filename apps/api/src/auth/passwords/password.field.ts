import { applyDecorators } from '@nestjs/common';
import { TextField } from '../../http/fields/text.field.js';
import { NormalisedPassword } from './new-password.field.js';

/** A password to verify. The rules of a new password do not apply. */
export function PasswordField() {
  return applyDecorators(
    TextField({ min: 1, max: 128, trim: false, format: 'password' }),
    NormalisedPassword(),
  );
}
