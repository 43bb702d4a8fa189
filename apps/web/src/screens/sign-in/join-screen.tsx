import { idempotencyKey } from '@popote/client';
import { useSignal } from '@preact/signals';
import { popote } from '../../api/popote.js';
import { profile, readProfile } from '../../api/session.js';
import { settings } from '../../api/settings.js';
import { go, place } from '../../navigation/router.js';
import { Button } from '../../ui/button.js';
import { Form } from '../../ui/form.js';
import { tell } from '../../ui/tell.js';
import { words } from '../../words/words.js';
import { OpenIdLink, SignInForm, SignUpForm } from './account-forms.js';
import { VisitorPage } from './visitor-page.js';

/** The page of an invitation link: `join/K7QX-3MPA-9TRD`. The code stays in the address. */
export function Screen() {
  const code = place.value.rest[0] ?? '';
  const isKnown = useSignal(false);
  const person = profile.value;
  if (person)
    return (
      <JoinHouse code={code} firstName={person.firstName} hasHouse={person.houseId !== null} />
    );
  return (
    <VisitorPage title={words.signIn.invited}>
      <p class="hint">{words.signIn.invitedHint(code)}</p>
      {settings.password && (isKnown.value ? <SignInForm /> : <SignUpForm invitationCode={code} />)}
      <OpenIdLink invitationCode={code} />
      {settings.password && (
        <Button kind="quiet" onClick={() => (isKnown.value = !isKnown.value)}>
          {isKnown.value ? words.signIn.signUp : words.signIn.haveAccount}
        </Button>
      )}
    </VisitorPage>
  );
}

interface JoinHouseProps {
  readonly code: string;
  readonly firstName: string;
  readonly hasHouse: boolean;
}

function JoinHouse({ code, firstName, hasHouse }: JoinHouseProps) {
  if (hasHouse)
    return (
      <VisitorPage title={words.signIn.invited}>
        <p>{words.signIn.hasHouse}</p>
        <a class="button usual" href="household">
          {words.app.household}
        </a>
      </VisitorPage>
    );
  return (
    <VisitorPage title={words.signIn.invited}>
      <Form action={words.signIn.joinAs(firstName)} onSend={() => joinHouse(code)}>
        <p class="hint">{words.signIn.invitedHint(code)}</p>
      </Form>
    </VisitorPage>
  );
}

/** Joins a house, and opens its week. */
export async function joinHouse(invitationCode: string) {
  const { data } = await popote.joinHouse({ body: { invitationCode }, headers: idempotencyKey() });
  tell(words.signIn.joined(data.name));
  go('week', { replace: true });
  await readProfile();
}
