import { FirstNameField, LastNameField } from '../http/fields/person.fields.js';
import { InvitationCodeField } from '../http/fields/invitation-code.field.js';
import { EmailField } from './email.field.js';
import { NewPasswordField } from './passwords/new-password.field.js';
import { PasswordField } from './passwords/password.field.js';

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
