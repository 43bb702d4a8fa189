import { ERROR_CODES } from '@popote/client';
import { settings } from '../../api/settings.js';
import { place } from '../../navigation/router.js';
import { sentenceOfCode } from '../../words/errors.js';
import { words } from '../../words/words.js';
import { JoinAccountsForm, OpenIdLink, SignInForm } from './account-forms.js';
import { VisitorPage } from './visitor-page.js';

/** Also where a person returns from the OpenID provider, with the outcome in the query. */
export function Screen() {
  const { query } = place.value;
  const error = query.get('error');
  if (query.get('oidc') === 'join')
    return (
      <VisitorPage title={words.signIn.joinAccounts}>
        <JoinAccountsForm />
      </VisitorPage>
    );
  return (
    <VisitorPage title={words.signIn.signIn}>
      {error !== null && (
        <p class="problem" role="alert">
          {outcomeOf(error)}
        </p>
      )}
      {settings.password && (
        <>
          <SignInForm />
          <p class="row">
            <a href="reset">{words.signIn.forgotten}</a>
          </p>
        </>
      )}
      <OpenIdLink />
      {settings.password && (
        <p class="row">
          {words.signIn.noAccount} <a href="sign-up">{words.signIn.signUp}</a>
        </p>
      )}
    </VisitorPage>
  );
}

/** Without https, the browser may have dropped the cookie of the session that has just started. */
function outcomeOf(code: string): string {
  const isNotKept = Number(code) === ERROR_CODES.NOT_AUTHENTICATED && !isSecureContext;
  return isNotKept ? words.signIn.notKept : sentenceOfCode(code);
}
