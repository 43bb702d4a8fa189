import { useSignal } from '@preact/signals';
import { settings } from '../../api/settings.js';
import { go } from '../../navigation/router.js';
import { Button } from '../../ui/button.js';
import { CodeField } from '../../ui/account-fields.js';
import { Form } from '../../ui/form.js';
import { words } from '../../words/words.js';
import { OpenIdLink, SignUpForm } from './account-forms.js';
import { VisitorPage } from './visitor-page.js';

/** The first account of a service needs no invitation, so the form is always there. */
export function Screen() {
  const hasCode = useSignal(false);
  return (
    <VisitorPage title={words.signIn.signUp}>
      {settings.registration !== 'open' && <p class="hint">{words.signIn.invitationOnly}</p>}
      {hasCode.value ? (
        <InvitationCodeForm />
      ) : (
        <>
          {settings.password && <SignUpForm />}
          <OpenIdLink />
          <Button onClick={() => (hasCode.value = true)}>{words.signIn.haveCode}</Button>
        </>
      )}
      <p class="row">
        <a href="sign-in">{words.signIn.haveAccount}</a>
      </p>
    </VisitorPage>
  );
}

/** Leads to the page of the invitation, as its link does. */
function InvitationCodeForm() {
  return (
    <Form
      action={words.app.next}
      onSend={({ invitationCode = '' }) => go(`join/${encodeURIComponent(invitationCode.trim())}`)}
    >
      <CodeField />
    </Form>
  );
}
