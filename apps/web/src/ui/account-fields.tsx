import { words } from '../words/words.js';
import { Field } from './field.js';

/** An email address, by default that of a sign-in. */
export function EmailField({ label = words.signIn.email }: { readonly label?: string }) {
  return <Field label={label} name="email" type="email" autocomplete="username" maxlength={254} />;
}

interface PasswordFieldProps {
  readonly label?: string;
  readonly name?: string;
}

/** The password of an account. */
export function PasswordField({
  label = words.signIn.password,
  name = 'password',
}: PasswordFieldProps) {
  return (
    <Field
      label={label}
      name={name}
      type="password"
      autocomplete="current-password"
      maxlength={128}
    />
  );
}

/** A password that the person chooses, with what makes a good one. */
export function NewPasswordField({
  label = words.signIn.newPassword,
  name = 'newPassword',
}: PasswordFieldProps) {
  return (
    <Field
      {...{ label, name, hint: words.signIn.passwordHint }}
      {...{ type: 'password', autocomplete: 'new-password', minlength: 8, maxlength: 128 }}
    />
  );
}
