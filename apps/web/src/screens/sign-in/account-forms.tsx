import { isPopoteError, type Profile } from '@popote/client';
import { useSignal } from '@preact/signals';
import { popote } from '../../api/popote.js';
import { enter } from '../../api/session.js';
import { settings } from '../../api/settings.js';
import { go } from '../../navigation/router.js';
import { EmailField, NewPasswordField, PasswordField } from '../../ui/account-fields.js';
import { Field, Form } from '../../ui/form.js';
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

/** Enters the app after a request that has started a session. */
function useEntrance() {
  const isRefused = useSignal(false);
  return {
    enterApp: async () => {
      const person = await readOwnProfile();
      isRefused.value = person === null;
      if (person !== null) await enter(person);
    },
    note: isRefused.value && (
      <p class="problem" role="alert">
        {words.signIn.notKept}
      </p>
    ),
  };
}

export function SignInForm() {
  const { enterApp, note } = useEntrance();
  return (
    <Form
      action={words.signIn.signIn}
      onSend={async ({ email = '', password = '' }) => {
        await popote.logIn({ body: { email, password } });
        await enterApp();
      }}
    >
      <EmailField />
      <PasswordField />
      {note}
    </Form>
  );
}

/** Joins the account of a person who returns from the OpenID provider. */
export function JoinAccountsForm() {
  const { enterApp, note } = useEntrance();
  return (
    <Form
      action={words.signIn.joinAccounts}
      onSend={async ({ password = '' }) => {
        await popote.joinOidc({ body: { password } });
        await enterApp();
      }}
    >
      <p>{words.signIn.joinAccountsHint}</p>
      <PasswordField />
      {note}
    </Form>
  );
}

/** With an invitation code, the new account joins its house at once. */
export function SignUpForm({ invitationCode }: { readonly invitationCode?: string }) {
  const { enterApp, note } = useEntrance();
  return (
    <Form
      action={words.signIn.signUp}
      onSend={async ({ firstName = '', email = '', password = '' }) => {
        const person = { firstName, lastName: '', email, password };
        await popote.signUp({ body: { ...person, invitationCode: invitationCode ?? null } });
        await enterApp();
        if (invitationCode !== undefined) go('week', { replace: true });
      }}
    >
      <Field label={words.signIn.firstName} name="firstName" autocomplete="given-name" />
      <EmailField />
      <NewPasswordField label={words.signIn.password} name="password" />
      {note}
    </Form>
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
