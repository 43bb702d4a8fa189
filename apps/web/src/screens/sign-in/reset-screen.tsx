import { useSignal } from '@preact/signals';
import { popote } from '../../api/popote.js';
import { enter } from '../../api/session.js';
import { go, place } from '../../navigation/router.js';
import { EmailField, NewPasswordField } from '../../ui/account-fields.js';
import { Form } from '../../ui/form.js';
import { tell } from '../../ui/tell.js';
import { words } from '../../words/words.js';
import { VisitorPage } from './visitor-page.js';

/** The page of the links of mails: asks for a link, sets a new password, or confirms an email. */
export function Screen() {
  const { query } = place.value;
  const token = query.get('token');
  if (token === null) return <AskForLink />;
  return query.get('action') === 'confirm-email' ? (
    <ConfirmEmail token={token} />
  ) : (
    <NewPassword token={token} />
  );
}

function AskForLink() {
  const result = useSignal('');
  return (
    <VisitorPage title={words.signIn.resetTitle}>
      {result.value === '' ? (
        <Form
          action={words.signIn.sendLink}
          onSend={async ({ email = '' }) => {
            const { data } = await popote.requestPasswordReset({ body: { email } });
            result.value = data.mail ? words.signIn.linkSent : words.signIn.noMail(email);
          }}
        >
          <p class="hint">{words.signIn.resetIntro}</p>
          <EmailField />
        </Form>
      ) : (
        <p role="status">{result.value}</p>
      )}
      <p>
        <a href="sign-in">{words.signIn.toSignIn}</a>
      </p>
    </VisitorPage>
  );
}

function NewPassword({ token }: { readonly token: string }) {
  return (
    <VisitorPage title={words.signIn.newPassword}>
      <Form
        action={words.signIn.setPassword}
        onSend={async ({ newPassword = '' }) => {
          const { data } = await popote.resetPassword({ body: { token, newPassword } });
          await enter(data);
          tell(words.signIn.passwordChanged);
          go('week', { replace: true });
        }}
      >
        <NewPasswordField />
      </Form>
      <p>
        <a href="reset">{words.signIn.askAgain}</a>
      </p>
    </VisitorPage>
  );
}

function ConfirmEmail({ token }: { readonly token: string }) {
  const email = useSignal('');
  return (
    <VisitorPage title={words.account.newEmail}>
      {email.value === '' ? (
        <Form
          action={words.signIn.confirmEmail}
          onSend={async () => {
            const { data } = await popote.confirmEmail({ body: { token } });
            email.value = data.email;
          }}
        >
          {null}
        </Form>
      ) : (
        <p role="status">{words.signIn.emailConfirmed(email.value)}</p>
      )}
      <p>
        <a href="sign-in">{words.signIn.toSignIn}</a>
      </p>
    </VisitorPage>
  );
}
