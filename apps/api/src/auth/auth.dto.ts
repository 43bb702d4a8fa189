import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsEmail } from 'class-validator';
import { TextField } from '../http/fields/text.field.js';

const LONGEST_EMAIL = 254;

/** An address as a person types it; compared in lower case. */
function EmailField() {
  return applyDecorators(
    TextField({ min: 3, max: LONGEST_EMAIL, format: 'email', example: 'camille@example.org' }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().toLowerCase() : value,
    ),
    IsEmail({}, { message: '$property must be an email address' }),
  );
}

/** What a person signs up with. */
export class SignupDto {
  @TextField({ min: 1, max: 80, example: 'Camille' })
  firstName: string;

  @TextField({ min: 1, max: 80, example: 'Roy' })
  lastName: string;

  @EmailField()
  email: string;

  @TextField({ min: 8, max: 128, trim: false, format: 'password', example: 'trois petits navets' })
  password: string;
}

/** What a person signs in with. Any password is let through: only its hash decides. */
export class LoginDto {
  @EmailField()
  email: string;

  @TextField({ min: 1, max: 128, trim: false, format: 'password' })
  password: string;
}
