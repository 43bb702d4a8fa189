import { applyDecorators } from '@nestjs/common';
import { FirstNameField, LastNameField } from '../http/fields/name.fields.js';
import { InvitationCodeField } from '../http/fields/invitation-code.field.js';
import { TextField } from '../http/fields/text.field.js';
import { EmailField } from './email.field.js';
import { NewPasswordField, NormalisedPassword } from './passwords/new-password.field.js';

/** A password to verify. The rules of a new password do not apply. */
function PasswordField() {
  return applyDecorators(
    TextField({ min: 1, max: 128, trim: false, format: 'password' }),
    NormalisedPassword(),
  );
}

export class SignupDto {
  @FirstNameField()
  firstName: string;

  @LastNameField()
  lastName: string;

  @EmailField()
  email: string;

  @NewPasswordField()
  password: string;

  @InvitationCodeField({ optional: true })
  invitationCode?: string | null;
}

export class LoginDto {
  @EmailField()
  email: string;

  @PasswordField()
  password: string;
}

export class ChangePasswordDto {
  @PasswordField()
  currentPassword: string;

  @NewPasswordField()
  newPassword: string;
}

export class DeleteAccountDto {
  @PasswordField()
  password: string;
}
