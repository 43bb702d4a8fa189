import { TextField } from '../http/fields/text.field.js';
import { EmailField } from './email.field.js';
import { NewPasswordField } from './new-password.field.js';

/** A password to be checked. Any is let through: only its hash decides. */
function PasswordField() {
  return TextField({ min: 1, max: 128, trim: false, format: 'password' });
}

/** What a person signs up with. */
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

/** What a person signs in with. */
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

/** Confirms the deletion of an account. */
export class DeleteAccountDto {
  @PasswordField()
  password: string;
}
