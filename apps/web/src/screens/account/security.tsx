import type { SessionView } from '@popote/client';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { enter, readProfile } from '../../api/session.js';
import { AskButton } from '../../ui/dialog.js';
import { Button } from '../../ui/button.js';
import { EmailField, NewPasswordField, PasswordField } from '../../ui/account-fields.js';
import { Form } from '../../ui/form.js';
import { MenuRow, Rows } from '../../ui/menu.js';
import { Section } from '../../ui/page.js';
import { tell } from '../../ui/tell.js';
import { nameOfDay } from '../../words/dates.js';
import { words } from '../../words/words.js';
import { nameOfDevice } from './device.js';
import type { PersonProps } from './me.js';
import { Tokens } from './tokens.js';

/** How the person signs in, and where they are signed in. */
export function Security({ person }: PersonProps) {
  return (
    <>
      <Section card title={words.signIn.email}>
        <p>{person.email}</p>
        <Form
          again
          action={words.account.changeEmail}
          onSend={async ({ email = '', password = '' }) => {
            const { data, response } = await popote.changeEmail({ body: { email, password } });
            const isChanged = response.status === 200;
            if (isChanged) await enter(data);
            tell(isChanged ? words.account.emailChanged : words.account.emailSent);
          }}
        >
          <EmailField label={words.account.newEmail} />
          <PasswordField label={words.account.currentPassword} />
        </Form>
      </Section>
      <Section card title={words.signIn.password}>
        <Form
          again
          action={words.account.changePassword}
          onSend={async ({ currentPassword = '', newPassword = '' }) => {
            await popote.changePassword({ body: { currentPassword, newPassword } });
            tell(words.account.passwordChanged);
          }}
        >
          <PasswordField label={words.account.currentPassword} name="currentPassword" />
          <NewPasswordField />
        </Form>
      </Section>
      <Sessions />
      <Tokens />
    </>
  );
}

function Sessions() {
  const { thisDevice, lastUsed } = words.account;
  const sessions = useResource<SessionView[]>('sessions', () => popote.getSessions());
  const end = async (sessionId: number) => {
    await popote.endSession({ path: { sessionId } });
    await sessions.read();
  };
  const endAll = async () => {
    await popote.logOutEverywhere();
    await readProfile();
  };
  return (
    <Section title={words.account.sessions}>
      <Rows {...sessions}>
        {({ id, userAgent, lastUsedAt, current }) => (
          <MenuRow
            {...{ key: id, title: nameOfDevice(userAgent) }}
            hint={current ? thisDevice : lastUsed(nameOfDay(lastUsedAt, 'year'))}
          >
            {!current && (
              <Button kind="quiet" run={() => end(id)}>
                {words.account.endSession}
              </Button>
            )}
          </MenuRow>
        )}
      </Rows>
      <AskButton title={words.account.endAll} text={words.account.endAllAsk} onConfirm={endAll} />
    </Section>
  );
}
