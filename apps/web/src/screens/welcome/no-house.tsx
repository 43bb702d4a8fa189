import { idempotencyKey } from '@popote/client';
import { useMemo } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import { profile, readProfile, signOut } from '../../api/session.js';
import { go } from '../../navigation/router.js';
import { Button } from '../../ui/button.js';
import { Field, Form } from '../../ui/form.js';
import { words } from '../../words/words.js';
import { CodeField } from '../../ui/account-fields.js';
import { Section } from '../../ui/page.js';
import { joinHouse } from '../sign-in/join-screen.js';
import { VisitorPage } from '../sign-in/visitor-page.js';

/** Creates a house, or joins one. */
export function NoHouse() {
  const key = useMemo(idempotencyKey, []);
  return (
    <VisitorPage title={words.signIn.hello(profile.value?.firstName ?? '')}>
      <p>{words.signIn.whichHouse}</p>
      <Section card title={words.signIn.createHouse}>
        <Form
          action={words.signIn.createHouse}
          onSend={async ({ name = '' }) => {
            await createHouse(name, key);
            go('welcome', { replace: true });
            await readProfile();
          }}
        >
          <Field
            label={words.signIn.houseName}
            hint={words.signIn.createHouseHint}
            placeholder={words.signIn.houseNameExample}
            name="name"
          />
        </Form>
      </Section>
      <Section card title={words.signIn.joinHouse}>
        <Form
          action={words.signIn.join}
          onSend={({ invitationCode = '' }) => joinHouse(invitationCode)}
        >
          <CodeField />
        </Form>
      </Section>
      <div class="row">
        <Button kind="quiet" run={signOut}>
          {words.account.signOut}
        </Button>
        <a class="button quiet" href="account">
          {words.app.account}
        </a>
      </div>
    </VisitorPage>
  );
}

/** A new house may import from every site. */
async function createHouse(name: string, key: ReturnType<typeof idempotencyKey>) {
  await popote.createHouse({ body: { name }, headers: key });
  const { data: sources } = await popote.listReferenceSources();
  await popote.replaceHouseSources({ body: { sourceIds: sources.map(({ id }) => id) } });
}
