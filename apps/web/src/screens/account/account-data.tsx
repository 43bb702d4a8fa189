import { useSignal } from '@preact/signals';
import { popote } from '../../api/popote.js';
import { readProfile } from '../../api/session.js';
import { Ask } from '../../ui/dialog.js';
import { Button } from '../../ui/button.js';
import { PasswordField } from '../../ui/account-fields.js';
import { saveFile } from '../../ui/share.js';
import { attempt } from '../../ui/toast.js';
import { words } from '../../words/words.js';

/** What the service holds about the person, and its end. */
export function AccountData() {
  const isAsking = useSignal(false);
  const download = async () => {
    const { data } = await popote.exportAccount({ parseAs: 'blob' });
    saveFile(data, 'popote-account.zip');
  };
  return (
    <>
      <section class="card stack">
        <h2>{words.account.export}</h2>
        <p class="hint">{words.account.exportHint}</p>
        <div>
          <Button icon="download" onClick={() => void attempt(download)}>
            {words.account.export}
          </Button>
        </div>
      </section>
      <section class="card stack">
        <h2>{words.account.delete}</h2>
        <p class="hint">{words.account.deleteHint}</p>
        <div>
          <Button kind="danger" onClick={() => (isAsking.value = true)}>
            {words.account.delete}
          </Button>
        </div>
      </section>
      {isAsking.value && (
        <Ask
          title={words.account.delete}
          text={words.account.deleteAsk}
          onConfirm={async ({ password = '' }) => {
            await popote.deleteAccount({ body: { password } });
            await readProfile();
          }}
          onClose={() => (isAsking.value = false)}
        >
          <PasswordField label={words.account.currentPassword} />
        </Ask>
      )}
    </>
  );
}
