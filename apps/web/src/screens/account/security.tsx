import type { SessionView } from '@popote/client';
import { useSignal } from '@preact/signals';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { enter, readProfile } from '../../api/session.js';
import { Ask } from '../../ui/dialog.js';
import { Button } from '../../ui/button.js';
import { EmailField, NewPasswordField, PasswordField } from '../../ui/account-fields.js';
import { Form } from '../../ui/form.js';
import { attempt, tell } from '../../ui/toast.js';
import { nameOfDay } from '../../words/dates.js';
import { words } from '../../words/words.js';
import { nameOfDevice } from './device.js';
import type { PersonProps } from './me.js';
import { Tokens } from './tokens.js';

/** How the person signs in, and where they are signed in. */
export function Security({ person }: PersonProps) {
  return (
    <>
      <section class="card stack">
        <h2>{words.account.email}</h2>
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
      </section>
      <section class="card stack">
        <h2>{words.account.password}</h2>
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
      </section>
      <Sessions />
      <Tokens />
    </>
  );
}

function Sessions() {
  const sessions = useResource<SessionView[]>('sessions', () => popote.getSessions());
  const isAsking = useSignal(false);
  const end = async (sessionId: number) => {
    await popote.endSession({ path: { sessionId } });
    await sessions.read();
  };
  return (
    <section class="stack">
      <h2>{words.account.sessions}</h2>
      <ul class="menu card">
        {sessions.data?.map(({ id, userAgent, lastUsedAt, current }) => (
          <li key={id} class="menu-row">
            <span>
              {nameOfDevice(userAgent)}
              <small class="hint">
                {' '}
                {current
                  ? words.account.thisDevice
                  : words.account.lastUsed(nameOfDay(lastUsedAt, 'year'))}
              </small>
            </span>
            {!current && (
              <span class="push">
                <Button kind="quiet" onClick={() => void attempt(() => end(id))}>
                  {words.account.endSession}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={() => (isAsking.value = true)}>{words.account.endAll}</Button>
      </div>
      {isAsking.value && (
        <Ask
          title={words.account.endAll}
          text={words.account.endAllAsk}
          onConfirm={async () => {
            await popote.logOutEverywhere();
            await readProfile();
          }}
          onClose={() => (isAsking.value = false)}
        />
      )}
    </section>
  );
}
