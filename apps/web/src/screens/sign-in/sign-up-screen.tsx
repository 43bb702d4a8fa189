import { settings } from '../../api/settings.js';
import { words } from '../../words/words.js';
import { OpenIdLink, SignUpForm } from './account-forms.js';
import { VisitorPage } from './visitor-page.js';

export function Screen() {
  const { registration } = settings;
  return (
    <VisitorPage title={words.signIn.signUp}>
      {registration === 'closed' && <p class="notice">{words.signIn.closed}</p>}
      {registration === 'invitation' && <p class="hint">{words.signIn.invitationOnly}</p>}
      {registration !== 'closed' && settings.password && <SignUpForm />}
      <OpenIdLink />
      <p class="row">
        <a href="sign-in">{words.signIn.haveAccount}</a>
      </p>
    </VisitorPage>
  );
}
