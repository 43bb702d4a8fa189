import { FirstNameField, LastNameField } from '../../http/fields/person.fields.js';
import { InvitationCodeField } from '../../http/fields/invitation-code.field.js';
import { TextField } from '../../http/fields/text.field.js';
import { EmailField } from '../email.field.js';
import { PasswordField } from '../passwords/password.field.js';

export class StartOidcDto {
  @InvitationCodeField({ optional: true, description: 'The house that a new person joins.' })
  invitationCode?: string | null;
}

/** What the provider adds to the address of the callback. */
export class FinishOidcDto {
  @ParameterField(128)
  state?: string | null;

  @ParameterField(2000)
  code?: string | null;

  @ParameterField(200)
  iss?: string | null;

  @ParameterField(100)
  error?: string | null;
}

/** Together the parameters fit into the head of a request, also when each character is escaped. */
function ParameterField(max: number) {
  return TextField({ min: 1, max, optional: true });
}

export class JoinOidcDto {
  @PasswordField()
  password: string;
}

/** A new person, as the provider describes it. */
export class OidcPersonDto {
  @FirstNameField()
  firstName: string;

  @LastNameField()
  lastName: string;

  @EmailField()
  email: string;
}
