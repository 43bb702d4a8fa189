import { TextField } from '../../http/fields/text.field.js';
import { EmailField } from '../email.field.js';
import { NewPasswordField } from '../passwords/new-password.field.js';
import { PasswordField } from '../passwords/password.field.js';

export class PasswordResetDto {
  @EmailField()
  email: string;
}

/** The token of a link. Anything else is a wrong token. */
function TokenField() {
  return TextField({ min: 1, max: 200, description: 'The parameter `token` of the link.' });
}

export class NewPasswordDto {
  @TokenField()
  token: string;

  @NewPasswordField()
  newPassword: string;
}

export class ChangeEmailDto {
  @EmailField()
  email: string;

  @PasswordField()
  password: string;
}

export class ConfirmEmailDto {
  @TokenField()
  token: string;
}
