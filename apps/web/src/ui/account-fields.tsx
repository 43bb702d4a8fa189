import { words } from '../words/words.js';
import { Field } from './form.js';

/** An email address, by default that of a sign-in. */
export function EmailField({ label = words.signIn.email }: { readonly label?: string }) {
  return <Field label={label} name="email" type="email" autocomplete="username" maxlength={254} />;
}

interface PasswordFieldProps {
  readonly label?: string;
  readonly name?: string;
}

/** The code with which a person joins a house. */
export const CodeField = () => (
  <Field
    {...{ label: words.signIn.code, hint: words.signIn.codeHint, name: 'invitationCode' }}
    autocapitalize="characters"
  />
);

/** The password of an account. */
export function PasswordField(props: PasswordFieldProps) {
  const { label = words.signIn.password, name = 'password' } = props;
  return (
    <Field
      {...{ label, name, type: 'password', autocomplete: 'current-password', maxlength: 128 }}
    />
  );
}

/** A password that the person chooses, with what makes a good one. */
export function NewPasswordField(props: PasswordFieldProps) {
  const { label = words.signIn.newPassword, name = 'newPassword' } = props;
  return (
    <Field
      {...{ label, name, hint: words.signIn.passwordHint }}
      {...{ type: 'password', autocomplete: 'new-password', minlength: 8, maxlength: 128 }}
    />
  );
}
