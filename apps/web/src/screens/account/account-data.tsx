import { popote } from '../../api/popote.js';
import { readProfile } from '../../api/session.js';
import { AskButton } from '../../ui/dialog.js';
import { Button } from '../../ui/button.js';
import { PasswordField } from '../../ui/account-fields.js';
import { Section } from '../../ui/page.js';
import { saveFile } from '../../ui/share.js';
import { words } from '../../words/words.js';

/** What the service holds about the person, and its end. */
export function AccountData() {
  const download = async () => {
    const { data } = await popote.exportAccount({ parseAs: 'blob' });
    saveFile(data, 'popote-account.zip');
  };
  const remove = async (password = '') => {
    await popote.deleteAccount({ body: { password } });
    await readProfile();
  };
  return (
    <>
      <Section card title={words.account.export} hint={words.account.exportHint}>
        <Button icon="download" run={download}>
          {words.account.export}
        </Button>
      </Section>
      <Section card title={words.account.delete} hint={words.account.deleteHint}>
        <AskButton
          title={words.account.delete}
          text={words.account.deleteAsk}
          onConfirm={({ password }) => remove(password)}
        >
          <PasswordField label={words.account.currentPassword} />
        </AskButton>
      </Section>
    </>
  );
}
