import { TextField } from '../http/fields/text.field.js';
import { EmailField } from './email.field.js';
import { NewPasswordField } from './passwords/new-password.field.js';

/** A password to verify. The rules of a new password do not apply. */
function PasswordField() {
  return TextField({ min: 1, max: 128, trim: false, format: 'password' });
}

export class SignupDto {
  @TextField({ min: 1, max: 80, example: 'Camille' })
  firstName: string;

  @TextField({ min: 1, max: 80, example: 'Roy' })
  lastName: string;

  @EmailField()
  email: string;

  @NewPasswordField()
  password: string;
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
