import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import { readKept, writeKept } from '../../offline/kept.js';
import { go } from '../../navigation/router.js';
import { Icon } from '../../ui/icon.js';
import { Page } from '../../ui/page.js';
import { attempt } from '../../ui/tell.js';
import { words } from '../../words/words.js';
import './import.css';

/** The key under which the device keeps the id of the last file. */
export const LAST_ARCHIVE = 'last-archive';

/** Uploads what another application has exported. */
export function Archives() {
  const isSending = useSignal(false);
  const last = useSignal<number | undefined>(undefined);
  useEffect(() => void readKept<number>(LAST_ARCHIVE).then((id) => (last.value = id)), []);
  const send = async (file: File) => {
    isSending.value = true;
    await attempt(async () => {
      const { data } = await popote.uploadArchive({ body: { file } });
      await writeKept(LAST_ARCHIVE, data.id);
      go(`cookbook/archives/${String(data.id)}`);
    });
    isSending.value = false;
  };
  return (
    <Page title={words.signIn.bring} back="cookbook">
      <p>{words.imports.archivesHint}</p>
      <label class="drop card">
        <Icon name="upload" />
        <strong role="status">
          {isSending.value ? words.imports.sending : words.imports.chooseFile}
        </strong>
        <input
          type="file"
          aria-label={words.imports.chooseFile}
          class="visually-hidden"
          disabled={isSending.value}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file !== undefined) void send(file);
          }}
        />
      </label>
      {last.value !== undefined && (
        <a class="button usual" href={`cookbook/archives/${String(last.value)}`}>
          {words.imports.lastFile}
        </a>
      )}
    </Page>
  );
}
