import { isPopoteError, type Profile } from '@popote/client';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { popote } from '../../api/popote.js';
import { enter } from '../../api/session.js';
import { settings } from '../../api/settings.js';
import { go } from '../../navigation/router.js';
import { EmailField, NewPasswordField, PasswordField } from '../../ui/account-fields.js';
import { Field, type Fields, Form } from '../../ui/form.js';
import { words } from '../../words/words.js';

/** The profile; null when the browser has not kept the cookie of the session that has just started. */
async function readOwnProfile(): Promise<Profile | null> {
  try {
    return (await popote.getProfile()).data;
  } catch (error) {
    if (isPopoteError(error, 'NOT_AUTHENTICATED')) return null;
    throw error;
  }
}

interface EntranceFormProps {
  readonly action: string;
  /** Starts a session. */
  readonly onSend: (fields: Fields) => Promise<unknown>;
  /** Where the person goes then. */
  readonly next?: string | undefined;
  readonly children: ComponentChildren;
}

/** A form after which the person is in the app. */
function EntranceForm({ action, onSend, next, children }: EntranceFormProps) {
  const isRefused = useSignal(false);
  const send = async (fields: Fields) => {
    await onSend(fields);
    const person = await readOwnProfile();
    isRefused.value = person === null;
    if (person !== null) await enter(person);
    if (person !== null && next !== undefined) go(next, { replace: true });
  };
  return (
    <Form action={action} onSend={send}>
      {children}
      {isRefused.value && (
        <p class="problem" role="alert">
          {words.signIn.notKept}
        </p>
      )}
    </Form>
  );
}

export function SignInForm() {
  return (
    <EntranceForm
      action={words.signIn.signIn}
      onSend={({ email = '', password = '' }) => popote.logIn({ body: { email, password } })}
    >
      <EmailField />
      <PasswordField />
    </EntranceForm>
  );
}

/** Joins the account of a person who returns from the OpenID provider. */
export function JoinAccountsForm() {
  return (
    <EntranceForm
      action={words.signIn.joinAccounts}
      onSend={({ password = '' }) => popote.joinOidc({ body: { password } })}
    >
      <p>{words.signIn.joinAccountsHint}</p>
      <PasswordField />
    </EntranceForm>
  );
}

interface SignUpFormProps {
  /** The new account joins its house at once. */
  readonly invitationCode?: string;
}

export function SignUpForm({ invitationCode }: SignUpFormProps) {
  const signUp = async ({ firstName = '', email = '', password = '' }: Fields) => {
    const person = { firstName, lastName: '', email, password };
    await popote.signUp({ body: { ...person, invitationCode: invitationCode ?? null } });
  };
  return (
    <EntranceForm
      action={words.signIn.signUp}
      onSend={signUp}
      next={invitationCode === undefined ? undefined : 'week'}
    >
      <Field label={words.signIn.firstName} name="firstName" autocomplete="given-name" />
      <EmailField />
      <NewPasswordField label={words.signIn.password} name="password" />
    </EntranceForm>
  );
}

/** The way to the OpenID provider, if the service has one. It leaves the app. */
export function OpenIdLink({ invitationCode }: { readonly invitationCode?: string }) {
  if (!settings.openId) return null;
  const query =
    invitationCode === undefined ? '' : `?${String(new URLSearchParams({ invitationCode }))}`;
  return (
    <>
      {settings.password && <p class="or">{words.signIn.or}</p>}
      <a class="button usual" href={`auth/oidc/start${query}`}>
        {words.signIn.openId}
      </a>
    </>
  );
}
