import { useSignal } from '@preact/signals';
import { profile, signOut } from '../../api/session.js';
import { place } from '../../navigation/router.js';
import { pendingChanges } from '../list/list-queue.js';
import { Ask } from '../../ui/dialog.js';
import { Button } from '../../ui/button.js';
import { Page, Tabs } from '../../ui/page.js';
import { attempt } from '../../ui/tell.js';
import { words } from '../../words/words.js';
import { AccountData } from './account-data.js';
import { Me } from './me.js';
import { Security } from './security.js';

export function Screen() {
  const person = profile.value;
  const isAsking = useSignal(false);
  const [part = ''] = place.value.rest;
  if (!person) return null;
  const leave = () => {
    if (pendingChanges.value.length > 0) isAsking.value = true;
    else void attempt(signOut);
  };
  return (
    <Page
      title={words.app.account}
      {...(person.houseId === null && { back: 'welcome' })}
      actions={
        <Button kind="quiet" icon="signOut" onClick={leave}>
          {words.account.signOut}
        </Button>
      }
    >
      <Tabs
        label={words.account.sections}
        current={part === '' ? 'account' : `account/${part}`}
        tabs={[
          ['account', words.account.me],
          ['account/security', words.account.security],
          ['account/data', words.account.data],
        ]}
      />
      {part === 'security' ? (
        <Security person={person} />
      ) : part === 'data' ? (
        <AccountData />
      ) : (
        <Me person={person} />
      )}
      {isAsking.value && (
        <Ask
          title={words.account.signOut}
          text={words.account.signOutAsk(pendingChanges.value.length)}
          onConfirm={signOut}
          onClose={() => (isAsking.value = false)}
        />
      )}
    </Page>
  );
}
